import { z } from 'zod'

/** BCP 47 tags of the languages that part of a page may be in (WCAG 3.1.2): those heard on German stages or spoken nearby. */
export const PART_LANGUAGES = [
  ...['de', 'de-simple', 'en', 'fr', 'it', 'es', 'pt', 'la', 'nl', 'da', 'sv', 'no', 'fi', 'pl', 'cs', 'sk', 'hu', 'ro', 'bg'],
  ...['hr', 'sl', 'sr', 'el', 'ru', 'uk', 'tr', 'he', 'yi', 'ar', 'fa', 'hi', 'zh', 'ja', 'ko', 'nds', 'dsb', 'hsb', 'frr'],
]

/** The language of a part; empty or missing where it is that of the page. */
export const partLanguage = z.enum(['', ...PART_LANGUAGES]).nullish()
