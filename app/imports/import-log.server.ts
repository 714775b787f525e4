import { type SQL, sql } from 'drizzle-orm'
import { recordChanges } from '../records/tables.ts'

/** How the log names an import that was taken back. */
export const importKind = {
  name: 'import',
  area: 'programme',
  label: 'Import',
  plural: 'Imports',
  fields: {},
} as const

/** What taking an import back did to each record: it stands in the history of the record, and in the log in one line for all. */
export function excludesUndoDetails(): SQL {
  return sql`NOT (${recordChanges.importId} IS NOT NULL AND ${recordChanges.action} IN ('deleted', 'restored'))`
}
