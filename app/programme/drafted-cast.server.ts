import { inArray } from 'drizzle-orm'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { type ContributorRow, draftedId } from './cast.ts'
import { castColumns } from './productions/queries.server.ts'
import { type contributors, persons } from './tables.ts'

/** A contributor in a draft, of whom anything may be missing yet. */
export type DraftedContributor = { personId?: number | null; role?: string; kind?: 'team' | 'cast' } & Partial<
  Pick<typeof contributors.$inferSelect, 'isExtra' | 'replacesId' | 'isReading' | 'isOmitted'>
>

/**
 * The contributors of a production, or the changes of cast of a performance, as a draft has them instead of what is live.
 * Rows without a person yet are left out. One statement.
 * @param rows what is live
 * @param of whose rows the draft replaces
 */
export async function withDraftedCast(
  { db }: Pick<ReadContext, 'db'>,
  rows: ContributorRow[],
  drafted: readonly DraftedContributor[],
  of: { productionId: number; eventId: number | null },
): Promise<ContributorRow[]> {
  const ids = drafted.flatMap(({ personId }) => personId ?? [])
  const people = ids.length > 0 ? await db.select(castColumns).from(persons).where(inArray(persons.id, ids)) : []
  const personOf = new Map(people.map((person) => [person.id, person]))
  const next = drafted.flatMap(({ personId, role = '', kind = 'cast', ...evening }, position) => {
    const person = personOf.get(personId ?? 0)
    if (!person) return []
    const { isExtra = false, replacesId = null, isReading = false, isOmitted = false } = evening
    const row = { id: draftedId(position), ...of, personId: person.id, role, kind, position }
    return [{ contributor: { ...row, isExtra, replacesId, isReading, isOmitted }, person }]
  })
  return [...rows.filter(({ contributor }) => contributor.eventId !== of.eventId), ...next]
}
