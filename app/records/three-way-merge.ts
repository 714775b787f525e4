import type { Values } from './record-type.ts'

/** A field that both have changed, each in another way. */
export type MergeConflict = { field: string; mine: unknown; theirs: unknown }

/**
 * What becomes of my changes when somebody else has saved theirs first. Fields that only one of us changed keep that
 * change; fields that both changed alike are settled; the rest is to be chosen.
 * @param base what both started from
 * @returns my values upon theirs, with theirs where both differ, and the fields to choose
 */
export function threeWayMerge(base: Values, mine: Values, theirs: Values): { values: Values; conflicts: MergeConflict[] } {
  const conflicts: MergeConflict[] = []
  const values = { ...theirs }
  for (const [field, value] of Object.entries(mine)) {
    if (same(value, base[field])) continue
    if (same(theirs[field], base[field])) values[field] = value
    else if (!same(value, theirs[field])) conflicts.push({ field, mine: value, theirs: theirs[field] })
  }
  return { values, conflicts }
}

/** The fields in which values differ from those they started from. */
export function changedFields(base: Values, values: Values): string[] {
  return Object.keys(values).filter((field) => !same(values[field], base[field]))
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
