import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownFieldsOf } from '../content/own-fields.ts'
import { canWithType } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import { initialValues } from '../records/initial-values.ts'
import { isColumnField, type RecordType } from '../records/record-type.ts'
import { referableType } from '../records/registry.server.ts'
import { typeFor } from '../records/role-limits.server.ts'
import { allRecordTypes } from './record-types.ts'

/** Columns that the record engine sets. */
const BY_ITSELF = ['id', 'createdAt', 'updatedAt']
/** Columns computed from others with each write. */
const WORKED_OUT: Record<string, string[]> = { media: ['isWithdrawn'], event: ['previousStartsAt'] }

const columnsOf = ({ table }: RecordType) => Object.keys(getTableColumns(table))

/** Reads what is published in every area that holds some. */
const PRESS: Role = {
  id: 'press',
  permissions: {
    areas: { programme: 'read', magazine: 'read', site: 'read', media: 'read', entries: 'none', settings: 'none', people: 'none' },
    fields: {},
    scope: 'published',
  },
  records: null,
}

/** The fields whose columns a search of a type's list reads. */
function searchedColumns({ table, list }: RecordType): string[] {
  const names = new Map(Object.entries(getTableColumns(table)).map(([name, column]) => [column as unknown, name]))
  const texts = list.search.map((text) => ('text' in text ? text.text : text))
  return texts.flatMap((text) => text.queryChunks.flatMap((chunk) => names.get(chunk) ?? []))
}

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

describe('whoever reads what is published', () => {
  const clock = { now: () => Temporal.Instant.from('2026-11-29T12:00:00Z') }
  const press = { id: 'press', role: PRESS }

  it.each(allRecordTypes)('gets no field of $name that is for staff, in forms, lists, filters or bulk actions', (type) => {
    const read = typeFor({ clock }, press, type)
    const forStaff = Object.keys(type.fields).filter((name) => type.fields[name]?.isForStaff)
    const given = [...Object.keys(read.fields), ...read.list.columns, ...(read.list.filters ?? []), ...(read.list.bulk ?? [])]
    expect(given.filter((name) => forStaff.includes(name))).toEqual([])
    // Nothing leaves out a field of rows or entries, or what a search covers.
    const inRows = Object.values(type.fields).flatMap((field) => ('fields' in field ? Object.values(field.fields) : []))
    expect(inRows.filter(({ isForStaff }) => isForStaff)).toEqual([])
    if (canWithType(press.role, 'read', type)) expect(searchedColumns(type).filter((name) => forStaff.includes(name))).toEqual([])
  })

  it('reads no type of which visitors read nothing: shared parts by name, redirects, files, plans and absences', () => {
    const closed = allRecordTypes.filter((type) => !canWithType(press.role, 'read', type)).map(({ name }) => name)
    expect(closed.toSorted()).toEqual(['absence', 'media', 'redirect', 'room-booking', 'shared-part', 'template'])
  })
})

it('no two record types share a table', () => {
  expect(new Set(allRecordTypes.map(({ table }) => getTableName(table))).size).toBe(allRecordTypes.length)
})
