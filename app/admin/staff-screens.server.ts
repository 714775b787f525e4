import type { Role } from '../platform/auth/roles.ts'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { ACCOUNT_PATH } from '../platform/routing/table.ts'
import { creatableBy } from './creatable.server.ts'
import { screenUrl } from './frame/menu-area.ts'
import { menuFor } from './menu.server.ts'

/** A screen of the admin area, or the form of a new record, for the editor's command palette. */
export type StaffScreen = { kind: 'screen' | 'new'; url: string; label: string; group: string }

/** The screens that a role works with, as its menu has them, and the records that it may create; in German. */
export function staffScreens(role: Role): StaffScreen[] {
  const screens = menuFor(role).flatMap(({ label: area, links }) =>
    links.map(({ to, label }) => ({ kind: 'screen' as const, url: screenUrl(to), label: t(label), group: t(area) })),
  )
  const creatable = creatableBy(role).map(({ type, label }) => ({
    kind: 'new' as const,
    url: adminUrl(type, 'new'),
    label: t('New: {name}', { name: t(label) }),
    group: t('Admin'),
  }))
  return [...screens, { kind: 'screen', url: ACCOUNT_PATH, label: t('My account'), group: t('Admin') }, ...creatable]
}
