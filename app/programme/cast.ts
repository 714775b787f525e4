import { link } from '../platform/routing/link.ts'
import { resolveEvening } from './evening-cast.ts'
import { partKey } from './parts.ts'
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
  /** set for a change of cast: the name of who is replaced, empty when nobody usually has the part */
  insteadOf: string | null
  /** whether the person reads the part this evening */
  isReading: boolean
}

/**
 * The cast of a production, or of one performance: rows of the performance stand at the place of those they replace, under
 * their name, so that nobody is listed twice for one part; parts left out this evening are not listed.
 * @param rows in order, those of the production and those of the performance
 */
export function castOf(rows: ContributorRow[]): CastRow[] {
  const rowOf = new Map(rows.map((row) => [row.contributor, row]))
  const all = rows.map(({ contributor }) => contributor)
  const usual = all.filter(({ eventId }) => eventId === null)
  const evening = all.filter(({ eventId }) => eventId !== null)
  const { tonight, extra } = resolveEvening(usual, evening)
  const added = Map.groupBy(extra, partKey)
  const lastOfPart = new Map(usual.map((contributor) => [partKey(contributor), contributor]))
  const entry = (contributor: Contributor, holder: Contributor | null) => castRow(rowOf.get(contributor), holder, rowOf)
  const listed = usual.flatMap((holder) => {
    const change = tonight.get(holder)
    const own = change === undefined ? [entry(holder, holder)] : change.isOmitted ? [] : [entry(change, holder)]
    const isLast = lastOfPart.get(partKey(holder)) === holder
    return [...own, ...(isLast ? (added.get(partKey(holder)) ?? []).map((one) => entry(one, null)) : [])]
  })
  const others = extra.filter((contributor) => !lastOfPart.has(partKey(contributor)))
  return [...listed, ...others.map((one) => entry(one, null))].filter((row) => row !== undefined)
}

type Contributor = ContributorRow['contributor']

/** @param holder whose place in the production it has; the contributor itself when nothing changes, null when there is none */
function castRow(
  row: ContributorRow | undefined,
  holder: Contributor | null,
  rowOf: Map<Contributor, ContributorRow>,
): CastRow | undefined {
  if (!row) return undefined
  const { contributor, person } = row
  const { kind, role } = holder ?? contributor
  const usual = holder ? rowOf.get(holder) : undefined
  return {
    id: contributor.id,
    role,
    kind,
    name: nameOf(row),
    url: person.categoryId && person.isOnline ? link('ensemble-slug-id', { slug: person.slug, id: person.id }) : null,
    insteadOf: usual ? (usual.person.id === person.id ? null : nameOf(usual)) : '',
    isReading: contributor.isReading,
  }
}

function nameOf({ person }: ContributorRow): string {
  return `${person.firstName} ${person.lastName}`.trim()
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
