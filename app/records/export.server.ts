import type { Database } from '../platform/database/database.ts'
import { csvLines, csvOf } from '../platform/format/csv.ts'
import { t } from '../platform/i18n/i18n.ts'
import { idsInOrder, type ListScope } from './list.server.ts'
import type { RecordType } from './record-type.ts'
import type { StaffRecord } from './staff-record.ts'
import { readExportedColumns, readRecords } from './values.server.ts'

/** How many records an export holds in memory at once. */
const EXPORT_BATCH_SIZE = 200

/** `csv` for spreadsheets, with lists as JSON in their cells; or `json`. */
export type ExportFormat = 'csv' | 'json'
type Exported = Pick<StaffRecord, 'id' | 'title' | 'values'>
type Batches = AsyncIterable<Exported[]>

const WRITERS: Record<ExportFormat, (type: RecordType, batches: Batches) => AsyncGenerator<string>> = { csv: writeCsv, json: writeJson }

/**
 * The records in a scope of a list with all their fields, in its order, generated in batches. Each batch is read when it is
 * due, without a snapshot: a record whose sort value changes meanwhile may be missing or appear twice.
 */
export function exportList(db: Database, type: RecordType, scope: ListScope, format: ExportFormat): AsyncGenerator<string> {
  return WRITERS[format](type, batchesOf(db, type, scope))
}

async function* batchesOf(db: Database, type: RecordType, scope: ListScope): AsyncGenerator<Exported[]> {
  for await (const ids of idsInOrder(db, type, scope, EXPORT_BATCH_SIZE)) {
    const records = await readRecords(db, type, ids)
    const columns = await readExportedColumns(db, type, ids)
    if (records.length > 0) yield records.map(({ id, title, values }) => ({ id, title, values: { ...columns.get(id), ...values } }))
  }
}

async function* writeCsv(type: RecordType, batches: Batches): AsyncGenerator<string> {
  const labels = { ...type.exportedColumns, ...Object.fromEntries(Object.entries(type.fields).map(([name, { label }]) => [name, label])) }
  const names = Object.keys(labels)
  yield csvOf([['id', ...Object.values(labels).map((label) => t(label))]])
  for await (const records of batches) {
    yield csvLines(records.map(({ id, values }) => [String(id), ...names.map((name) => cellText(values[name]))]))
  }
}

async function* writeJson(_: RecordType, batches: Batches): AsyncGenerator<string> {
  yield* asJson(batches, ({ id, title, values }) => ({ id, title, ...values }))
}

/** Items that come in batches, as one JSON array, generated batch by batch. */
async function* asJson<Item>(batches: AsyncIterable<Item[]>, toJson: (item: Item) => object): AsyncGenerator<string> {
  let before = '['
  for await (const items of batches) {
    const lines = items.map((item) => indented(JSON.stringify(toJson(item), undefined, 2)))
    yield `${before}\n${lines.join(',\n')}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

/** Every line break is formatting: strings in JSON contain none. */
function indented(json: string): string {
  return json.replace(/^/gm, '  ')
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
