const RIGHT_TO_LEFT = ['he', 'yi', 'ar', 'fa']

/**
 * Attributes of the element that holds a part in another language than its page (WCAG 3.1.2).
 * @param language as `partLanguage` lets it through; empty or missing where it is that of the page
 */
export function languageAttributes(language: unknown): { lang?: string; dir?: 'rtl' } {
  if (typeof language !== 'string' || language === '') return {}
  return RIGHT_TO_LEFT.includes(language) ? { lang: language, dir: 'rtl' } : { lang: language }
}
