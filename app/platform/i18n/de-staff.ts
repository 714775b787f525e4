import { account } from './de-staff/account.ts'
import { admin } from './de-staff/admin.ts'
import { calendar } from './de-staff/calendar.ts'
import { check } from './de-staff/check.ts'
import { editor } from './de-staff/editor.ts'
import { forms } from './de-staff/forms.ts'
import { imports } from './de-staff/import.ts'
import { lists } from './de-staff/lists.ts'
import { media } from './de-staff/media.ts'
import { modules } from './de-staff/modules.ts'
import { pages } from './de-staff/pages.ts'
import { recordForm } from './de-staff/record-form.ts'
import { records } from './de-staff/records.ts'
import { settings } from './de-staff/settings.ts'
import { watch } from './de-staff/watch.ts'

/** German texts that only staff read; loaded with the editor and the admin area. */
export const deStaff = {
  ...editor,
  ...modules,
  ...admin,
  ...records,
  ...recordForm,
  ...lists,
  ...forms,
  ...calendar,
  ...imports,
  ...media,
  ...watch,
  ...settings,
  ...account,
  ...check,
  ...pages,
} as const
