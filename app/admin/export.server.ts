import type { ContentType } from '../platform/content-type/content-type.ts'
import type { Database } from '../platform/database/database.ts'
import { csvLines, csvOf } from '../platform/format/csv.ts'
import { t } from '../platform/i18n/i18n.ts'
import { contentTypeNamed, contentTypes } from './content-types.server.ts'
import type { ListQuery } from './list/list-query.ts'
import { countRecords, idsInOrder, listQueryOf } from './record-list.server.ts'
import { readRecords, type StaffRecord } from './record-values.server.ts'

/** So many records are in memory at once, however many there are. */
const AT_ONCE = 200

/** What is exported as: a table for spreadsheets, lists in it as JSON; and JSON. */
type ExportFormat = 'csv' | 'json'
type Batches = AsyncIterable<StaffRecord[]>

const WRITTEN: Record<ExportFormat, (type: ContentType, batches: Batches) => AsyncGenerator<string>> = { csv: asTable, json: asData }

/** The kinds of records that can be exported. */
export function namesOfTypes(): string[] {
  return contentTypes.map(({ name }) => name)
}

/** All records of a kind, in the order of their list: how many there are, and each format piece by piece. */
export async function exportType(db: Database, name: string): Promise<{ count: number } & Record<ExportFormat, AsyncGenerator<string>>> {
  const type = contentTypeNamed(name)
  const all = listQueryOf(type, new URLSearchParams())
  const count = await countRecords(db, type, all)
  return { count, csv: exportList(db, type, all, 'csv'), json: exportList(db, type, all, 'json') }
}

/**
 * The records that a list narrows to with all their fields, in its order, piece by piece. Each piece is what stands there
 * when it is read: a record changed meanwhile in what the list is sorted by may be missed or come twice.
 */
export function exportList(db: Database, type: ContentType, query: ListQuery, format: ExportFormat): AsyncGenerator<string> {
  return WRITTEN[format](type, batchesOf(db, type, { ...query, after: undefined }))
}

async function* batchesOf(db: Database, type: ContentType, query: ListQuery): AsyncGenerator<StaffRecord[]> {
  for await (const ids of idsInOrder(db, type, query, AT_ONCE)) {
    const records = await readRecords(db, type, ids)
    if (records.length > 0) yield records
  }
}

async function* asTable(type: ContentType, batches: Batches): AsyncGenerator<string> {
  const fields = Object.entries(type.fields)
  yield csvOf([['id', ...fields.map(([, { label }]) => t(label))]])
  for await (const records of batches) {
    yield csvLines(records.map(({ id, values }) => [String(id), ...fields.map(([field]) => inCell(values[field]))]))
  }
}

async function* asData(_: ContentType, batches: Batches): AsyncGenerator<string> {
  let before = '['
  for await (const records of batches) {
    const written = records.map(({ id, title, values }) => indented(JSON.stringify({ id, title, ...values }, undefined, 2)))
    yield `${before}\n${written.join(',\n')}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

/** No text in JSON holds the end of a line. */
function indented(json: string): string {
  return json.replace(/^/gm, '  ')
}

function inCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
