import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { alphabeticalKey } from '../platform/database/alphabetical.ts'
import { recordId } from '../platform/database/record-id.ts'
import type { Problem } from '../platform/http/problem.ts'
import { validationFailed } from '../platform/http/problem.ts'
import type { ListQuery } from './list-query.ts'
import type { RecordType } from './record-type.ts'
import { referableType } from './registry.server.ts'
import { columnsOf } from './values.server.ts'

const TEXTS = ['text', 'textarea', 'slug', 'url']
/** As long as the longest field that lists can be sorted by. */
const cursor = z.tuple([z.string().max(5000), recordId])

/** The order of a list: the same expression sorts it and pages through it, and matches an index where there is one. */
export type ListOrder = {
  key: SQL
  orderBy: SQL[]
  /** the referenced records whose titles the list is sorted by */
  named: NamedTitles | undefined
  /** the condition for everything after the previous page */
  after: SQL | undefined
}

/** The titles of referenced records as a table `named` with `id` and `title`, and the column that references them. */
export type NamedTitles = { table: SQL; by: PgColumn }

/** @throws Problem 400 when `after` is no cursor of this list */
export function listOrder(type: RecordType, { sort, descending, after }: Pick<ListQuery, 'sort' | 'descending' | 'after'>): ListOrder {
  const { key, castTo, named } = sortKey(type, sort)
  const direction = descending ? desc : asc
  return {
    key,
    named,
    orderBy: [direction(key), direction(type.table.id)],
    after: afterCondition(type, { key, castTo, descending, after }),
  }
}

/** The problem of an `after` that is no cursor of this list. */
export function invalidCursor(): Problem {
  return validationFailed([{ path: ['after'], message: 'not a place in this list' }])
}

/** The cursor of the end of a page, to be sent as `after` for the next page. */
export function cursorOf(key: string, id: number): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

type SortKey = { key: SQL; castTo: SQL; named?: NamedTitles }

function sortKey(type: RecordType, sort: string): SortKey {
  const column = columnsOf(type)[sort] ?? type.table.id
  const field = type.fields[sort]
  if (field?.kind === 'relation') return titleKey(referableType(field.of), column)
  if (field && TEXTS.includes(field.kind)) return { key: alphabeticalKey(column), castTo: sql`text` }
  const castTo = sql.raw(column.getSQLType())
  // A NOT NULL column is its own key, so that its index can be used.
  if (column.notNull && column.dataType !== 'json') return { key: sql`${column}`, castTo }
  if (column.dataType === 'number') return { key: sql`coalesce(${column}::double precision, '-infinity')`, castTo: sql`double precision` }
  if (column.dataType === 'boolean') return { key: sql`coalesce(${column}, false)`, castTo }
  if (column.columnType === 'PgTimestamp' || column.columnType === 'PgDateString')
    return { key: sql`coalesce(${column}, '-infinity')`, castTo }
  return { key: sql`coalesce(${column}::text, '')`, castTo: sql`text` }
}

/** Sorts by the titles of referenced records; `OFFSET 0` makes the database compute each title once, not once per referencing row. */
function titleKey(other: RecordType, by: PgColumn): SortKey {
  const table = sql`(SELECT ${other.table.id} AS id, ${alphabeticalKey(other.title)} AS title FROM ${other.table} OFFSET 0) AS named`
  return { key: by.notNull ? sql`named.title` : sql`coalesce(named.title, '')`, castTo: sql`text`, named: { table, by } }
}

type AfterOptions = { key: SQL; castTo: SQL; descending: boolean; after: string | undefined }

function afterCondition(type: RecordType, { key, castTo, descending, after }: AfterOptions): SQL | undefined {
  if (!after) return undefined
  const parsed = cursor.safeParse(parsedJson(Buffer.from(after, 'base64url').toString()))
  if (!parsed.success) throw invalidCursor()
  const [value, id] = parsed.data
  const end = sql`(CAST(${value}::text AS ${castTo}), ${id}::integer)`
  return descending ? sql`(${key}, ${type.table.id}) < ${end}` : sql`(${key}, ${type.table.id}) > ${end}`
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
