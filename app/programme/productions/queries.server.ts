import { and, asc, count, desc, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Reach } from '../../content/index.server.ts'
import { defineCachedRead, type ReadContext } from '../../platform/cache/cached-read.ts'
import { defineSelect } from '../../platform/cache/define-select.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { dayOf, startOfDay, toInstant } from '../../platform/clock/clock.ts'
import { mustLastUntil } from '../../platform/clock/span-days.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import { media } from '../../platform/media/tables.ts'
import { rowTranslator } from '../../records/translate-rows.server.ts'
import { isInListFrom } from '../event-end.server.ts'
import { roleTranslator } from '../role-texts.server.ts'
import { contributors, events, exhibitionTypes, persons, productionSeries, productions, productionTags, seasons } from '../tables.ts'
import { nextOf, seasonOrder } from './production-order.server.ts'
import { type ProductionRow, readProductionRows, translatedProduction } from './production-rows.server.ts'

export const PRODUCTIONS_PAGE_SIZE = 12

/**
 * A production with the names of its branch, genre and season, and its pictures: one that is online, or for staff any;
 * undefined when there is none. One statement, none for a known one.
 */
export async function findProduction(platform: ReadContext, id: number, { alsoOffline }: Reach = {}): Promise<ProductionRow | undefined> {
  const row = (await readProductionRows(platform, [id])).get(id)
  return row && (row.production.isOnline || alsoOffline) ? row : undefined
}
/** What a cast shows of a person: not the biography. */
export const castColumns = {
  id: persons.id,
  slug: persons.slug,
  firstName: persons.firstName,
  lastName: persons.lastName,
  categoryId: persons.categoryId,
  isOnline: persons.isOnline,
}

const selectContributors = defineSelect((db, parameter) =>
  db
    .select({ contributor: contributors, person: castColumns })
    .from(contributors)
    .innerJoin(persons, eq(contributors.personId, persons.id))
    .where(
      and(
        eq(contributors.productionId, parameter('productionId')),
        or(isNull(contributors.eventId), eq(contributors.eventId, parameter('eventId'))),
      ),
    )
    .orderBy(asc(contributors.position), asc(contributors.id)),
)

/** The contributors of a production, in order, and the changes of cast for one performance. One statement; cached. */
export const listContributors = defineCachedRead('contributors', async (platform, productionId: number, eventId?: number) => {
  addCacheTags('persons', `production:${productionId}`, ...(eventId ? [`event:${eventId}`] : []))
  const [rows, roleOf] = await Promise.all([
    selectContributors(platform, { productionId, eventId: eventId ?? null }),
    roleTranslator(platform),
  ])
  return rows.map((row) => ({ ...row, contributor: { ...row.contributor, role: roleOf(row.contributor.role) } }))
})

export type ProductionListQuery = {
  season?: number
  exhibition_type?: number
  tag?: number
  series?: number
  /** only those that play at this instant or later; cancelled performances do not count */
  date?: Temporal.Instant
  page: number
}

/** Productions with their posters and next dates, those of the current season first. Two statements; cached. */
export function listProductions(platform: ReadContext, { date, ...query }: ProductionListQuery, pageSize = PRODUCTIONS_PAGE_SIZE) {
  return readProductionList(platform, { ...query, date: date?.toString() }, pageSize)
}

type ListParameters = Omit<ProductionListQuery, 'date'> & { date: string | undefined }

const readProductionList = defineCachedRead('productions', async (platform, { date, ...ids }: ListParameters, pageSize: number) => {
  addCacheTags('productions', 'events', 'options', 'media')
  const now = platform.clock.now()
  const query: ProductionListQuery = { ...ids, ...(date && { date: Temporal.Instant.from(date) }) }
  // With a day, the next date is the first from that day on.
  const from = query.date && Temporal.Instant.compare(query.date, now) > 0 ? query.date : now
  const today = dayOf(now)
  expireAt(startOfDay(today.add({ days: 1 })))
  const where = and(...productionConditions(platform, query))
  const [total] = await platform.db.select({ count: count() }).from(productions).where(where)
  const rows = await platform.db
    .select({ production: productions, typeName: exhibitionTypes.name, seasonName: seasons.name, image: media, ...nextOf(from) })
    .from(productions)
    .leftJoin(exhibitionTypes, eq(productions.typeId, exhibitionTypes.id))
    .leftJoin(seasons, eq(productions.seasonId, seasons.id))
    .leftJoin(media, eq(productions.posterImageId, media.id))
    .where(where)
    .orderBy(seasonOrder(today.toString()), desc(seasons.startsOn), alphabetical(productions.title), asc(productions.id))
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
  for (const next of rows.flatMap(({ nextAt, nextOverAt }) => [nextAt, nextOverAt])) if (next) expireAt(toInstant(next))
  const translate = await rowTranslator(platform)
  return { count: total?.count ?? 0, rows: rows.map((row) => translatedProduction(row, translate)) }
})

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
    conditions.push(exists(later.where(and(plays, isInListFrom(query.date, mustLastUntil(query.date, platform.clock.now()))))))
  }
  return conditions
}

const selectSeasons = defineSelect((db) => db.select().from(seasons).orderBy(desc(seasons.startsOn)))

/** All seasons, newest first. One statement; cached. */
export const listSeasons = defineCachedRead('seasons', async (context) => {
  addCacheTags('options')
  const [rows, translate] = await Promise.all([selectSeasons(context), rowTranslator(context)])
  return rows.map((row) => translate('season', row))
})
