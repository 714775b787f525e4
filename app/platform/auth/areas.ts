/** The parts of the site; rights are given by part, and each record type belongs to one. */
export const AREAS = ['programme', 'magazine', 'site', 'media', 'entries', 'settings', 'people'] as const
export type Area = (typeof AREAS)[number]

/** What can be done with a record. */
export type Action = 'read' | 'write' | 'delete'

/** How far the rights in an area go; each level includes those before. */
export const LEVELS = ['none', 'read', 'write', 'delete'] as const
export type Level = (typeof LEVELS)[number]

/** Areas in which a role can be limited to productions, with what is used in them. In all others such a role reads at most. */
export const SCOPED_AREAS: readonly Area[] = ['programme', 'media']

/** Whether a level goes beyond reading. */
export function writes(level: Level): boolean {
  return level === 'write' || level === 'delete'
}

/** Which records of its areas a role works with. `productions`: of the programme those named for each person; `published`: what visitors see too. */
export const SCOPES = ['all', 'productions', 'published'] as const
export type Scope = (typeof SCOPES)[number]

/** Whether a role of a scope can be given the right to write in an area. */
export function mayWriteWithin(scope: Scope, area: Area): boolean {
  return scope === 'all' || (scope === 'productions' && SCOPED_AREAS.includes(area))
}
