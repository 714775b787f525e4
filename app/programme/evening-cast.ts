import { type EveningPart, matchPart, partKey } from './parts.ts'

/** A contributor of a production. Its id is missing while it is drafted. */
export type UsualRow = { id?: number; personId: number } & Pick<EveningPart, 'kind' | 'role'>
/** A change of cast of one performance. */
export type EveningRow = EveningPart & {
  personId: number
  /** id of the production's row that it replaces; null or missing: found by the name of its part */
  replacesId?: number | null
  isOmitted?: boolean
}

/** Which changes of cast replace which rows of the production, and those that replace none. */
export type EveningCast<Usual, Evening> = { tonight: Map<Usual, Evening>; extra: Evening[] }

/**
 * Who stands in for whom on one evening: by the id that a change names; without one, by the name of its part, where a person
 * who has the part anyway takes their own row. Each row of the production is replaced once at most.
 * @param usual the rows of the production, in order
 * @param evening the rows of the performance, in order
 */
export function resolveEvening<Usual extends UsualRow, Evening extends EveningRow>(
  usual: readonly Usual[],
  evening: readonly Evening[],
): EveningCast<Usual, Evening> {
  const tonight = new Map<Usual, Evening>()
  const replaced = new Set<Evening>()
  const claim = (row: Evening, holds: (holder: Usual) => boolean): void => {
    const holder = replaced.has(row) ? undefined : usual.find((one) => !tonight.has(one) && holds(one))
    if (!holder) return
    tonight.set(holder, row)
    replaced.add(row)
  }
  for (const row of evening) if (row.replacesId != null) claim(row, ({ id }) => id === row.replacesId)
  const byName = evening.filter((row) => !replaced.has(row))
  const parts = new Map(byName.map((row) => [row, matchPart(row, usual)]))
  const hasPart = (row: Evening, holder: Usual) => {
    const part = parts.get(row)
    return part !== undefined && partKey(part) === partKey(holder)
  }
  for (const row of byName) claim(row, (holder) => holder.personId === row.personId && hasPart(row, holder))
  for (const row of byName) claim(row, (holder) => hasPart(row, holder))
  return { tonight, extra: evening.filter((row) => !replaced.has(row)) }
}
