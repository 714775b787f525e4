import { type SQL, sql } from 'drizzle-orm'
import type { Label } from '../platform/i18n/message-ids.ts'
import { recordChanges } from '../records/tables.ts'
import { FIELD_NAMES } from './field-names.ts'
import { LED_FIELDS } from './led-field.ts'

/** The kind under which the audit log lists undone imports. */
export const importKind = {
  name: 'import',
  area: 'programme',
  label: 'Import',
  plural: 'Imports',
  fields: {},
} as const

const SOURCE_FIELDS: Record<string, { label: Label }> = {
  name: { label: 'Name' },
  kind: { label: 'Kind of source' },
  headerName: { label: 'Name of the header' },
  schedule: { label: 'Is read' },
  isActive: { label: 'Switched on|source' },
  appliesAtOnce: { label: 'Apply changes at once' },
  columnMeanings: { label: 'Columns|import' },
}

/** The kind under which the audit log lists changes of import sources; who leads is logged field by field. */
export const sourceKind = {
  name: 'import-source',
  area: 'programme',
  label: 'Import source',
  plural: 'Import sources',
  fields: {
    ...SOURCE_FIELDS,
    ...Object.fromEntries(LED_FIELDS.map((field) => [field, { label: FIELD_NAMES[field] }])),
  },
} as const

/** Excludes the changes of single records by an undone import: they are in the records' history, and one entry in the log stands for all. */
export function excludesUndoDetails(): SQL {
  return sql`NOT (${recordChanges.importId} IS NOT NULL AND ${recordChanges.action} IN ('deleted', 'restored'))`
}
