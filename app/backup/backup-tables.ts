import type { Database } from '../platform/database/database.ts'
import { allTables, inOrderOfReferences } from '../platform/database/whole-tables.ts'

/** Tables that are derived or short-lived: the search index, sessions, login links, counters, presence. */
const EXCLUDED_TABLES = [
  'search_cards',
  'search_documents',
  'search_words',
  'sessions',
  'verifications',
  'rate_limits',
  'form_attempts',
  'editor_presence',
]

/** The tables of a backup, each after those it references, so that they can be inserted in this order. */
export async function backupTables(db: Database): Promise<string[]> {
  return inOrderOfReferences(
    db,
    (await allTables(db)).filter((name) => !EXCLUDED_TABLES.includes(name)),
  )
}
