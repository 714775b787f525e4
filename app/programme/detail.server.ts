import { and, asc, count, desc, eq, exists, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { addCacheTags, expireAt } from '../platform/cache/dependencies.ts'
import { dayOf, startOfDay, toDate, toInstant } from '../platform/clock/clock.ts'
import { media } from '../platform/media/tables.ts'
import type { ReadContext } from './queries.server.ts'
import {
  contributors,
  events,
  exhibitionTypes,
  genres,
  personCategories,
  persons,
  productionSeries,
  productions,
  productionTags,
  rooms,
  seasons,
  series,
  venues,
} from './tables.ts'

export const PRODUCTIONS_PAGE_SIZE = 12

/** A production with its branch, genre, season and wide picture; undefined when there is none. One statement. */
export async function findProduction(platform: ReadContext, id: number) {
  addCacheTags(`production:${id}`)
  const [row] = await platform.db
    .select({ production: productions, typeName: exhibitionTypes.name, genreName: genres.name, seasonName: seasons.name, image: media })
    .from(productions)
    .leftJoin(exhibitionTypes, eq(productions.typeId, exhibitionTypes.id))
    .leftJoin(genres, eq(productions.genreId, genres.id))
    .leftJoin(seasons, eq(productions.seasonId, seasons.id))
    .leftJoin(media, eq(productions.wideImageId, media.id))
    .where(and(eq(productions.id, id), eq(productions.isOnline, true)))
  return row
}

/** Who takes part in a production, in order, and the changes for one performance. One statement. */
export async function listContributors(platform: ReadContext, productionId: number, eventId?: number) {
  addCacheTags('persons')
  const forEvent = eventId ? or(isNull(contributors.eventId), eq(contributors.eventId, eventId)) : isNull(contributors.eventId)
  return platform.db
    .select({ contributor: contributors, person: persons })
    .from(contributors)
    .innerJoin(persons, eq(contributors.personId, persons.id))
    .where(and(eq(contributors.productionId, productionId), forEvent))
    .orderBy(asc(contributors.position), asc(contributors.id))
}

/** The series a production belongs to. One statement. */
export async function listSeriesOf(platform: ReadContext, productionId: number) {
  addCacheTags('series-list')
  return platform.db
    .select({ id: series.id, slug: series.slug, name: series.name, claim: series.claim, zweiklang: series.zweiklang })
    .from(productionSeries)
    .innerJoin(series, eq(productionSeries.seriesId, series.id))
    .where(eq(productionSeries.productionId, productionId))
    .orderBy(asc(series.name))
}

export type ProductionListQuery = {
  season?: number
  exhibition_type?: number
  tag?: number
  series?: number
  /** plays at this moment or later; what is cancelled does not count */
  date?: Temporal.Instant
  page: number
}

/** When a production plays next, of what takes place; null when that is not known. */
const nextStart = (now: Temporal.Instant) =>
  sql<Date | null>`(SELECT min(${events.startsAt}) FROM ${events} WHERE ${events.productionId} = ${productions.id}
    AND ${events.isOnline} AND ${events.status} <> 'cancelled' AND ${events.startsAt} >= ${toDate(now)})`.mapWith(events.startsAt)

/** The season that runs comes first, then what is announced, then what was. */
const seasonOrder = (today: string) =>
  sql`CASE WHEN ${today} BETWEEN ${seasons.startsOn} AND ${seasons.endsOn} THEN 0 WHEN ${seasons.startsOn} > ${today} THEN 1 ELSE 2 END`

/** Productions with their posters and when each plays next, those of the running season first. Two statements. */
export async function listProductions(platform: ReadContext, query: ProductionListQuery, pageSize = PRODUCTIONS_PAGE_SIZE) {
  addCacheTags('productions', 'events')
  const now = platform.clock.now()
  // Of whom a day is asked, the first date from that day on is meant.
  const from = query.date && Temporal.Instant.compare(query.date, now) > 0 ? query.date : now
  const today = dayOf(now)
  expireAt(startOfDay(today.add({ days: 1 })))
  const where = and(...productionConditions(platform, query))
  const [total] = await platform.db.select({ count: count() }).from(productions).where(where)
  const rows = await platform.db
    .select({ production: productions, typeName: exhibitionTypes.name, seasonName: seasons.name, image: media, nextAt: nextStart(from) })
    .from(productions)
    .leftJoin(exhibitionTypes, eq(productions.typeId, exhibitionTypes.id))
    .leftJoin(seasons, eq(productions.seasonId, seasons.id))
    .leftJoin(media, eq(productions.posterImageId, media.id))
    .where(where)
    .orderBy(seasonOrder(today.toString()), desc(seasons.startsOn), asc(productions.title), asc(productions.id))
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
  for (const { nextAt } of rows) if (nextAt) expireAt(toInstant(nextAt))
  return { count: total?.count ?? 0, rows }
}

function productionConditions(platform: ReadContext, query: ProductionListQuery): SQL[] {
  const conditions: SQL[] = [eq(productions.isOnline, true)]
  const one = { one: sql`1` }
  if (query.season) conditions.push(eq(productions.seasonId, query.season))
  if (query.exhibition_type) conditions.push(eq(productions.typeId, query.exhibition_type))
  if (query.tag) {
    const tagged = platform.db.select(one).from(productionTags)
    conditions.push(exists(tagged.where(and(eq(productionTags.productionId, productions.id), eq(productionTags.tagId, query.tag)))))
  }
  if (query.series) {
    const inSeries = platform.db.select(one).from(productionSeries)
    conditions.push(
      exists(inSeries.where(and(eq(productionSeries.productionId, productions.id), eq(productionSeries.seriesId, query.series)))),
    )
  }
  if (query.date) {
    const later = platform.db.select(one).from(events)
    const plays = and(eq(events.productionId, productions.id), eq(events.isOnline, true), ne(events.status, 'cancelled'))
    conditions.push(exists(later.where(and(plays, gte(events.startsAt, toDate(query.date))))))
  }
  return conditions
}

/** All seasons, the newest first. One statement. */
export async function listSeasons(platform: ReadContext) {
  addCacheTags('options')
  return platform.db.select().from(seasons).orderBy(desc(seasons.startsOn))
}

/** Everybody of the house by category, with portraits. One statement. */
export async function listPersons(platform: ReadContext) {
  addCacheTags('persons')
  return platform.db
    .select({ person: persons, category: personCategories, image: media })
    .from(persons)
    .innerJoin(personCategories, eq(persons.categoryId, personCategories.id))
    .leftJoin(media, eq(persons.imageId, media.id))
    .where(eq(persons.isOnline, true))
    .orderBy(asc(personCategories.position), asc(persons.lastName), asc(persons.firstName))
    .limit(1000)
}

/** One person with portrait; undefined when there is none. One statement. */
export async function findPerson(platform: ReadContext, id: number) {
  addCacheTags(`person:${id}`)
  const [row] = await platform.db
    .select({ person: persons, category: personCategories, image: media })
    .from(persons)
    .leftJoin(personCategories, eq(persons.categoryId, personCategories.id))
    .leftJoin(media, eq(persons.imageId, media.id))
    .where(and(eq(persons.id, id), eq(persons.isOnline, true)))
  return row
}

/** The productions somebody takes part in, and the evenings to come on which they stand in and which take place. One statement. */
export async function listAppearances(platform: ReadContext, personId: number) {
  addCacheTags('productions', 'events', 'persons')
  const now = platform.clock.now()
  expireAt(startOfDay(dayOf(now).add({ days: 1 })))
  const rows = await platform.db
    .select({
      production: productions,
      role: contributors.role,
      onlyAt: events.startsAt,
      seasonName: seasons.name,
      image: media,
      nextAt: nextStart(now),
    })
    .from(contributors)
    .innerJoin(productions, eq(contributors.productionId, productions.id))
    .leftJoin(events, eq(contributors.eventId, events.id))
    .leftJoin(seasons, eq(productions.seasonId, seasons.id))
    .leftJoin(media, eq(productions.posterImageId, media.id))
    .where(
      and(
        eq(contributors.personId, personId),
        eq(productions.isOnline, true),
        or(isNull(contributors.eventId), and(gte(events.startsAt, toDate(now)), eq(events.isOnline, true), ne(events.status, 'cancelled'))),
      ),
    )
    .orderBy(seasonOrder(dayOf(now).toString()), desc(seasons.startsOn), asc(productions.title), asc(events.startsAt))
    .limit(200)
  for (const date of rows.flatMap(({ nextAt, onlyAt }) => [nextAt, onlyAt])) if (date) expireAt(toInstant(date))
  return rows
}

/** A venue with its rooms; undefined when there is none. Two statements. */
export async function findVenue(platform: ReadContext, id: number) {
  addCacheTags(`venue:${id}`)
  const [row] = await platform.db
    .select({ venue: venues, image: media })
    .from(venues)
    .leftJoin(media, eq(venues.imageId, media.id))
    .where(eq(venues.id, id))
  if (!row) return undefined
  const its = await platform.db.select().from(rooms).where(eq(rooms.venueId, id)).orderBy(asc(rooms.position))
  return { ...row, rooms: its }
}

/** The name and the address of a room's venue. One statement. */
export async function findVenueOf(platform: ReadContext, { venueId }: { venueId: number }) {
  addCacheTags(`venue:${venueId}`)
  const [venue] = await platform.db
    .select({ id: venues.id, slug: venues.slug, name: venues.name })
    .from(venues)
    .where(eq(venues.id, venueId))
  return venue
}

/** All venues. One statement. */
export async function listVenues(platform: ReadContext) {
  addCacheTags('venues')
  return platform.db.select().from(venues).orderBy(asc(venues.position))
}

/** Venues with picture and rooms, in the order of the house; only those named when ids are given. Two statements. */
export async function listVenuesWithRooms(platform: ReadContext, ids?: number[]) {
  addCacheTags('venues')
  const rows = await platform.db
    .select({ venue: venues, image: media })
    .from(venues)
    .leftJoin(media, eq(venues.imageId, media.id))
    .where(ids && inArray(venues.id, ids))
    .orderBy(asc(venues.position))
  const theirs = await platform.db.select().from(rooms).orderBy(asc(rooms.position))
  return rows.map((row) => ({ ...row, rooms: theirs.filter((room) => room.venueId === row.venue.id) }))
}

/** A series with its picture; undefined when there is none. One statement. */
export async function findSeries(platform: ReadContext, id: number) {
  addCacheTags(`series:${id}`)
  const [row] = await platform.db
    .select({ series, image: media })
    .from(series)
    .leftJoin(media, eq(series.imageId, media.id))
    .where(eq(series.id, id))
  return row
}
