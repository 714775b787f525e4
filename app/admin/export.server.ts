import { asc, gt } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { csvOf } from '../platform/format/csv.ts'
import { t } from '../platform/i18n/i18n.ts'
import { contentTypeNamed, contentTypes } from './content-types.server.ts'
import { readRecord, type StaffRecord } from './record-values.server.ts'

const AT_ONCE = 500

/** The kinds of records that can be exported. */
export function namesOfTypes(): string[] {
  return contentTypes.map(({ name }) => name)
}

/** All records of a kind with all their fields: as JSON, and as a table for spreadsheets, lists in it as JSON. */
export async function exportType(db: Database, name: string): Promise<{ json: string; csv: string; count: number }> {
  const type = contentTypeNamed(name)
  const records: StaffRecord[] = []
  let last = 0
  while (true) {
    const ids = await db
      .select({ id: type.table.id })
      .from(type.table as PgTable)
      .where(gt(type.table.id, last))
      .orderBy(asc(type.table.id))
      .limit(AT_ONCE)
    for (const { id } of ids) records.push(...[await readRecord(db, type, Number(id))].flatMap((record) => record ?? []))
    last = Number(ids.at(-1)?.id ?? 0)
    if (ids.length < AT_ONCE) break
  }
  const fields = Object.entries(type.fields)
  const head = ['id', ...fields.map(([, { label }]) => t(label))]
  const rows = records.map(({ id, values }) => [String(id), ...fields.map(([field]) => inCell(values[field]))])
  const json = JSON.stringify(
    records.map(({ id, title, values }) => ({ id, title, ...values })),
    undefined,
    2,
  )
  return { json, csv: csvOf([head, ...rows]), count: records.length }
}

function inCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
