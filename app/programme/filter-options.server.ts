import { asc } from 'drizzle-orm'
import { addCacheTags } from '../platform/cache/dependencies.ts'
import type { FilterKey } from './filter.ts'
import type { ReadContext } from './read-context.ts'
import { exhibitionTypes, genres, rooms, series, tags } from './tables.ts'

export type Option = { id: number; name: string; show_in_filter?: boolean }

type FilterOptions = Record<Exclude<FilterKey, 'tag' | 'series'>, Option[]> & Record<'tag' | 'series', Required<Option>[]>

/** The options of all five filters. Five short statements; the result is cached with the page. */
export async function readFilterOptions(platform: ReadContext): Promise<FilterOptions> {
  addCacheTags('options')
  const [room, type, tag, seriesRows, genre] = await Promise.all([
    platform.db.select({ id: rooms.id, name: rooms.name }).from(rooms).orderBy(asc(rooms.position)),
    platform.db.select({ id: exhibitionTypes.id, name: exhibitionTypes.name }).from(exhibitionTypes).orderBy(asc(exhibitionTypes.position)),
    platform.db.select({ id: tags.id, name: tags.name, show_in_filter: tags.showInFilter }).from(tags).orderBy(asc(tags.name)),
    platform.db.select({ id: series.id, name: series.name, show_in_filter: series.showInFilter }).from(series).orderBy(asc(series.name)),
    platform.db.select({ id: genres.id, name: genres.name }).from(genres).orderBy(asc(genres.name)),
  ])
  return { room, type, tag, series: seriesRows, genre }
}
