import { texts as admin } from '../admin/texts.staff.de.ts'
import { texts as audit } from '../audit/texts.staff.de.ts'
import { texts as booking } from '../booking/texts.staff.de.ts'
import { texts as casting } from '../casting/texts.staff.de.ts'
import { texts as content } from '../content/texts.staff.de.ts'
import { texts as contentLint } from '../content-lint/texts.staff.de.ts'
import { texts as evening } from '../evening/texts.staff.de.ts'
import { texts as firstDay } from '../first-day/texts.staff.de.ts'
import { texts as forms } from '../forms/texts.staff.de.ts'
import { texts as identity } from '../identity/texts.staff.de.ts'
import { texts as imports } from '../imports/texts.staff.de.ts'
import { texts as magazine } from '../magazine/texts.staff.de.ts'
import { texts as mediaLibrary } from '../media-library/texts.staff.de.ts'
import { texts as modules } from '../modules/texts.staff.de.ts'
import { texts as moveIn } from '../move-in/texts.staff.de.ts'
import { texts as operations } from '../operations/texts.staff.de.ts'
import { texts as papers } from '../papers/texts.staff.de.ts'
import { texts as platform } from '../platform/texts.staff.de.ts'
import { texts as programme } from '../programme/texts.staff.de.ts'
import { texts as records } from '../records/texts.staff.de.ts'
import { texts as review } from '../review/texts.staff.de.ts'
import { texts as scheduling } from '../scheduling/texts.staff.de.ts'
import { texts as site } from '../site/texts.staff.de.ts'
import { texts as staffUi } from '../staff-ui/texts.staff.de.ts'
import { texts as translations } from '../translations/texts.staff.de.ts'
import { texts as users } from '../users/texts.staff.de.ts'
import { deEditor } from './de-editor.ts'

/** German texts that only staff read; loaded with the editor and the admin area, never by visitors. */
export const deStaff = {
  ...admin,
  ...audit,
  ...booking,
  ...casting,
  ...content,
  ...contentLint,
  ...deEditor,
  ...evening,
  ...firstDay,
  ...forms,
  ...identity,
  ...imports,
  ...magazine,
  ...mediaLibrary,
  ...modules,
  ...moveIn,
  ...operations,
  ...papers,
  ...platform,
  ...programme,
  ...records,
  ...review,
  ...scheduling,
  ...site,
  ...staffUi,
  ...translations,
  ...users,
} as const
