import { and, asc, count, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { isDataException } from './errors.server.ts'
import { listConditions, searchConditions } from './list-conditions.server.ts'
import { cursorOf, invalidCursor, listOrder, type NamedTitles } from './list-order.server.ts'
import { filterParameters, type ListQuery } from './list-query.ts'
import type { RecordType, Values } from './record-type.ts'
import { referableType } from './registry.server.ts'
import { columnsOf, fromRow } from './values.server.ts'

const LIST_PAGE_SIZE = 50
const OPTIONS_SHOWN = 20
const MAX_IDS = 300
/** As many records as can be chosen at once. */
export const MAX_SELECTED = 5000

export type ListedRecord = { id: number; title: string; values: Values }
export type RecordList = {
  records: ListedRecord[]
  /** titles of the records that `one` fields name, by record type and id */
  titles: Record<string, Record<number, string>>
  /** to be sent as `after` for what follows; null at the end */
  next: string | null
}

/** Reads a list's wishes from an address. Fields that cannot sort or filter are left out. */
export function parseListQuery(type: RecordType, parameters: URLSearchParams): ListQuery {
  const asked = parameters.get('sort') ?? ''
  const by = asked.replace(/^-/, '')
  const sortable = by === 'id' || type.list.columns.includes(by) || by === type.list.sort.by
  const filters = (type.list.filters ?? []).flatMap((name) => {
    const field = type.fields[name]
    if (!field) return []
    return filterParameters(name, field).parameters.flatMap((parameter) => {
      const value = parameters.get(parameter)
      return value ? [[parameter, value] as const] : []
    })
  })
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    sort: sortable ? by : type.list.sort.by,
    descending: sortable ? asked.startsWith('-') : Boolean(type.list.sort.descending),
    filters: Object.fromEntries(filters),
    after: parameters.get('after') ?? undefined,
  }
}

/** Which records of a list are meant, and in which order. */
export type ListScope = Pick<ListQuery, 'sort' | 'descending'> & {
  conditions: (SQL | undefined)[]
  /** few are left, so that these are best sorted whole */
  isSelective: boolean
}

/** What a list is narrowed to by its address, in its order. */
export function scopeOf(type: RecordType, query: Omit<ListQuery, 'after'>): ListScope {
  return { sort: query.sort, descending: query.descending, conditions: listConditions(type, query), isSelective: query.q !== '' }
}

/** Records that somebody has chosen, in the order of their list. */
export function selectedScope(type: RecordType, { sort, descending }: Pick<ListQuery, 'sort' | 'descending'>, ids: number[]): ListScope {
  return { sort, descending, conditions: [inArray(type.table.id, ids)], isSelective: true }
}

/**
 * A page of a list. It is found by where the page before ended, so that the thousandth costs what the first does.
 * @throws Problem 400 when `after` is none of ours
 */
export async function listRecords(db: Database, type: RecordType, query: ListQuery): Promise<RecordList> {
  const page = { fields: columnsOf(type), size: LIST_PAGE_SIZE, after: query.after }
  const { rows, next } = await pageOf(db, type, scopeOf(type, query), page)
  return {
    records: rows.map((row) => ({ id: Number(row.id), title: String(row.$title ?? ''), values: fromRow(type, row) })),
    titles: await titlesFor(db, type, rows),
    next,
  }
}

/** The numbers of all records of a part in its order, so many at once. One statement each; what is not asked for is not read. */
export async function* idsInOrder(db: Database, type: RecordType, part: ListScope, atOnce: number): AsyncGenerator<number[]> {
  let after: string | undefined
  do {
    const { rows, next } = await pageOf(db, type, part, { fields: { id: type.table.id }, size: atOnce, after })
    if (rows.length > 0) yield rows.map(({ id }) => Number(id))
    after = next ?? undefined
  } while (after)
}

/** How many records a part holds. One statement. */
export async function countRecords(db: Database, type: RecordType, { conditions }: Pick<ListScope, 'conditions'>): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(type.table as PgTable)
    .where(and(...conditions))
  return row?.count ?? 0
}

type Page = { fields: Record<string, PgColumn>; size: number; after: string | undefined }

async function pageOf(db: Database, type: RecordType, part: ListScope, { fields, size, after: place }: Page) {
  const { key, orderBy, named, after } = listOrder(type, { ...part, after: place })
  const rows = await selectRecords(db, type, {
    fields: { ...fields, $key: sql<string>`(${key})::text` },
    named,
    where: and(...part.conditions, after),
    orderBy,
    limit: size + 1,
    isSelective: part.isSelective,
  }).catch((error) => {
    // Whether a place is one of this list, only the database can say: it knows what the list is sorted by.
    throw place && isDataException(error) ? invalidCursor() : error
  })
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > shown.length && last ? cursorOf(String(last.$key), Number(last.id)) : null }
}

/** Records that a relation can name: those that match a search, or those with given ids, in the order of their list. */
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
    where: and(ids ? inArray(type.table.id, ids.slice(0, MAX_IDS)) : type.selectable, ...searchConditions(type, q)),
    orderBy,
    limit: ids ? MAX_IDS : limit,
    isSelective: ids !== undefined || q !== '',
  })
  return rows.map((row) => ({ id: Number(row.id), title: String(row.$title ?? '') }))
}

/** The numbers of all records of a part, as far as so many can be chosen at once. One statement. */
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
 * Narrows records that are sorted by the titles of what they name: of each group no more are looked at than a page
 * shows, as the index on the naming column gives them. Sorting all would take the longer the more there are.
 */
function firstOfEach(
  type: RecordType,
  { named, where, orderBy, limit }: Pick<SelectOptions, 'where' | 'orderBy' | 'limit'> & { named: NamedTitles },
): SQL {
  const inGroup = and(sql`${named.by} = named.id`, where)
  return sql`${type.table.id} IN (SELECT page.id FROM ${named.table} CROSS JOIN LATERAL
    (SELECT ${type.table.id} AS id FROM ${type.table} WHERE ${inGroup} ORDER BY ${orderBy[1]} LIMIT ${limit}) AS page)`
}

/** Titles of what the rows' `one` fields name: one statement for each field. */
async function titlesFor(db: Database, type: RecordType, rows: Values[]): Promise<RecordList['titles']> {
  const titles: RecordList['titles'] = {}
  for (const name of type.list.columns) {
    const field = type.fields[name]
    if (field?.kind !== 'relation') continue
    const ids = [...new Set(rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : [])))]
    const named = ids.length > 0 ? await listOptions(db, referableType(field.of), { q: '', ids }) : []
    titles[field.of] = { ...titles[field.of], ...Object.fromEntries(named.map(({ id, title }) => [id, title])) }
  }
  return titles
}
