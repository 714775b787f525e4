import { type Action, type Area, LEVELS, SCOPED_AREAS, writes } from './areas.ts'
import type { Role } from './roles.ts'

export type { Action, Area } from './areas.ts'

/** The parts of the site in which something goes online. */
const WITH_PAGES: readonly Area[] = ['programme', 'magazine', 'site']

/** A record type, as far as rights depend on it. */
export type RightsSubject = {
  name: string
  area: Area
  /** how its records belong to a production; a role limited to productions only reads types without it */
  within?: unknown
  /** how they belong to one for whoever only reads them there */
  seenWithin?: unknown
  /** visitors see nothing of its records */
  isForStaff?: true
  /** its records are files, which visitors see where something shows them */
  holdsPictures?: true
  /** its fields, and whether visitors read them */
  fields?: Record<string, { isForStaff?: true }>
}

/**
 * Whether a role may do something in all of an area. It may not where it is limited to some fields or productions, or to what is
 * published: what does not know of such limits stays closed to these roles.
 */
export function can(role: Role, action: Action, area: Area): boolean {
  if (!canSome(role, action, area) || readsOnlyPublished(role)) return false
  return !isScoped(role, area) && (action === 'read' || !limitsFields(role, area))
}

/** Whether a role may do something in an area at least with some fields or records. */
export function canSome(role: Role, action: Action, area: Area): boolean {
  const reaches = LEVELS.indexOf(role.permissions.areas[area]) >= LEVELS.indexOf(action)
  return reaches && (action !== 'delete' || !limitsFields(role, area))
}

/** Whether a role may do something with at least some records of a type, or some of their fields. */
export function canWithType(role: Role, action: Action, type: RightsSubject): boolean {
  if (!canSome(role, action, type.area)) return false
  if (action === 'read' && readsOnlyPublished(role)) return !type.isForStaff && !type.holdsPictures && saysSomething(type)
  if (action === 'read') return !type.isForStaff || !isScopedOutOf(role, type)
  if (isScoped(role, type.area) && type.within === undefined) return false
  return writableFields(role, type)?.length !== 0
}

/** Whether visitors read something of what its records say. */
function saysSomething({ fields }: RightsSubject): boolean {
  return fields === undefined || Object.values(fields).some(({ isForStaff }) => !isForStaff)
}

/**
 * Whether a role sees how records of a type came about and what is planned for them: their history, plans and drafts. Whoever
 * reads records because they are published, as guests of a production read venues, sees nothing of it.
 */
export function seesWorkOf(role: Role, type: RightsSubject): boolean {
  return !readsOnlyPublished(role) && !isScopedOutOf(role, type)
}

/** Whether no record of a type belongs to the productions that a role is limited to. */
function isScopedOutOf(role: Role, { area, within, seenWithin }: RightsSubject): boolean {
  return isScoped(role, area) && within === undefined && seenWithin === undefined
}

/** Whether a role may create records of a type, of which a role limited to productions creates those that belong to one. */
export function canCreate(role: Role, type: RightsSubject): boolean {
  if (!canWithType(role, 'write', type) || writableFields(role, type)) return false
  return !isScoped(role, type.area) || type.within !== 'itself'
}

/** The only fields of a type that a role may change; undefined where it is not limited to any. */
export function writableFields(role: Role, { name, area }: RightsSubject): readonly string[] | undefined {
  const types = fieldsIn(role, area)
  return types && (types[name] ?? [])
}

/** Whether a role may change all of these fields of a type. */
export function writesFields(role: Role, type: RightsSubject, fields: readonly string[]): boolean {
  const writable = writableFields(role, type)
  return canWithType(role, 'write', type) && (writable === undefined || fields.every((field) => writable.includes(field)))
}

/** Whether a role only ever reads: it writes in no area. */
export function onlyReads(role: Role): boolean {
  return usualAction(role) === 'read'
}

/** Whether a role may do something with the content of one object, or with all of its area. A role limited to fields edits none. */
export function canWithObject(role: Role, action: Action, area: Area, object: { type: string; id: number | null | undefined }): boolean {
  if (can(role, action, area)) return true
  if (!canSome(role, action, area) || (action !== 'read' && limitsFields(role, area))) return false
  return typeof object.id === 'number' && role.records?.[object.type]?.includes(object.id) === true
}

/** Whether a role reads what visitors see too, and nothing else. */
export function readsOnlyPublished({ permissions }: Role): boolean {
  return permissions.scope === 'published'
}

/** Whether a role sees drafts and plans of something that goes online. */
export function seesDrafts(role: Role): boolean {
  return !readsOnlyPublished(role) && WITH_PAGES.some((area) => canSome(role, 'read', area))
}

/** Whether a role works in an area with some productions only. */
export function isScoped(role: Role, area: Area): boolean {
  return role.records !== null && SCOPED_AREAS.includes(area)
}

/** Whether a role works with a part: writes in it or, for a role that writes nowhere, reads it. */
export function worksWith(role: Role, area: Area): boolean {
  return canSome(role, usualAction(role), area)
}

/** Whether a role works with records of a type, as `worksWith`. */
export function worksWithType(role: Role, type: RightsSubject): boolean {
  return canWithType(role, usualAction(role), type)
}

function usualAction(role: Role): Action {
  return Object.values(role.permissions.areas).some(writes) ? 'write' : 'read'
}

/** Whether a role may change only some fields in an area. */
export function limitsFields(role: Role, area: Area): boolean {
  return fieldsIn(role, area) !== undefined
}

function fieldsIn({ permissions }: Role, area: Area): Record<string, string[]> | undefined {
  return permissions.fields[area]
}
