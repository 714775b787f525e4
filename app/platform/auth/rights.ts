import type { Area } from '../content-type/content-type.ts'
import type { Role } from './roles.ts'

/** What somebody may want to do with a record. */
export type Action = 'read' | 'write' | 'delete'

const WRITES: Record<Role, readonly Area[]> = {
  admin: ['programme', 'magazine', 'site', 'media', 'settings', 'people'],
  editor: ['programme', 'magazine', 'site', 'media'],
  programme: ['programme', 'media'],
  magazine: ['magazine', 'media'],
  reader: [],
}

/** Whether a role may do something in a part of the house. Everybody on the staff may read, but people only administrators. */
export function mayDo(role: Role, action: Action, area: Area): boolean {
  if (action === 'read') return area !== 'people' || role === 'admin'
  return WRITES[role].includes(area)
}
