import { de } from '../../app/platform/i18n/de.ts'
import { deMail } from '../../app/platform/i18n/de-mail.ts'
import { deStaff } from '../../app/platform/i18n/de-staff.ts'
import { setCatalogue } from '../../app/platform/i18n/i18n.ts'

// Tests read what people read.
setCatalogue({ ...de, ...deStaff, ...deMail }, 'de')
