import type { Role } from './roles.ts'

/** A part of the site; rights are given by part, and each record type belongs to one. */
export type Area = 'programme' | 'magazine' | 'site' | 'media' | 'entries' | 'settings' | 'people'

/** What can be done with a record. */
export type Action = 'read' | 'write' | 'delete'

const WRITES: Record<Role, readonly Area[]> = {
  admin: ['programme', 'magazine', 'site', 'media', 'entries', 'settings', 'people'],
  editor: ['programme', 'magazine', 'site', 'media', 'entries'],
  programme: ['programme', 'media'],
  magazine: ['magazine', 'media'],
  reader: [],
}

/** Areas that only users who work with them may read: personal data sent to the theatre, and the site's settings. */
const CLOSED: readonly Area[] = ['entries', 'people', 'settings']

/** Whether a role may do something in an area. All staff may read every area that is not closed. */
export function can(role: Role, action: Action, area: Area): boolean {
  if (action === 'read' && !CLOSED.includes(area)) return true
  return WRITES[role].includes(area)
}

/** Whether a role works with a part: writes in it or, for a role that writes nowhere, reads it. */
export function worksWith(role: Role, area: Area): boolean {
  return can(role, WRITES[role].length > 0 ? 'write' : 'read', area)
}
