import { and, desc, eq, lt } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { HISTORY_PAGE_SIZE } from './history-page-size.ts'
import type { Values } from './record-type.ts'
import { recordTypes } from './registry.server.ts'
import { recordChanges } from './tables.ts'

/** Which changes are listed. `type`: as the reader reads it (`typeFor`); `before`: id of the last change on the previous page, as text from a URL */
type Listed = { type: { name: string; fields: Record<string, unknown> }; id: number; before: string | undefined }

/** A page of the changes of a record, the latest first, without the fields that the reader does not read. */
export async function listChanges(db: Database, { type, id, before }: Listed) {
  const last = Number(before ?? Number.MAX_SAFE_INTEGER)
  const ofRecord = and(eq(recordChanges.contentType, type.name), eq(recordChanges.objectId, id))
  const rows = await db
    .select()
    .from(recordChanges)
    .where(and(ofRecord, lt(recordChanges.id, Number.isSafeInteger(last) ? last : 0)))
    .orderBy(desc(recordChanges.id))
    .limit(HISTORY_PAGE_SIZE)
  const hidden = hiddenFieldsOf(type)
  return rows.map((row) => ({
    ...row,
    before: without(hidden, row.before),
    after: without(hidden, row.after),
    createdAt: isoWithOffset(toInstant(row.createdAt)),
  }))
}

/** What a change says besides fields, such as preserved columns, stays. */
function hiddenFieldsOf({ name, fields }: Listed['type']): string[] {
  const whole = recordTypes().find((type) => type.name === name)?.fields ?? {}
  return Object.keys(whole).filter((field) => !(field in fields))
}

function without(hidden: readonly string[], values: Values | null): Values | null {
  return values && Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)))
}
