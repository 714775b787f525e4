import { asc, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { containers, drafts, pages, releaseSwitches, releases, scheduledChanges } from '../../app/content/tables.ts'
import { imports } from '../../app/imports/tables.ts'
import { roles, secondFactorRoles, users } from '../../app/platform/auth/tables.ts'
import type { Database } from '../../app/platform/database/database.ts'
import { media } from '../../app/platform/media/tables.ts'
import { scheduledPublications } from '../../app/records/tables.ts'
import { readRecords } from '../../app/records/values.server.ts'
import { allRecordTypes } from '../../app/server/record-types.ts'
import { settings } from '../../app/site/tables.ts'

/** All that staff write, each value by where it stands: `event:7.status`, `content:production:3:41`, `users:…`. */
export type StoredState = Map<string, string>

const TABLES: Record<string, PgTable> = {
  ...{ pages, releases, releaseSwitches, scheduledChanges, scheduledPublications, imports },
  ...{ roles, secondFactorRoles, users, settings, file: media },
}

/** Reads all that staff write. */
export async function readStoredState(db: Database): Promise<StoredState> {
  const state: StoredState = new Map()
  for (const type of allRecordTypes) {
    const ids = await db.select({ id: type.table.id }).from(type.table as PgTable)
    for (const { id, values } of await readRecords(
      db,
      type,
      ids.map(({ id }) => Number(id)),
    )) {
      for (const [field, value] of Object.entries(values)) state.set(`${type.name}:${id}.${field}`, JSON.stringify(value))
    }
  }
  const owners = new Map<number, string>()
  for (const { id, contentType, objectId, document } of await db.select().from(containers).orderBy(asc(containers.id))) {
    owners.set(id, `content:${contentType}:${objectId}:${id}`)
    state.set(owners.get(id) ?? '', JSON.stringify(document))
  }
  for (const { containerId, document } of await db.select().from(drafts)) {
    state.set(`${owners.get(containerId)}:draft`, JSON.stringify(document))
  }
  for (const [name, table] of Object.entries(TABLES)) {
    const [key = ''] = Object.keys(getTableColumns(table))
    for (const row of await db.select().from(table)) state.set(`${name}:${(row as Record<string, unknown>)[key]}`, JSON.stringify(row))
  }
  return state
}

/** Where two states differ. */
export function differences(before: StoredState, after: StoredState): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))
}
