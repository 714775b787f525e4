import { asc, getTableName, gt } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import { checkValues } from './check-values.ts'
import type { Issue, RecordType } from './record-type.ts'
import { recordTypes } from './registry.server.ts'
import { readRecords } from './values.server.ts'

/** A stored record that no write would have let in, with the first thing that is wrong with it. */
export type BrokenRecord = { table: string; id: number; issue: Issue }

const RECORDS_AT_ONCE = 200

/**
 * Finds a record that breaks the rules of its type, among all stored ones, for rows that came in past `createRecord`. Rules
 * against other records are not among them: they compare a write with what was there before it.
 */
export async function findBrokenRecord(db: Database): Promise<BrokenRecord | undefined> {
  for (const type of recordTypes()) {
    const broken = await findBroken(db, type)
    if (broken) return { table: getTableName(type.table), ...broken }
  }
  return undefined
}

async function findBroken(db: Database, type: RecordType): Promise<Omit<BrokenRecord, 'table'> | undefined> {
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: type.table.id })
      .from(type.table as PgTable)
      .where(gt(type.table.id, last))
      .orderBy(asc(type.table.id))
      .limit(RECORDS_AT_ONCE)
    const ids = rows.map(({ id }) => Number(id))
    if (ids.length === 0) return undefined
    const broken = await findBrokenAmong(db, type, ids)
    if (broken) return broken
    last = ids.at(-1) ?? last
  }
}

async function findBrokenAmong(db: Database, type: RecordType, ids: number[]): Promise<Omit<BrokenRecord, 'table'> | undefined> {
  try {
    for (const { id, values } of await readRecords(db, type, ids)) {
      const [issue] = checkValues(type, values).issues
      if (issue) return { id, issue }
    }
    return undefined
  } catch (error) {
    // JSON in a shape that the type cannot even read: which of them it is shows when they are read one by one.
    if (!(error instanceof TypeError)) throw error
    const [first = 0, ...others] = ids
    if (others.length === 0) return { id: first, issue: { path: [], message: t('This value is not allowed.') } }
    return (await findBrokenAmong(db, type, [first])) ?? findBrokenAmong(db, type, others)
  }
}
