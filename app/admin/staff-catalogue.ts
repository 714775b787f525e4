import { DEFAULT_LOCALE, setCatalogue } from '../platform/i18n/i18n.ts'
import { browserTexts } from '../texts/browser-texts.ts'

// The texts for staff are part of the admin area's chunks and never reach visitors.
setCatalogue(browserTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)
