import { eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import type { Database } from '../platform/database/database.ts'
import type { EventSelection } from './filter.ts'
import { events, eventTags, productionSeries, productions, productionTags } from './tables.ts'

/** Of each option, such as each room, the ids of those that bear it. */
type Bearers = ReadonlyMap<number, ReadonlySet<number>>

/** By what lists of performances are narrowed. Tags are borne by performances and by productions. */
export type EventFacets = {
  /** ids of performances */
  room: Bearers
  eventTag: Bearers
  /** ids of productions */
  type: Bearers
  genre: Bearers
  series: Bearers
  productionTag: Bearers
}

/** Options and their bearers in turns, in one list: a hundred thousand of them are read in a tenth of the time of rows. */
function bearers(db: Database, name: keyof EventFacets, table: PgTable, [option, id]: [SQLWrapper, SQLWrapper], only?: SQL) {
  const list = sql`coalesce(('[' || string_agg(${option} || ',' || ${id}, ',') || ']')::json, '[]')`
  return sql`(${db.select({ list }).from(table).where(only)})`.mapWith(bearersIn).as(name)
}

/**
 * What lists can be narrowed by, read once after a change instead of an order for each filter (decision 0132). Asked for by
 * narrowed lists alone.
 */
export const readEventFacets = defineSmallTable<EventFacets>({
  name: 'event-facets',
  isOnDemand: () => true,
  tags: ['events'],
  select(db) {
    const { typeId, genreId, id } = productions
    const lists = {
      room: bearers(db, 'room', events, [events.roomId, events.id], eq(events.isOnline, true)),
      eventTag: bearers(db, 'eventTag', eventTags, [eventTags.tagId, eventTags.eventId]),
      type: bearers(db, 'type', productions, [typeId, id], isNotNull(typeId)),
      genre: bearers(db, 'genre', productions, [genreId, id], isNotNull(genreId)),
      series: bearers(db, 'series', productionSeries, [productionSeries.seriesId, productionSeries.productionId]),
      productionTag: bearers(db, 'productionTag', productionTags, [productionTags.tagId, productionTags.productionId]),
    }
    return db.select(lists).from(sql`(SELECT) AS nothing`)
  },
})

function bearersIn(list: number[]): Bearers {
  const found = new Map<number, Set<number>>()
  for (let at = 0; at < list.length; at += 2) {
    const [option = 0, id = 0] = [list[at], list[at + 1]]
    const known = found.get(option)
    if (known) known.add(id)
    else found.set(option, new Set([id]))
  }
  return found
}

const NOBODY: ReadonlySet<number> = new Set()

/** Whether a performance of a production is of a selection, as the database says it (`selectionConditions`). */
export function isSelected(facets: EventFacets, selection: EventSelection): (event: number, production: number) => boolean {
  const { productionId, typeIds, roomIds, ids, filter = {} } = selection
  const of = (bearers: Bearers, options: readonly number[]) => {
    const [first, ...others] = options.map((option) => bearers.get(option) ?? NOBODY)
    return others.reduce((all, some) => all.union(some), first ?? NOBODY)
  }
  const ofFilter = (bearers: Bearers, option: number | undefined) => (option ? [of(bearers, [option])] : [])
  const eventSets = [...(ids ? [new Set(ids)] : []), ...(roomIds ? [of(facets.room, roomIds)] : []), ...ofFilter(facets.room, filter.room)]
  const productionSets = [
    ...(productionId ? [new Set([productionId])] : []),
    ...(typeIds ? [of(facets.type, typeIds)] : []),
    ...ofFilter(facets.type, filter.type),
    ...ofFilter(facets.genre, filter.genre),
    ...ofFilter(facets.series, filter.series),
  ]
  const { tag } = filter
  const [taggedEvents, taggedProductions] = tag ? [of(facets.eventTag, [tag]), of(facets.productionTag, [tag])] : [NOBODY, NOBODY]
  return (event, production) =>
    productionSets.every((set) => set.has(production)) &&
    eventSets.every((set) => set.has(event)) &&
    (!tag || taggedProductions.has(production) || taggedEvents.has(event))
}
