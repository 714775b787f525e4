type Row = Record<string, unknown>

/**
 * The keys in the file store that a row of the database refers to, for all rows of all tables; replaced and deleted files
 * are referred to by the history for as long as it keeps them.
 */
export function fileKeysOf(table: string, row: Row): string[] {
  if (table === 'media') return [`originals/${row.key}`]
  if (table === 'form_uploads') return [`uploads/${row.id}`]
  const before = table === 'record_changes' && row.content_type === 'media' ? (row.before as { key?: string } | null) : null
  return before?.key ? [`originals/${before.key}`] : []
}
