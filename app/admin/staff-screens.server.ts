import { canCreate } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { ACCOUNT_PATH, ADMIN_PATH } from '../platform/routing/table.ts'
import { recordTypes } from '../records/registry.server.ts'
import { menuFor } from './menu.server.ts'

/** A screen of the admin area, or the form of a new record, for the editor's command palette. */
export type StaffScreen = { kind: 'screen' | 'new'; url: string; label: string; group: string }

/** The screens that a role works with, as its menu has them, and the records that it may create; in German. */
export function staffScreens(role: Role): StaffScreen[] {
  const own = [
    { kind: 'screen' as const, url: ADMIN_PATH, label: t('Overview'), group: t('Admin') },
    { kind: 'screen' as const, url: ACCOUNT_PATH, label: t('My account'), group: t('Admin') },
  ]
  const screens = menuFor(role).flatMap(({ heading, links }) =>
    links.map(({ to, label }) => ({ kind: 'screen' as const, url: adminUrl(to), label: t(label), group: t(heading) })),
  )
  const creatable = recordTypes()
    .filter((type) => canCreate(role, type) && !type.isCreatedElsewhere)
    .map(({ name, label }) => ({
      kind: 'new' as const,
      url: adminUrl(name, 'new'),
      label: t('New: {name}', { name: t(label) }),
      group: t('Admin'),
    }))
  return [...own, ...screens, ...creatable]
}
