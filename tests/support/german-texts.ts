import { setCatalogue } from '../../app/platform/i18n/i18n.ts'
import { serverTexts } from '../../app/texts/server-texts.ts'

// Tests assert the texts that users see.
setCatalogue(serverTexts('de'), 'de')
