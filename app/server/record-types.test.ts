import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownFieldsOf } from '../content/own-fields.ts'
import { initialValues } from '../records/initial-values.ts'
import { isColumnField, type RecordType } from '../records/record-type.ts'
import { referableType } from '../records/registry.server.ts'
import { allRecordTypes } from './record-types.ts'

/** Columns that the record engine sets. */
const BY_ITSELF = ['id', 'createdAt', 'updatedAt']
/** Columns computed from others with each write. */
const WORKED_OUT: Record<string, string[]> = { media: ['isWithdrawn'] }

const columnsOf = ({ table }: RecordType) => Object.keys(getTableColumns(table))

describe.each(allRecordTypes)('the record type $name', (type) => {
  it('has what is edited on its page, of kinds that the page can edit', () => {
    for (const name of ownFieldsOf(type.name))
      expect(['text', 'textarea', 'richText', 'media', 'rows'], name).toContain(type.fields[name]?.kind)
  })

  it('describes every column of its table as a field, or as one that no form shows', () => {
    const described = [...Object.keys(type.fields), ...(type.preservedColumns ?? []), ...(WORKED_OUT[type.name] ?? []), ...BY_ITSELF]
    expect(columnsOf(type).filter((name) => !described.includes(name))).toEqual([])
  })

  it('describes only fields that it can store, list or sort by', () => {
    const columns = columnsOf(type)
    const inColumns = Object.entries(type.fields).flatMap(([name, field]) => (isColumnField(field) ? [name] : []))
    expect(inColumns.filter((name) => !columns.includes(name))).toEqual([])
    const named = [...type.list.columns, ...(type.list.filters ?? []), ...(type.list.bulk ?? [])]
    expect(named.filter((name) => !(name in type.fields))).toEqual([])
    expect([...Object.keys(type.fields), 'id']).toContain(type.list.sort.by)
    expect(Object.keys(initialValues(type))).toEqual(Object.keys(type.fields))
  })

  it('refers to record types and fields that exist', () => {
    const fields = Object.values(type.fields).flatMap((field) => (field.kind === 'rows' ? Object.values(field.fields) : [field]))
    const others = fields.flatMap((field) => (field.kind === 'relation' || field.kind === 'relations' ? [field.of] : []))
    expect(others.map((name) => referableType(name).name)).toEqual(others)
    const before = fields.flatMap((field) => ('notBefore' in field && field.notBefore ? [field.notBefore] : []))
    expect(before.filter((name) => !(name in type.fields))).toEqual([])
  })
})

it('no two record types share a table', () => {
  expect(new Set(allRecordTypes.map(({ table }) => getTableName(table))).size).toBe(allRecordTypes.length)
})
