import { DEFAULT_LOCALE, setCatalogue } from '../platform/i18n/i18n.ts'
import { browserTexts } from '../texts/browser-texts.ts'

// What staff read comes with the admin area and never reaches visitors.
setCatalogue(browserTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
