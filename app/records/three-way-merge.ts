import type { Values } from './record-type.ts'

/** A field that both sides have changed, to different values. */
export type MergeConflict = { field: string; mine: unknown; theirs: unknown }

/**
 * Merges unsaved changes with those that another user has saved meanwhile. A field that only one side changed takes that
 * change; a field that both changed to different values is a conflict.
 * @param base the values that both sides started from
 * @returns the merged values, with `theirs` where there is a conflict, and the conflicts
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

/** The names of the fields whose values differ from `base`. */
export function changedFields(base: Values, values: Values): string[] {
  return Object.keys(values).filter((field) => !same(values[field], base[field]))
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
