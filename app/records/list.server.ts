import { and, asc, count, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Clock, dayOf } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { isDataException } from './errors.server.ts'
import { listConditions, searchConditions } from './list-conditions.server.ts'
import { cursorOf, invalidCursor, listOrder, type NamedTitles } from './list-order.server.ts'
import { filterParameters, isRangeParameter, type ListQuery, usualOrder, WHEN } from './list-query.ts'
import type { RecordType, Values } from './record-type.ts'
import { columnsOf, fromRow } from './values.server.ts'

const LIST_PAGE_SIZE = 50
const OPTIONS_SHOWN = 20
const MAX_IDS = 300
/** How many records can be selected at once. */
export const MAX_SELECTED = 5000

export type ListedRecord = { id: number; title: string; values: Values }
export type RecordList = {
  records: ListedRecord[]
  /** the cursor to send as `after` for the next page; null on the last page */
  next: string | null
}

/** Reads a list query from the parameters of a URL. Fields that the list cannot sort or filter by are ignored. */
export function parseListQuery({ clock }: { clock: Clock }, type: RecordType, parameters: URLSearchParams): ListQuery {
  const sort = parameters.get('sort') ?? ''
  const by = sort.replace(/^-/, '')
  const sortable = by === 'id' || type.list.columns.includes(by) || by === type.list.sort.by
  const filters = filtersIn(type, parameters)
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    ...(sortable ? { sort: by, descending: sort.startsWith('-') } : usualOrder(type.list, filters)),
    filters,
    after: parameters.get('after') ?? undefined,
    today: dayOf(clock.now()).toString(),
  }
}

function filtersIn(type: RecordType, parameters: URLSearchParams): Record<string, string> {
  const names = (type.list.filters ?? []).flatMap((name) => {
    const field = type.fields[name]
    return field ? filterParameters(name, field).parameters : []
  })
  const given = [...names, ...(type.list.upcoming ? [WHEN] : [])].flatMap((name) => {
    const value = parameters.get(name)
    return value ? [[name, value] as const] : []
  })
  // Whoever names days means those, past ones too.
  const hasDays = given.some(([name]) => isRangeParameter(name))
  return Object.fromEntries(given.filter(([name]) => name !== WHEN || !hasDays))
}

/**
 * The same as a screen shows it: a list of records that are over one day opens with those to come. What is searched or
 * filtered for is looked for among all, unless the URL says otherwise.
 */
export function parseScreenQuery(platform: { clock: Clock }, type: RecordType, parameters: URLSearchParams): ListQuery {
  const asked = parseListQuery(platform, type, parameters)
  if (!type.list.upcoming || asked.q !== '' || Object.keys(asked.filters).length > 0) return asked
  return parseListQuery(platform, type, new URLSearchParams([...parameters, [WHEN, 'upcoming']]))
}

/** Which records of a list are meant, and in which order. */
export type ListScope = Pick<ListQuery, 'sort' | 'descending'> & {
  conditions: (SQL | undefined)[]
  /** few records match, so that sorting all of them is fastest */
  isSelective: boolean
}

/** The scope that a list query describes. */
export function scopeOf(type: RecordType, query: Omit<ListQuery, 'after'>): ListScope {
  return {
    sort: query.sort,
    descending: query.descending,
    conditions: [type.only, ...listConditions(type, query)],
    isSelective: query.q !== '',
  }
}

/** The scope of selected records, in the order of their list. */
export function selectedScope(type: RecordType, { sort, descending }: Pick<ListQuery, 'sort' | 'descending'>, ids: number[]): ListScope {
  return { sort, descending, conditions: [type.only, inArray(type.table.id, ids)], isSelective: true }
}

/**
 * A page of a list. It starts after a cursor (keyset pagination), so the thousandth page costs as much as the first.
 * @throws Problem 400 when `after` is no cursor of this list
 */
export async function listRecords(db: Database, type: RecordType, query: ListQuery): Promise<RecordList> {
  const page = { fields: columnsOf(type), size: LIST_PAGE_SIZE, after: query.after }
  const { rows, next } = await pageOf(db, type, scopeOf(type, query), page)
  return {
    records: rows.map((row) => ({ id: Number(row.id), title: String(row.$title ?? ''), values: fromRow(type, row) })),
    next,
  }
}

/** The ids of all records in a scope, in its order, in batches. One statement per batch, run when the batch is requested. */
export async function* idsInOrder(db: Database, type: RecordType, scope: ListScope, batchSize: number): AsyncGenerator<number[]> {
  let after: string | undefined
  do {
    const { rows, next } = await pageOf(db, type, scope, { fields: { id: type.table.id }, size: batchSize, after })
    if (rows.length > 0) yield rows.map(({ id }) => Number(id))
    after = next ?? undefined
  } while (after)
}

/** How many records a scope contains. One statement. */
export async function countRecords(db: Database, type: RecordType, { conditions }: Pick<ListScope, 'conditions'>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(type.table as PgTable)
    .where(and(...conditions))
  return row?.count ?? 0
}

type Page = { fields: Record<string, PgColumn>; size: number; after: string | undefined }

async function pageOf(db: Database, type: RecordType, scope: ListScope, { fields, size, after: cursor }: Page) {
  const { key, orderBy, named, after } = listOrder(type, { ...scope, after: cursor })
  const rows = await selectRecords(db, type, {
    fields: { ...fields, $key: sql<string>`(${key})::text` },
    named,
    where: and(...scope.conditions, after),
    orderBy,
    limit: size + 1,
    isSelective: scope.isSelective,
  }).catch((error) => {
    // Only the database can tell whether a cursor has the type of the column that the list is sorted by.
    throw cursor && isDataException(error) ? invalidCursor() : error
  })
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > shown.length && last ? cursorOf(String(last.$key), Number(last.id)) : null }
}

/** Records that a relation can reference: those that match a search, or those with certain ids, in the order of their list. */
export async function listOptions(
  db: Database,
  type: RecordType,
  { q, ids, limit = OPTIONS_SHOWN }: { q: string; ids: number[] | undefined; limit?: number },
): Promise<{ id: number; title: string }[]> {
  const { by, descending = false } = type.list.sort
  const { orderBy, named } = listOrder(type, { sort: by, descending, after: undefined })
  const rows = await selectRecords(db, type, {
    fields: { id: type.table.id },
    named,
    where: and(type.only, ids ? inArray(type.table.id, ids.slice(0, MAX_IDS)) : type.selectable, ...searchConditions(type, q)),
    orderBy,
    limit: ids ? MAX_IDS : limit,
    isSelective: ids !== undefined || q !== '',
  })
  return rows.map((row) => ({ id: Number(row.id), title: String(row.$title ?? '') }))
}

/** The ids of all records in a scope, at most `MAX_SELECTED`. One statement. */
export async function listIds(
  db: Database,
  type: RecordType,
  { conditions }: Pick<ListScope, 'conditions'>,
): Promise<{ ids: number[]; isAll: boolean }> {
  const rows = await db
    .select({ id: type.table.id })
    .from(type.table as PgTable)
    .where(and(gt(type.table.id, 0), ...conditions))
    .orderBy(asc(type.table.id))
    .limit(MAX_SELECTED + 1)
  return { ids: rows.slice(0, MAX_SELECTED).map(({ id }) => Number(id)), isAll: rows.length <= MAX_SELECTED }
}

type SelectOptions = {
  fields: Record<string, SQL | PgColumn>
  named: NamedTitles | undefined
  where: SQL | undefined
  orderBy: SQL[]
  limit: number
  isSelective: boolean
}

async function selectRecords(
  db: Database,
  type: RecordType,
  { fields, named, where, orderBy, limit, isSelective }: SelectOptions,
): Promise<Values[]> {
  const all = db.select({ ...fields, $title: type.title.mapWith(String) }).from(type.table as PgTable)
  const joined = named ? all.leftJoin(named.table, sql`named.id = ${named.by}`) : all
  return joined
    .where(named?.by.notNull && !isSelective ? firstOfEach(type, { named, where, orderBy, limit }) : where)
    .orderBy(...orderBy)
    .limit(limit)
}

/**
 * A condition for records sorted by the title of what they reference: of each referenced record only as many rows are
 * read as a page shows, through the index on the referencing column. Sorting all rows would slow down as the table grows.
 */
function firstOfEach(
  type: RecordType,
  { named, where, orderBy, limit }: Pick<SelectOptions, 'where' | 'orderBy' | 'limit'> & { named: NamedTitles },
): SQL {
  const inGroup = and(sql`${named.by} = named.id`, where)
  return sql`${type.table.id} IN (SELECT page.id FROM ${named.table} CROSS JOIN LATERAL
    (SELECT ${type.table.id} AS id FROM ${type.table} WHERE ${inGroup} ORDER BY ${orderBy[1]} LIMIT ${limit}) AS page)`
}
