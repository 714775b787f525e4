import { de } from '../platform/i18n/de.ts'
import { deStaff } from '../platform/i18n/de-staff.ts'
import { setCatalogue } from '../platform/i18n/i18n.ts'

// What staff read comes with the admin area and never reaches visitors.
setCatalogue({ ...de, ...deStaff }, 'de')
