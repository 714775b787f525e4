import { setCatalogue } from '../../app/platform/i18n/i18n.ts'
import { serverTexts } from '../../app/texts/server-texts.ts'

// Tests read what people read.
setCatalogue(serverTexts('de'), 'de')
