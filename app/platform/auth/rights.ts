import type { Area } from '../content-type/content-type.ts'
import type { Role } from './roles.ts'

/** What somebody may want to do with a record. */
export type Action = 'read' | 'write' | 'delete'

const WRITES: Record<Role, readonly Area[]> = {
  admin: ['programme', 'magazine', 'site', 'media', 'entries', 'settings', 'people'],
  editor: ['programme', 'magazine', 'site', 'media', 'entries'],
  programme: ['programme', 'media'],
  magazine: ['magazine', 'media'],
  reader: [],
}

/** Parts that hold what people have told the house about themselves; only who works with them reads them. */
const PERSONAL: readonly Area[] = ['entries', 'people']

/** Whether a role may do something in a part of the house. Everybody on the staff may read all but what is personal. */
export function mayDo(role: Role, action: Action, area: Area): boolean {
  if (action === 'read' && !PERSONAL.includes(area)) return true
  return WRITES[role].includes(area)
}
