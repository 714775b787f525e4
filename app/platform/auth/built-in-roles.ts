import { AREAS, type Area, type Level } from './areas.ts'
import type { Permissions } from './permissions.ts'
import { type BuiltInRole, ROLES, type Role } from './roles.ts'

const WRITES: Record<BuiltInRole, readonly Area[]> = {
  admin: AREAS,
  editor: ['programme', 'magazine', 'site', 'media', 'entries'],
  programme: ['programme', 'media'],
  magazine: ['magazine', 'media'],
  reader: [],
}

/** Areas that only users who work with them may read: personal data sent to the theatre, and the site's settings. */
const CLOSED: readonly Area[] = ['entries', 'people', 'settings']

const BUILT_IN = new Map<string, Role>(ROLES.map((id) => [id, { id, permissions: permissionsOf(id), records: null }]))

/** A built-in role. It is code and no row, so that nobody changes by accident what it means. */
export function builtInRole(id: BuiltInRole): Role {
  return BUILT_IN.get(id) as Role
}

/** The built-in role of this id; undefined for an id of any other role. */
export function findBuiltInRole(id: string): Role | undefined {
  return BUILT_IN.get(id)
}

function permissionsOf(role: BuiltInRole): Permissions {
  const levelIn = (area: Area): Level => {
    if (WRITES[role].includes(area)) return 'delete'
    return CLOSED.includes(area) ? 'none' : 'read'
  }
  return { areas: Object.fromEntries(AREAS.map((area) => [area, levelIn(area)])) as Record<Area, Level>, fields: {}, scope: 'all' }
}
