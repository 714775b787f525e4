import { de } from '../../app/platform/i18n/de.ts'
import { deServer } from '../../app/platform/i18n/de-server.ts'
import { deStaff } from '../../app/platform/i18n/de-staff.ts'
import { setCatalogue } from '../../app/platform/i18n/i18n.ts'

// Tests read what people read.
setCatalogue({ ...de, ...deStaff, ...deServer }, 'de')
