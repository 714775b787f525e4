import { link } from '../platform/routing/link.ts'
import { matchPart, partKey } from './parts.ts'
import type { contributors, persons } from './tables.ts'

type CastPerson = Pick<typeof persons.$inferSelect, 'id' | 'slug' | 'firstName' | 'lastName' | 'categoryId' | 'isOnline'>
/** A contributor with the person, as it is stored. */
export type ContributorRow = { contributor: typeof contributors.$inferSelect; person: CastPerson }

/** A contributor, formatted for display. */
export type CastRow = {
  id: number
  role: string
  kind: 'team' | 'cast'
  name: string
  /** page of a member of the ensemble; null for guests and for people who are offline */
  url: string | null
  /** set for a change of cast: the names of those replaced, empty when nobody usually has the part */
  insteadOf: string | null
}

/**
 * The cast of a production, or of one performance: rows of the performance replace those of the part they match, under
 * its name, and newcomers are marked, so that nobody is listed twice for one part.
 * @param rows in order, those of the production and those of the performance
 */
export function castOf(rows: ContributorRow[]): CastRow[] {
  const usual = rows.filter(({ contributor }) => contributor.eventId === null)
  const parts = usual.map(({ contributor }) => contributor)
  const tonight = rows.filter(({ contributor }) => contributor.eventId !== null).map((row) => withMatchedPart(row, parts))
  const changed = Map.groupBy(tonight, partOf)
  const listed = new Set<string>()
  const cast: CastRow[] = []
  for (const row of usual) {
    const part = partOf(row)
    const instead = changed.get(part)
    if (!instead) cast.push(castRow(row, null))
    else if (!listed.has(part)) cast.push(...replacementRows(instead, usual))
    listed.add(part)
  }
  for (const [part, group] of changed) if (!listed.has(part)) cast.push(...replacementRows(group, usual))
  return cast
}

/** The rows of one part in one performance; usual holders of the part are not marked. */
function replacementRows(group: ContributorRow[], usual: ContributorRow[]): CastRow[] {
  const present = new Set(group.map(({ person }) => person.id))
  const holders = usual.filter((row) => group[0] && partOf(row) === partOf(group[0]))
  const absent = holders.filter(({ person }) => !present.has(person.id)).map(nameOf)
  return group.map((row) => {
    const isUsual = holders.some(({ person }) => person.id === row.person.id)
    return castRow(row, isUsual ? null : absent.join(', '))
  })
}

/** A row of a performance, with the production's name of the part it matches. */
function withMatchedPart(row: ContributorRow, parts: ContributorRow['contributor'][]): ContributorRow {
  const { kind, role } = matchPart(row.contributor, parts) ?? row.contributor
  return { ...row, contributor: { ...row.contributor, kind, role } }
}

function partOf({ contributor }: ContributorRow): string {
  return partKey(contributor)
}

function nameOf({ person }: ContributorRow): string {
  return `${person.firstName} ${person.lastName}`.trim()
}

function castRow(row: ContributorRow, insteadOf: string | null): CastRow {
  const { contributor, person } = row
  return {
    id: contributor.id,
    role: contributor.role,
    kind: contributor.kind,
    name: nameOf(row),
    url: person.categoryId && person.isOnline ? link('ensemble-slug-id', { slug: person.slug, id: person.id }) : null,
    insteadOf,
  }
}

/** The id of a contributor in a draft, who has none yet; no stored one is negative. @param place in the draft, from 0 */
export function draftedId(place: number): number {
  return -1 - place
}

/** The place in the draft of a contributor with such an id; undefined for a stored one. */
export function draftedPlace(id: number): number | undefined {
  return id < 0 ? -1 - id : undefined
}

/** A part with everybody who has it. */
export type Part = { role: string; people: CastRow[] }

/** Groups consecutive rows of the same part. */
export function byPart(rows: CastRow[]): Part[] {
  const parts: Part[] = []
  for (const row of rows) {
    const last = parts.at(-1)
    if (last?.role === row.role) last.people.push(row)
    else parts.push({ role: row.role, people: [row] })
  }
  return parts
}
