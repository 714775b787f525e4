import { asc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { containers, drafts, pages } from '../content/tables.ts'
import { listEntries } from '../forms/index.server.ts'
import { users } from '../platform/auth/tables.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { asJson } from '../records/export.server.ts'
import { settings } from '../site/tables.ts'

/** So many rows are in memory at once, however many there are. */
const AT_ONCE = 200

type Row = Record<string, unknown>
/** Something the house keeps that is no record with a form: its name, and all of it, a part at a time. */
type KeptPart = { name: string; batches: AsyncIterable<Row[]> }

/**
 * What the house keeps besides its records, each to be written as JSON: pages, the contents of pages, articles and all else
 * that has some (as visitors see them, with the draft where there is one), settings, entries of forms, and accounts. Neither
 * passwords nor keys nor sessions are in it; old versions, logs and the bytes of files are in the backup alone.
 */
function keptBesideRecords(platform: Pick<Platform, 'db'>): KeptPart[] {
  const { db } = platform
  const { id, name, email, firstName, lastName, role, twoFactorEnabled, createdAt } = users
  return [
    { name: 'pages', batches: rowsOf(db, pages, getTableColumns(pages), pages.id) },
    { name: 'contents', batches: contentsOf(db) },
    { name: 'settings', batches: rowsOf(db, settings, getTableColumns(settings), settings.key) },
    { name: 'entries', batches: entriesOf(platform) },
    { name: 'accounts', batches: rowsOf(db, users, { id, name, email, firstName, lastName, role, twoFactorEnabled, createdAt }, users.id) },
  ]
}

/** What the house keeps besides its records, each as JSON piece by piece. */
export function exportBesideRecords(platform: Pick<Platform, 'db'>): { name: string; json: AsyncGenerator<string> }[] {
  return keptBesideRecords(platform).map(({ name, batches }) => ({ name, json: asJson(batches, (row) => row) }))
}

/** Rows of a table by its key, in its order. */
async function* rowsOf(db: Database, table: PgTable, columns: Record<string, PgColumn>, key: PgColumn): AsyncGenerator<Row[]> {
  let last: unknown
  for (;;) {
    const rows: Row[] = await db
      .select({ ...columns, $key: key })
      .from(table)
      .where(last === undefined ? undefined : gt(key, last))
      .orderBy(asc(key))
      .limit(AT_ONCE)
    if (rows.length === 0) return
    last = rows.at(-1)?.$key
    yield rows.map(({ $key: _, ...row }) => row)
  }
}

/** Each container with what it belongs to, its document as visitors see it, and its draft; null where there is none. */
async function* contentsOf(db: Database): AsyncGenerator<Row[]> {
  let last = 0
  for (;;) {
    const rows = await db
      .select({ container: containers, draft: drafts.document })
      .from(containers)
      .leftJoin(drafts, eq(drafts.containerId, containers.id))
      .where(gt(containers.id, last))
      .orderBy(asc(containers.id))
      .limit(AT_ONCE)
    if (rows.length === 0) return
    last = rows.at(-1)?.container.id ?? 0
    yield rows.map(({ container, draft }) => ({ ...container, draft }))
  }
}

/** What people have sent with forms, the latest first. */
async function* entriesOf(platform: Pick<Platform, 'db'>): AsyncGenerator<Row[]> {
  let before: number | undefined
  for (;;) {
    const entries = await listEntries(platform, { formId: undefined, before, limit: AT_ONCE })
    if (entries.length === 0) return
    before = entries.at(-1)?.id
    yield entries
  }
}
