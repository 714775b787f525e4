import { type SQL, sql } from 'drizzle-orm'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { defineSelect } from '../platform/cache/define-select.ts'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import { inAlphabet } from '../platform/format/alphabet.ts'
import { rowTranslator } from '../records/translate-rows.server.ts'
import type { FilterKey } from './filter.ts'
import { exhibitionTypes, genres, rooms, series, tags } from './tables.ts'

export type Option = { id: number; name: string; show_in_filter?: boolean }

type FilterOptions = Record<Exclude<FilterKey, 'tag' | 'series'>, Option[]> & Record<'tag' | 'series', Required<Option>[]>

const plain = sql`json_build_object('id', id, 'name', name)`
const marked = sql`json_build_object('id', id, 'name', name, 'show_in_filter', show_in_filter)`

function all<Listed>(
  option: SQL,
  table: typeof rooms | typeof exhibitionTypes | typeof tags | typeof series | typeof genres,
  order = sql`id`,
) {
  return sql<Listed[]>`(SELECT coalesce(json_agg(${option} ORDER BY ${order}), '[]') FROM ${table})`
}

const selectOptions = defineSelect((db) =>
  db
    .select({
      room: all<Option>(plain, rooms, sql`position`),
      type: all<Option>(plain, exhibitionTypes, sql`position`),
      tag: all<Required<Option>>(marked, tags),
      series: all<Required<Option>>(marked, series),
      genre: all<Option>(plain, genres),
    })
    .from(sql`(SELECT) AS nothing`),
)

/** The options of all five filters; rooms and branches in the order of the house, others by the alphabet. One statement; cached. */
export const readFilterOptions = defineCachedRead('filter-options', async (context): Promise<FilterOptions> => {
  addCacheTags('options')
  const [[options], translate] = await Promise.all([selectOptions(context), rowTranslator(context)])
  const { room, type, tag, series, genre } = options ?? { room: [], type: [], tag: [], series: [], genre: [] }
  const named = <Listed extends Option>(record: string, listed: Listed[]) => listed.map((option) => translate(record, option))
  const byName = <Listed extends Option>(record: string, listed: Listed[]) => named(record, listed).toSorted(inAlphabet(({ name }) => name))
  return {
    ...{ room: named('room', room), type: named('exhibition-type', type), genre: byName('genre', genre) },
    ...{ tag: byName('tag', tag), series: byName('series', series) },
  }
})
