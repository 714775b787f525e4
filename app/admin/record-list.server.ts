import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { ColumnField, ContentType, ItemsField } from '../platform/content-type/content-type.ts'
import { isTableField } from '../platform/content-type/content-type.ts'
import type { Database } from '../platform/database/database.ts'
import { validationProblem } from '../platform/http/api.ts'
import { contentTypeNamed } from './content-types.server.ts'
import { columnsOf, fromRow, type Values } from './record-values.server.ts'

const LIST_PAGE_SIZE = 50
const OPTIONS_SHOWN = 20
const MAX_IDS = 300

/** What a list is asked for; it stands in the address of the screen. */
export type ListQuery = {
  q: string
  sort: string
  descending: boolean
  /** by field name, as text */
  filters: Record<string, string>
  /** where the page before ended */
  after: string | undefined
}

export type ListedRecord = { id: number; title: string; values: Values }
export type RecordList = {
  records: ListedRecord[]
  /** titles of the records that `one` fields name, by content type and id */
  titles: Record<string, Record<number, string>>
  /** to be sent as `after` for what follows; null at the end */
  next: string | null
}

/** Reads a list's wishes from an address. Fields that cannot sort or filter are left out. */
export function listQueryOf(type: ContentType, parameters: URLSearchParams): ListQuery {
  const asked = parameters.get('sort') ?? ''
  const by = asked.replace(/^-/, '')
  const sortable = by === 'id' || type.list.columns.includes(by) || by === type.list.sort.by
  const filters = (type.list.filters ?? []).flatMap((name) => {
    const value = parameters.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    sort: sortable ? by : type.list.sort.by,
    descending: sortable ? asked.startsWith('-') : Boolean(type.list.sort.descending),
    filters: Object.fromEntries(filters),
    after: parameters.get('after') ?? undefined,
  }
}

/**
 * A page of a list. It is found by where the page before ended, so that the thousandth costs what the first does.
 * @throws Problem 400 when `after` is none of ours
 */
export async function listRecords(db: Database, type: ContentType, query: ListQuery): Promise<RecordList> {
  const columns = columnsOf(type)
  const sortBy = columns[query.sort] ?? type.table.id
  const direction = query.descending ? desc : asc
  // Whatever has no value comes last going up; the same expression sorts and pages.
  const sortValue = sql`coalesce(${sortBy}::text COLLATE "C", '')`
  const key = isText(type, query.sort) ? sql`lower(unaccent(${sortValue}))` : orderable(sortBy, sortValue)
  const rows: Values[] = await db
    .select({ ...columns, $title: type.title.mapWith(String), $key: sql<string>`(${key})::text` })
    .from(type.table as PgTable)
    .where(and(...searchConditions(type, query.q), ...filterConditions(type, columns, query.filters), afterCondition(type, query, key)))
    .orderBy(direction(key), direction(type.table.id))
    .limit(LIST_PAGE_SIZE + 1)
  const shown = rows.slice(0, LIST_PAGE_SIZE)
  const last = shown.at(-1)
  return {
    records: shown.map((row) => ({ id: Number(row.id), title: String(row.$title ?? ''), values: fromRow(type, row) })),
    titles: await titlesFor(db, type, shown),
    next: rows.length > shown.length && last ? cursorOf(String(last.$key), Number(last.id)) : null,
  }
}

/** Records that a relation can name: those that match a search, or those with given ids. */
export async function listOptions(
  db: Database,
  type: ContentType,
  { q, ids, limit = OPTIONS_SHOWN }: { q: string; ids: number[] | undefined; limit?: number },
): Promise<{ id: number; title: string }[]> {
  const rows = await db
    .select({ id: type.table.id, title: type.title.mapWith(String) })
    .from(type.table as PgTable)
    .where(and(ids ? inArray(type.table.id, ids.slice(0, MAX_IDS)) : undefined, ...searchConditions(type, q)))
    .orderBy(type.list.sort.descending ? desc(type.title) : asc(type.title))
    .limit(ids ? MAX_IDS : limit)
  return rows.map(({ id, title }) => ({ id: Number(id), title }))
}

function searchConditions(type: ContentType, q: string): SQL[] {
  if (!q) return []
  const words = q.split(/\s+/).slice(0, 8)
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return or(...type.list.search.map((text) => sql`unaccent(${text}) ILIKE unaccent(${pattern})`)) as SQL
  })
}

function filterConditions(type: ContentType, columns: Record<string, PgColumn>, filters: Record<string, string>): SQL[] {
  return Object.entries(filters).flatMap(([name, text]) => {
    const field = type.fields[name]
    const column = columns[name]
    if (!field || !column || isTableField(field)) return []
    const value = filterValue(field, text)
    return value === undefined ? [] : [eq(column, value)]
  })
}

function filterValue(field: ColumnField | ItemsField, text: string): unknown {
  if (field.kind === 'flag') return text === 'true'
  if (field.kind === 'choice') return field.options.find(({ value }) => String(value) === text)?.value
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function isText(type: ContentType, name: string): boolean {
  const field = type.fields[name]
  return field !== undefined && ['line', 'lines', 'slug', 'address'].includes(field.kind)
}

/** Sorts by the value itself, with a bound value in place of none, so that it can be compared in one piece. */
function orderable(column: PgColumn, asText: SQL): SQL {
  if (column.columnType === 'PgTimestamp') return sql`coalesce(${column}, '-infinity'::timestamptz)`
  if (column.columnType === 'PgDateString') return sql`coalesce(${column}, '-infinity'::date)`
  if (column.dataType === 'number') return sql`coalesce(${column}::double precision, '-infinity'::double precision)`
  return asText
}

const cursor = z.tuple([z.string().max(1000), z.int().positive()])

function cursorOf(key: string, id: number): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

function afterCondition(type: ContentType, { after, sort, descending }: ListQuery, key: SQL): SQL | undefined {
  if (!after) return undefined
  const parsed = cursor.safeParse(parsedJson(Buffer.from(after, 'base64url').toString()))
  if (!parsed.success) throw validationProblem([{ path: ['after'], message: 'not a place in this list' }])
  const [value, id] = parsed.data
  const column = columnsOf(type)[sort] ?? type.table.id
  const cast = isText(type, sort) ? sql`${value}::text` : castLike(column, value)
  return descending ? sql`(${key}, ${type.table.id}) < (${cast}, ${id})` : sql`(${key}, ${type.table.id}) > (${cast}, ${id})`
}

function castLike(column: PgColumn, value: string): SQL {
  if (column.columnType === 'PgTimestamp') return sql`${value}::timestamptz`
  if (column.columnType === 'PgDateString') return sql`${value}::date`
  if (column.dataType === 'number') return sql`${value}::double precision`
  return sql`${value}::text`
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Titles of what the rows' `one` fields name: one statement for each field. */
async function titlesFor(db: Database, type: ContentType, rows: Values[]): Promise<RecordList['titles']> {
  const titles: RecordList['titles'] = {}
  for (const name of type.list.columns) {
    const field = type.fields[name]
    if (field?.kind !== 'one') continue
    const ids = [...new Set(rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : [])))]
    const found = ids.length > 0 ? await listOptions(db, contentTypeNamed(field.of), { q: '', ids }) : []
    titles[field.of] = { ...titles[field.of], ...Object.fromEntries(found.map(({ id, title }) => [id, title])) }
  }
  return titles
}
