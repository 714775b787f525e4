import { can } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { recordTypes } from '../records/registry.server.ts'

/** A kind of record that may be created, by name of its type; `isOften` if a house creates it every week. */
export type Creatable = { type: string; label: Label; isOften: boolean }

/** What a house creates every week, most often first. */
const OFTEN = ['event', 'production', 'article', 'person', 'alert']

/** The kinds of records that a role may create, those first that are created most. Files are uploaded in the media library. */
export function creatableBy(role: Role): Creatable[] {
  const types = recordTypes().filter(({ area, isCreatedElsewhere }) => can(role, 'write', area) && !isCreatedElsewhere)
  const rank = (name: string) => (OFTEN.includes(name) ? OFTEN.indexOf(name) : OFTEN.length)
  return types
    .toSorted((left, right) => rank(left.name) - rank(right.name))
    .map(({ name, label }) => ({ type: name, label, isOften: OFTEN.includes(name) }))
}
