import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isTableField, type LinkTable, type RecordField, type RecordType } from './record-type.ts'

/** A column in which records of one type name a record of another. */
export type ReferencingColumn = {
  field: string
  table: PgTable
  column: PgColumn
  /** the column with the id of the record that names the other */
  owner: PgColumn
  /** whether it lies in rows that are copied into the table of another type */
  isCopied: boolean
}

/** The columns by which records of a type name one of another: fields of one value, and such fields in their rows. */
export function referencingColumns(type: RecordType, target: RecordType): ReferencingColumn[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    if (namesOne(field, target)) return columnIn({ field: name, table: type.table, owner: type.table.id, isCopied: false }, name)
    if (!isTableField(field) || field.kind !== 'rows') return []
    const { table, link, fields } = field
    const owner = columnNamed(table, link.own)
    const rows = { field: name, table, owner, isCopied: link.copied !== undefined }
    return Object.entries(fields).flatMap(([inner, cell]) => (namesOne(cell, target) ? columnIn(rows, inner) : []))
  })
}

/** The fields of a type that list records of another, with the table that holds the list. */
export function listFieldsOf(type: RecordType, target: RecordType): { field: string; link: LinkTable }[] {
  return Object.entries(type.fields).flatMap(([field, description]) =>
    isListOf(description, target) ? [{ field, link: description.through }] : [],
  )
}

/** The columns of a list's table: of the record that has the list, and of what is listed. */
export function columnsOfLink({ table, own, other }: LinkTable): { own: PgColumn; listed: PgColumn } {
  return { own: columnNamed(table, own), listed: columnNamed(table, other) }
}

function namesOne(field: RecordField, target: RecordType): boolean {
  return (field.kind === 'relation' && field.of === target.name) || (field.kind === 'media' && target.holdsPictures === true)
}

function isListOf(field: RecordField, target: RecordType): field is Extract<RecordField, { through: LinkTable }> {
  return (field.kind === 'relations' && field.of === target.name) || (field.kind === 'mediaList' && target.holdsPictures === true)
}

function columnIn(place: Omit<ReferencingColumn, 'column'>, name: string): ReferencingColumn[] {
  const column = (getTableColumns(place.table) as Record<string, PgColumn>)[name]
  return column ? [{ ...place, column }] : []
}

function columnNamed(table: PgTable, name: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name]
  if (!column) throw new Error(`a table of references lacks ${name}`)
  return column
}
