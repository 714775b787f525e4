import type { Database } from '../platform/database/database.ts'
import { csvLines, csvOf } from '../platform/format/csv.ts'
import { t } from '../platform/i18n/i18n.ts'
import { countRecords, idsInOrder, type ListScope, parseListQuery, scopeOf } from './list.server.ts'
import type { RecordType } from './record-type.ts'
import { recordTypeNamed, recordTypes } from './registry.server.ts'
import { readExportedColumns, readRecords, type StaffRecord } from './values.server.ts'

/** So many records are in memory at once, however many there are. */
const AT_ONCE = 200

/** What is exported as: a table for spreadsheets, lists in it as JSON; and JSON. */
export type ExportFormat = 'csv' | 'json'
type Exported = Pick<StaffRecord, 'id' | 'title' | 'values'>
type Batches = AsyncIterable<Exported[]>

const WRITTEN: Record<ExportFormat, (type: RecordType, batches: Batches) => AsyncGenerator<string>> = { csv: asTable, json: asData }

/** The kinds of records that can be exported. */
export function exportableTypes(): string[] {
  return recordTypes().map(({ name }) => name)
}

/** All records of a kind, in the order of their list: how many there are, and each format piece by piece. */
export async function exportType(db: Database, name: string): Promise<{ count: number } & Record<ExportFormat, AsyncGenerator<string>>> {
  const type = recordTypeNamed(name)
  const all = scopeOf(type, parseListQuery(type, new URLSearchParams()))
  const count = await countRecords(db, type, all)
  return { count, csv: exportList(db, type, all, 'csv'), json: exportList(db, type, all, 'json') }
}

/**
 * The records of a part of a list with all their fields, in its order, piece by piece. Each piece is what stands there
 * when it is read: a record changed meanwhile in what the list is sorted by may be missed or come twice.
 */
export function exportList(db: Database, type: RecordType, part: ListScope, format: ExportFormat): AsyncGenerator<string> {
  return WRITTEN[format](type, batchesOf(db, type, part))
}

async function* batchesOf(db: Database, type: RecordType, part: ListScope): AsyncGenerator<Exported[]> {
  for await (const ids of idsInOrder(db, type, part, AT_ONCE)) {
    const records = await readRecords(db, type, ids)
    const told = await readExportedColumns(db, type, ids)
    if (records.length > 0) yield records.map(({ id, title, values }) => ({ id, title, values: { ...told.get(id), ...values } }))
  }
}

async function* asTable(type: RecordType, batches: Batches): AsyncGenerator<string> {
  const labels = { ...type.exportedColumns, ...Object.fromEntries(Object.entries(type.fields).map(([name, { label }]) => [name, label])) }
  const names = Object.keys(labels)
  yield csvOf([['id', ...Object.values(labels).map((label) => t(label))]])
  for await (const records of batches) {
    yield csvLines(records.map(({ id, values }) => [String(id), ...names.map((name) => inCell(values[name]))]))
  }
}

async function* asData(_: RecordType, batches: Batches): AsyncGenerator<string> {
  yield* asJson(batches, ({ id, title, values }) => ({ id, title, ...values }))
}

/** Whatever comes in parts as one JSON list, piece by piece. */
export async function* asJson<Item>(batches: AsyncIterable<Item[]>, written: (item: Item) => object): AsyncGenerator<string> {
  let before = '['
  for await (const items of batches) {
    const lines = items.map((item) => indented(JSON.stringify(written(item), undefined, 2)))
    yield `${before}\n${lines.join(',\n')}`
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
