import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import { isColumnField } from '../records/record-type.ts'
import { ARCHIVED_TABLES } from '../site-archive/archived-tables.server.ts'
import { COLUMNS_WITHOUT_RULE } from '../site-archive/columns-without-rule.server.ts'
import { rowRules } from '../site-archive/row-rules.server.ts'
import { allRecordTypes } from './record-types.ts'

const files = import.meta.glob<Record<string, unknown>>(['../*/tables.ts', '../*/*/tables.ts'], { eager: true })
const tables = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value) => is(value, PgTable))
  .filter((table) => ARCHIVED_TABLES.includes(getTableName(table)))

/** The columns that can hold more than their type in the database says: texts and JSON. */
const wordy = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).flatMap((column) =>
    /^(text|jsonb)/.test(column.getSQLType()) ? [`${getTableName(table)}.${column.name}`] : [],
  ),
)

/** The columns that the rules of record types cover. */
const ofRecords = allRecordTypes.flatMap((type) =>
  Object.entries(type.fields).flatMap(([name, field]) => {
    if (isColumnField(field)) return columnsIn(type.table, [name])
    return field.kind === 'rows' ? columnsIn(field.table, Object.keys(field.fields)) : []
  }),
)

function columnsIn(table: PgTable, names: string[]): string[] {
  return names.flatMap((name) => {
    const column = getTableColumns(table)[name]
    return column ? [`${getTableName(table)}.${column.name}`] : []
  })
}

const ruled = Object.entries(rowRules(moduleRegistry)).flatMap(([table, columns]) => Object.keys(columns).map((name) => `${table}.${name}`))

it('knows a rule for every text and every JSON of an archive, or says why it needs none', () => {
  const excused = Object.values(COLUMNS_WITHOUT_RULE).flat()
  const covered = new Set([...ofRecords, ...ruled, ...excused])
  expect(wordy.filter((column) => !covered.has(column))).toEqual([])
  expect([...ruled, ...excused].filter((column) => !wordy.includes(column) && !ruled.includes(column))).toEqual([])
  expect(excused.filter((column) => ofRecords.includes(column) || ruled.includes(column))).toEqual([])
})
