import type { Values } from './record-type.ts'

/** A field that both sides have changed, to different values. */
export type MergeConflict = { field: string; mine: unknown; theirs: unknown }

/**
 * Merges unsaved changes with those that another user has saved meanwhile. A field that only one side changed takes that
 * change; a field that both changed to different values is a conflict. Lists whose entries have names, such as the texts of an
 * article, are merged by entry.
 * @param base the values that both sides started from
 * @returns the merged values, with `theirs` where there is a conflict, and the conflicts
 */
export function threeWayMerge(base: Values, mine: Values, theirs: Values): { values: Values; conflicts: MergeConflict[] } {
  const conflicts: MergeConflict[] = []
  const values = { ...theirs }
  for (const [field, value] of Object.entries(mine)) {
    if (same(value, base[field])) continue
    const entries = mergedEntries(base[field], value, theirs[field])
    if (same(theirs[field], base[field])) values[field] = value
    else if (entries) values[field] = entries
    else if (!same(value, theirs[field])) conflicts.push({ field, mine: value, theirs: theirs[field] })
  }
  return { values, conflicts }
}

/** The names of the fields whose values differ from `base`. */
export function changedFields(base: Values, values: Values): string[] {
  return Object.keys(values).filter((field) => !same(values[field], base[field]))
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

type Entry = { id: string }

/**
 * A list with the changes of both sides, in the order of the other's; what one side added stands behind what it follows there.
 * Undefined when the entries have no names, or both sides changed the same one.
 */
function mergedEntries(base: unknown, mine: unknown, theirs: unknown): Entry[] | undefined {
  if (!isNamedList(base) || !isNamedList(mine) || !isNamedList(theirs)) return undefined
  const [before, own, other] = [base, mine, theirs].map((list) => new Map(list.map((entry) => [entry.id, entry])))
  const merged = new Map<string, Entry | undefined>()
  for (const { id } of [...base, ...mine, ...theirs]) {
    const [b, m, t] = [before?.get(id), own?.get(id), other?.get(id)]
    if (!same(m, b) && !same(t, b) && !same(m, t)) return undefined
    merged.set(id, same(m, b) ? t : m)
  }
  const order = theirs.map(({ id }) => id)
  for (const [index, { id }] of mine.entries()) {
    if (!order.includes(id)) order.splice(order.indexOf(mine[index - 1]?.id ?? '') + 1, 0, id)
  }
  return order.flatMap((id) => merged.get(id) ?? [])
}

function isNamedList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => typeof entry?.id === 'string')
}
