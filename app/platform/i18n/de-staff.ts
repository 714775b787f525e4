import { account } from './de-staff/account.ts'
import { admin } from './de-staff/admin.ts'
import { calendar } from './de-staff/calendar.ts'
import { editor } from './de-staff/editor.ts'
import { modules } from './de-staff/modules.ts'

/** German texts that only staff read; loaded with the editor and the admin area. */
export const deStaff = { ...editor, ...modules, ...admin, ...calendar, ...account } as const
