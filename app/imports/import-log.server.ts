import { type SQL, sql } from 'drizzle-orm'
import { recordChanges } from '../records/tables.ts'

/** The kind under which the audit log lists undone imports. */
export const importKind = {
  name: 'import',
  area: 'programme',
  label: 'Import',
  plural: 'Imports',
  fields: {},
} as const

/** The kind under which the audit log lists changes of import sources. */
export const sourceKind = {
  name: 'import-source',
  area: 'programme',
  label: 'Import source',
  plural: 'Import sources',
  fields: {},
} as const

/** Excludes the changes of single records by an undone import: they are in the records' history, and one entry in the log stands for all. */
export function excludesUndoDetails(): SQL {
  return sql`NOT (${recordChanges.importId} IS NOT NULL AND ${recordChanges.action} IN ('deleted', 'restored'))`
}
