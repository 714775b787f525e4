import { type SQL, sql } from 'drizzle-orm'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { queryRows } from '../platform/database/query-rows.ts'
import type { FilterKey } from './filter.ts'
import { exhibitionTypes, genres, rooms, series, tags } from './tables.ts'

export type Option = { id: number; name: string; show_in_filter?: boolean }

type FilterOptions = Record<Exclude<FilterKey, 'tag' | 'series'>, Option[]> & Record<'tag' | 'series', Required<Option>[]>

/** The options of all five filters. One statement; cached. */
export const readFilterOptions = defineCachedRead('filter-options', async ({ db }): Promise<FilterOptions> => {
  addCacheTags('options')
  const plain = sql`json_build_object('id', id, 'name', name)`
  const marked = sql`json_build_object('id', id, 'name', name, 'show_in_filter', show_in_filter)`
  const all = (option: SQL, order: SQL, table: typeof rooms | typeof exhibitionTypes | typeof tags | typeof series | typeof genres) =>
    sql`(SELECT coalesce(json_agg(${option} ORDER BY ${order}), '[]') FROM ${table})`
  const [options] = await queryRows<FilterOptions>(
    db,
    sql`SELECT ${all(plain, sql`position`, rooms)} AS room, ${all(plain, sql`position`, exhibitionTypes)} AS type,
      ${all(marked, sql`name`, tags)} AS tag, ${all(marked, sql`name`, series)} AS series, ${all(plain, sql`name`, genres)} AS genre`,
  )
  return options ?? { room: [], type: [], tag: [], series: [], genre: [] }
})
