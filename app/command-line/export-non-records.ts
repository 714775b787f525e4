import { asc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { containers, drafts, pages } from '../content/tables.ts'
import { listEntries } from '../forms/index.server.ts'
import { roles, users } from '../platform/auth/tables.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { asJson } from '../records/export.server.ts'
import { settings } from '../site/tables.ts'

/** Rows in memory at once. */
const BATCH_SIZE = 200

type Row = Record<string, unknown>
/** A part of the export that is not a record type: its name, and its rows in batches. */
type ExportPart = { name: string; batches: AsyncIterable<Row[]> }

/**
 * The data besides records, for the export as JSON: pages, the documents of all objects (live, with the draft if there is
 * one), settings, entries of forms, users and the theatre's own roles. Without passwords, keys and sessions; versions, logs and the bytes of files
 * are only in the backup.
 */
function exportParts(platform: Pick<Platform, 'db'>): ExportPart[] {
  const { db } = platform
  const { id, name, email, firstName, lastName, role, productions, twoFactorEnabled, createdAt } = users
  const account = { id, name, email, firstName, lastName, role, productions, twoFactorEnabled, createdAt }
  return [
    { name: 'pages', batches: rowsOf(db, pages, getTableColumns(pages), pages.id) },
    { name: 'contents', batches: contentsOf(db) },
    { name: 'settings', batches: rowsOf(db, settings, getTableColumns(settings), settings.key) },
    { name: 'entries', batches: entriesOf(platform) },
    { name: 'accounts', batches: rowsOf(db, users, account, users.id) },
    { name: 'roles', batches: rowsOf(db, roles, getTableColumns(roles), roles.id) },
  ]
}

/** The data besides records, each part as a stream of JSON. */
export function exportNonRecords(platform: Pick<Platform, 'db'>): { name: string; json: AsyncGenerator<string> }[] {
  return exportParts(platform).map(({ name, batches }) => ({ name, json: asJson(batches, (row) => row) }))
}

/** The rows of a table in batches, by keyset pagination. */
async function* rowsOf(db: Database, table: PgTable, columns: Record<string, PgColumn>, key: PgColumn): AsyncGenerator<Row[]> {
  let last: unknown
  for (;;) {
    const rows: Row[] = await db
      .select({ ...columns, $key: key })
      .from(table)
      .where(last === undefined ? undefined : gt(key, last))
      .orderBy(asc(key))
      .limit(BATCH_SIZE)
    if (rows.length === 0) return
    last = rows.at(-1)?.$key
    yield rows.map(({ $key: _, ...row }) => row)
  }
}

/** Each container with its object, its live document, and its draft; null when there is none. */
async function* contentsOf(db: Database): AsyncGenerator<Row[]> {
  let last = 0
  for (;;) {
    const rows = await db
      .select({ container: containers, draft: drafts.document })
      .from(containers)
      .leftJoin(drafts, eq(drafts.containerId, containers.id))
      .where(gt(containers.id, last))
      .orderBy(asc(containers.id))
      .limit(BATCH_SIZE)
    if (rows.length === 0) return
    last = rows.at(-1)?.container.id ?? 0
    yield rows.map(({ container, draft }) => ({ ...container, draft }))
  }
}

/** The entries of forms, newest first. */
async function* entriesOf(platform: Pick<Platform, 'db'>): AsyncGenerator<Row[]> {
  let before: number | undefined
  for (;;) {
    const entries = await listEntries(platform, { formId: undefined, before, limit: BATCH_SIZE })
    if (entries.length === 0) return
    before = entries.at(-1)?.id
    yield entries
  }
}
