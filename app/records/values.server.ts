import { createHash } from 'node:crypto'
import { and, asc, eq, getTableColumns, inArray, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isoWithOffset, parseInstant, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound } from '../platform/http/problem.ts'
import { keptRows } from './kept-rows.ts'
import type { Values } from './record-type.ts'
import {
  type ColumnField,
  type ItemsField,
  isColumnField,
  isTableField,
  type LinkTable,
  passagesFieldOf,
  type RecordType,
  type RowLink,
  type TableField,
} from './record-type.ts'
import { passageStore } from './registry.server.ts'
import type { StaffRecord } from './staff-record.ts'

type Row = Record<string, unknown>

/** A record with all its fields; undefined when there is none. One statement, and one more for each table field. */
export async function readRecord(db: Database, type: RecordType, id: number): Promise<StaffRecord | undefined> {
  const [record] = await readRecords(db, type, [id])
  return record
}

/** Records with all their fields, in the order of `ids`; ids without a record are left out. One statement, and one more for each table field. */
export async function readRecords(db: Database, type: RecordType, ids: number[]): Promise<StaffRecord[]> {
  const rows: Row[] = await db
    .select({ ...columnsOf(type), $title: type.title.mapWith(String) })
    .from(type.table as PgTable)
    .where(and(type.only, inArray(type.table.id, ids)))
  const rowOf = new Map(rows.map((row) => [Number(row.id), row]))
  const lists: [name: string, of: Map<number, unknown[]>][] = []
  if (rows.length > 0) for (const [name, field] of tableFields(type)) lists.push([name, await readTableField(db, field, ids)])
  const passages = passagesFieldOf(type)
  if (rows.length > 0 && passages) lists.push([passages, await passageStore().read(db, type.name, ids)])
  return ids.flatMap((id) => {
    const row = rowOf.get(id)
    if (!row) return []
    const values = fromRow(type, row)
    for (const [name, of] of lists) values[name] = of.get(id) ?? []
    return { id, title: String(row.$title ?? ''), values, revision: revisionOf(values) }
  })
}

/** @throws Problem 404 unless there is such a record, for whoever asks for it by this type. One statement */
export async function assertReadable(db: Database, type: RecordType, id: number): Promise<void> {
  if (!type.only) return
  const [row] = await db
    .select({ id: type.table.id })
    .from(type.table as PgTable)
    .where(and(type.only, eq(type.table.id, id)))
  if (!row) throw notFound()
}

/** The values of a record's preserved columns, which no form shows. */
export async function readPreservedColumns(db: Database, type: RecordType, id: number): Promise<Values> {
  if (!type.preservedColumns) return {}
  const columns = getTableColumns(type.table) as Record<string, PgColumn>
  const [row] = await db
    .select(Object.fromEntries(type.preservedColumns.map((name) => [name, columnNamed(columns, name)])))
    .from(type.table as PgTable)
    .where(eq(type.table.id, id))
  return row ?? {}
}

/** The values of columns that only an export contains, by id; empty where the type has no such columns. One statement. */
export async function readExportedColumns(
  db: Database,
  { table, exportedColumns }: RecordType,
  ids: number[],
): Promise<Map<number, Values>> {
  if (!exportedColumns) return new Map()
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const rows = await db
    .select({ ...Object.fromEntries(Object.keys(exportedColumns).map((name) => [name, columnNamed(columns, name)])), $id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, ids))
  return new Map(rows.map(({ $id, ...values }) => [Number($id), values]))
}

/** The columns that store a record type's fields, by field name, with the id. */
export function columnsOf(type: RecordType): Record<string, PgColumn> {
  const columns = getTableColumns(type.table) as Record<string, PgColumn>
  const names = Object.entries(type.fields).flatMap(([name, field]) => (isColumnField(field) ? [name] : []))
  return Object.fromEntries(['id', ...names].map((name) => [name, columnNamed(columns, name)]))
}

/** A database row as the values that staff read. */
export function fromRow(type: RecordType, row: Row): Values {
  return Object.fromEntries(columnFields(type).map(([name, field]) => [name, fromColumn(field, row[name])]))
}

/** Values as the database row they are stored in; fields without a value are left out. */
export function toRow(type: RecordType, values: Values): Row {
  return Object.fromEntries(columnFields(type).flatMap(([name, field]) => (name in values ? [[name, toColumn(field, values[name])]] : [])))
}

/** Replaces the lists that `values` contains. @param all all values of the record, from which rows copy columns */
export async function writeTableFields(tx: Database, type: RecordType, id: number, values: Values, all: Values): Promise<void> {
  for (const [name, field] of tableFields(type)) if (name in values) await writeTableField(tx, field, id, values[name], all)
}

/** A fingerprint of a record's values. */
export function revisionOf(values: Values): string {
  return createHash('sha1').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}

function columnFields(type: RecordType): [string, ColumnField | ItemsField][] {
  return Object.entries(type.fields).filter((entry): entry is [string, ColumnField | ItemsField] => isColumnField(entry[1]))
}

function tableFields(type: RecordType): [string, TableField][] {
  return Object.entries(type.fields).filter((entry): entry is [string, TableField] => isTableField(entry[1]))
}

function fromColumn(field: ColumnField | ItemsField, value: unknown): unknown {
  if (field.kind === 'items' && field.stored) return field.stored.read((value ?? []) as unknown[])
  return field.kind === 'datetime' && value instanceof Date ? isoWithOffset(toInstant(value)) : (value ?? null)
}

function toColumn(field: ColumnField | ItemsField, value: unknown): unknown {
  if (field.kind === 'items' && field.stored) return field.stored.write(value as Values[])
  return field.kind === 'datetime' && typeof value === 'string' ? toDate(parseInstant(value)) : value
}

function columnNamed(columns: Record<string, PgColumn>, name: string): PgColumn {
  const column = columns[name]
  if (!column) throw new Error(`no column is named ${name}`)
  return column
}

/** The entries of a table field, by the id of their record. */
async function readTableField(db: Database, field: TableField, ids: number[]): Promise<Map<number, unknown[]>> {
  if (field.kind === 'rows') {
    const columns = getTableColumns(field.table) as Record<string, PgColumn>
    const shown = Object.fromEntries(Object.keys(field.fields).map((name) => [name, columnNamed(columns, name)]))
    const rows = await db
      .select({ ...shown, $owner: columnNamed(columns, field.link.own) })
      .from(field.table)
      .where(rowsOf(columns, field.link, ids))
      .orderBy(asc(columnNamed(columns, field.link.position ?? 'id')))
    return byOwner(rows, (row) =>
      Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, fromColumn(inner, row[name])])),
    )
  }
  const { table, own, other, position } = field.through
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const rows = await db
    .select({ other: columnNamed(columns, other), $owner: columnNamed(columns, own) })
    .from(table)
    .where(inArray(columnNamed(columns, own), ids))
    .orderBy(asc(columnNamed(columns, position ?? other)))
  return byOwner(rows, (row) => row.other)
}

function byOwner(rows: Row[], itemOf: (row: Row) => unknown): Map<number, unknown[]> {
  const lists = new Map<number, unknown[]>()
  for (const row of rows) {
    const list = lists.get(Number(row.$owner))
    if (list) list.push(itemOf(row))
    else lists.set(Number(row.$owner), [itemOf(row)])
  }
  return lists
}

async function writeTableField(tx: Database, field: TableField, id: number, value: unknown, all: Values): Promise<void> {
  if (field.kind === 'rows') {
    const rows = (value as Values[]).map((row, index) => rowFor(field, id, row, index, all))
    return writeRows(tx, field, id, rows)
  }
  await writeLinks(tx, field.through, id, [...new Set(value as number[])])
}

type RowsField = Extract<TableField, { kind: 'rows' }>

/** Replaces the rows of a record. Those that continue a stored row (`RowLink.keeps`) are written into it. */
async function writeRows(tx: Database, { table, link }: RowsField, id: number, rows: Row[]): Promise<void> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const idColumn = columnNamed(columns, 'id')
  const ofRecord = rowsOf(columns, link, [id])
  const stored: Row[] = link.keeps ? await tx.select().from(table).where(ofRecord).orderBy(asc(idColumn)) : []
  const kept = keptRows(stored, rows, link.keeps ?? [])
  const keptIds = kept.flatMap((position) => (position === undefined ? [] : [Number(stored[position]?.id)]))
  await tx.delete(table).where(keptIds.length > 0 ? and(ofRecord, notInArray(idColumn, keptIds)) : ofRecord)
  for (const [index, row] of rows.entries()) {
    const before = stored[kept[index] ?? -1]
    if (before && Object.entries(row).some(([name, cell]) => before[name] !== cell)) {
      await tx.update(table).set(row).where(eq(idColumn, before.id))
    }
  }
  const added = rows.filter((_, index) => kept[index] === undefined)
  if (added.length > 0) await tx.insert(table).values(added)
}

function rowFor(field: RowsField, id: number, row: Values, index: number, all: Values): Row {
  const { own, position, fixed = {}, copied = {} } = field.link
  const cells = Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, toColumn(inner, row[name])]))
  const copies = Object.fromEntries(Object.entries(copied).map(([column, from]) => [column, all[from]]))
  return { ...fixed, ...copies, ...cells, [own]: id, ...(position ? { [position]: index } : {}) }
}

async function writeLinks(tx: Database, { table, own, other, position }: LinkTable, id: number, others: number[]): Promise<void> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  await tx.delete(table).where(eq(columnNamed(columns, own), id))
  if (others.length === 0) return
  await tx.insert(table).values(others.map((value, index) => ({ [own]: id, [other]: value, ...(position ? { [position]: index } : {}) })))
}

function rowsOf(columns: Record<string, PgColumn>, { own, fixed = {} }: RowLink, ids: number[]): SQL | undefined {
  const conditions = Object.entries(fixed).map(([name, value]) => {
    const column = columnNamed(columns, name)
    return value === null ? isNull(column) : inArray(column, [value])
  })
  return and(inArray(columnNamed(columns, own), ids), ...conditions)
}
