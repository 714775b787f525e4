import { and, eq, exists, getTableColumns, gt, gte, lt, lte, or, SQL, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import { startOfDay, toDate } from '../platform/clock/clock.ts'
import { likePattern } from '../platform/database/like-pattern.ts'
import { filterParameters, type ListQuery, whenOf } from './list-query.ts'
import type { LinkTable, RecordField, RecordType } from './record-type.ts'
import { columnsOf } from './values.server.ts'

const MAX_WORDS = 8

/** The conditions of a list's search and filters. */
export function listConditions(type: RecordType, { q, filters, today }: Pick<ListQuery, 'q' | 'filters' | 'today'>): SQL[] {
  return [...searchConditions(type, q), ...filterConditions(type, filters), ...timeConditions(type, filters, today)]
}

/** What is to come or past. A record that ends when the day begins is over: whole days run from midnight to midnight. */
function timeConditions(type: RecordType, filters: Record<string, string>, today: string): SQL[] {
  const name = type.list.upcoming ?? ''
  const [column, field, when] = [columnsOf(type)[name], type.fields[name], whenOf(filters)]
  if (!column || !field || when === 'all') return []
  const begins = dayBound(field, Temporal.PlainDate.from(today))
  const isEnd = field.kind === 'datetime' && field.notBefore !== undefined
  if (when === 'past') return [isEnd ? lte(column, begins) : lt(column, begins)]
  return [isEnd ? gt(column, begins) : gte(column, begins)]
}

/** Every word must occur in one of the texts that the record type searches; case and accents are ignored. */
export function searchConditions(type: RecordType, q: string): SQL[] {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => {
    const pattern = sql`plain_letters(${likePattern(word)}::text)`
    const contains = (text: SQL) => sql`plain_letters(${text}) LIKE ${pattern}`
    return or(
      ...type.list.search.map((text) => {
        if (text instanceof SQL) return contains(text)
        // The referenced records are searched once and looked up in the index; a search per referencing row takes far longer.
        const named = new QueryBuilder().select({ id: text.of }).from(text.of.table).where(contains(text.text))
        return sql`${text.by} = ANY(ARRAY(${named}))`
      }),
    ) as SQL
  })
}

function filterConditions(type: RecordType, filters: Record<string, string>): SQL[] {
  const columns = columnsOf(type)
  return (type.list.filters ?? []).flatMap((name) => {
    const field = type.fields[name]
    if (!field) return []
    const { parameters } = filterParameters(name, field)
    const [first = '', second = ''] = parameters.map((parameter) => filters[parameter] ?? '')
    const column = columns[name]
    if (field.kind === 'relations') return idIn(first) === undefined ? [] : [listContains(type, field.through, Number(first))]
    if (!column) return []
    if (field.kind === 'date' || field.kind === 'datetime') return withinDays(column, field, first, second)
    const value = filterValue(field, first)
    return value === undefined ? [] : [eq(column, value)]
  })
}

/** Both days are included. */
function withinDays(column: PgColumn, field: RecordField, first: string, second: string): SQL[] {
  const [from, until] = [dayIn(first), dayIn(second)]
  return [...(from ? [gte(column, dayBound(field, from))] : []), ...(until ? [lt(column, dayBound(field, until.add({ days: 1 })))] : [])]
}

/** The beginning of a day, as a column of the field's kind is compared with it. */
function dayBound({ kind }: RecordField, day: Temporal.PlainDate): string | Date {
  return kind === 'date' ? day.toString() : toDate(startOfDay(day))
}

function listContains(type: RecordType, { table, own, other }: LinkTable, id: number): SQL {
  const columns = getTableColumns(table as PgTable) as Record<string, PgColumn>
  const [ownColumn, otherColumn] = [columns[own], columns[other]]
  if (!ownColumn || !otherColumn) throw new Error(`a list's table lacks ${own} or ${other}`)
  const query = new QueryBuilder().select({ exists: sql`1` }).from(table)
  return exists(query.where(and(eq(ownColumn, type.table.id), eq(otherColumn, id))))
}

function filterValue(field: RecordField, text: string): unknown {
  if (text === '') return undefined
  if (field.kind === 'boolean') return text === 'true'
  if (field.kind === 'select') return field.options.find(({ value }) => String(value) === text)?.value
  return idIn(text)
}

function idIn(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function dayIn(text: string): Temporal.PlainDate | undefined {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text, { overflow: 'reject' }) : undefined
  } catch {
    return undefined
  }
}
