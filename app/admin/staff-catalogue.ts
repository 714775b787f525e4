import { currentLocale, setCatalogue } from '../platform/i18n/i18n.ts'
import { staffTexts } from '../texts/browser-texts.ts'

// The texts for staff are part of the admin area's chunks and never reach visitors. The language stays that of the page: a chunk
// of the admin area may come along with the tools of a page in another one.
setCatalogue(staffTexts(currentLocale()), currentLocale())
