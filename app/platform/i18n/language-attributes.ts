const RIGHT_TO_LEFT = ['he', 'yi', 'ar', 'fa']

/**
 * Attributes of an element whose content is in another language than the page (WCAG 3.1.2).
 * @param language as `partLanguage` accepts it; empty or missing for the language of the page
 */
export function languageAttributes(language: unknown): { lang?: string; dir?: 'rtl' } {
  if (typeof language !== 'string' || language === '') return {}
  return RIGHT_TO_LEFT.includes(language) ? { lang: language, dir: 'rtl' } : { lang: language }
}
