import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ReadContext } from '../../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { dayOf, startOfDay } from '../../platform/clock/clock.ts'
import type { SitemapEntry } from '../../platform/format/sitemap.ts'
import { link } from '../../platform/routing/link.ts'
import { readAnnounced } from '../../platform/translations/announced-languages.server.ts'
import { isInListFrom } from '../event-end.server.ts'
import { events, persons, productions, series, venues } from '../tables.ts'

/** Far more performances than a theatre plays in two seasons. */
const MAX_EVENTS = 20_000

/** The programme's pages: performances, productions, people, venues, series. Five statements. */
export async function programmeSitemap(context: ReadContext): Promise<SitemapEntry[]> {
  const { db, clock } = context
  const languagesOf = await readAnnounced(context)
  addCacheTags('events', 'productions', 'series-list', 'venues', 'persons')
  const today = dayOf(clock.now())
  expireAt(startOfDay(today.add({ days: 1 })))
  const onlineProduction = and(eq(events.productionId, productions.id), eq(productions.isOnline, true))
  const [coming, allProductions, allSeries, allVenues, allPersons] = await Promise.all([
    db
      .select({
        id: events.id,
        slug: productions.slug,
        production: productions.id,
        changedAt: sql<Date>`greatest(${events.updatedAt}, ${productions.updatedAt})`.mapWith(events.updatedAt),
      })
      .from(events)
      .innerJoin(productions, onlineProduction)
      .where(and(eq(events.isOnline, true), isInListFrom(startOfDay(today))))
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(MAX_EVENTS),
    db.select(columnsOf(productions)).from(productions).where(eq(productions.isOnline, true)).orderBy(asc(productions.id)),
    db.select(columnsOf(series)).from(series).orderBy(asc(series.id)),
    db.select(columnsOf(venues)).from(venues).orderBy(asc(venues.id)),
    db
      .select({ ...columnsOf(persons), hasText: sql<boolean>`${persons.biography} IS NOT NULL` })
      .from(persons)
      .where(and(eq(persons.isOnline, true), isNotNull(persons.categoryId)))
      .orderBy(asc(persons.id)),
  ])
  return [
    ...[link('events'), link('productions'), link('ensemble')].map((path) => ({ path, changedAt: null })),
    ...coming.map(({ changedAt, production, ...params }) => ({
      ...{ path: link('events-slug-id', params), changedAt },
      languages: languagesOf([
        ['event', params.id],
        ['production', production],
      ]),
    })),
    ...allProductions.map(({ changedAt, ...params }) => ({
      path: link('productions-slug-id', params),
      changedAt,
      languages: languagesOf([['production', params.id]]),
    })),
    ...allSeries.map(({ changedAt, ...params }) => ({
      path: link('series-slug-id', params),
      changedAt,
      languages: languagesOf([['series', params.id]]),
    })),
    ...allVenues.map(({ changedAt, ...params }) => ({
      path: link('venues-slug-id', params),
      changedAt,
      languages: languagesOf([['venue', params.id]]),
    })),
    ...allPersons.map(({ changedAt, hasText, ...params }) => ({
      ...{ path: link('ensemble-slug-id', params), changedAt },
      languages: languagesOf(hasText ? [['person', params.id]] : []),
    })),
  ]
}

function columnsOf<T extends typeof productions | typeof series | typeof venues | typeof persons>(table: T) {
  return { id: table.id, slug: table.slug, changedAt: table.updatedAt }
}
