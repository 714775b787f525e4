/** What tables of backups begin with where several lie beside each other; the name of the backup follows, which is the moment it was taken. */
export const DATED_TABLES = 'database-'
const TABLES_ENDING = '.jsonl.gz'

/** The key of the tables of the backup with this name. */
export function tablesKeyOf(name: string): string {
  return DATED_TABLES + name + TABLES_ENDING
}

/** The key of the tables of a backup that is taken at this moment. */
export function tablesKeyAt(takenAt: Temporal.Instant): string {
  return tablesKeyOf(takenAt.round('second').toString().replaceAll(':', ''))
}

/** The name of the backup whose tables have this key. */
export function nameOf(tablesKey: string): string {
  return tablesKey.slice(DATED_TABLES.length, -TABLES_ENDING.length)
}
