import { eq, inArray, or } from 'drizzle-orm'
import type { ReadContext } from '../../platform/cache/cached-read.ts'
import { alphabetical } from '../../platform/database/alphabetical.ts'
import type { EventRow } from '../events/queries.server.ts'
import { events, eventTags, genres, productionSeries, productionTags, series, tags, venues } from '../tables.ts'

type Named = { id: number; name: string }
type InEvent = Named & { eventId: number }

/** What a performance belongs to besides its room and branch: everything the list filters by (EVLIST-47). */
export type EventGroups = { tags: Named[]; series: Named[]; genre: Named | null; venue: Named }

/** Tags, series and genres by event id. Four statements, however many events there are. */
export async function groupsOf({ db }: Pick<ReadContext, 'db'>, rows: EventRow[]): Promise<Map<number, EventGroups>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ event }) => event.id)
  const genreIds = rows.flatMap(({ production }) => (production.genreId === null ? [] : [production.genreId]))
  const [tagged, inSeries, itsGenres, itsVenues] = await Promise.all([
    // A performance has its own tags and those of its production.
    db
      .select({ eventId: events.id, id: tags.id, name: tags.name })
      .from(events)
      .leftJoin(productionTags, eq(productionTags.productionId, events.productionId))
      .leftJoin(eventTags, eq(eventTags.eventId, events.id))
      .innerJoin(tags, or(eq(tags.id, productionTags.tagId), eq(tags.id, eventTags.tagId)))
      .where(inArray(events.id, ids))
      .groupBy(events.id, tags.id)
      .orderBy(alphabetical(tags.name)),
    db
      .select({ eventId: events.id, id: series.id, name: series.name })
      .from(events)
      .innerJoin(productionSeries, eq(productionSeries.productionId, events.productionId))
      .innerJoin(series, eq(series.id, productionSeries.seriesId))
      .where(inArray(events.id, ids))
      .orderBy(alphabetical(series.name)),
    db.select({ id: genres.id, name: genres.name }).from(genres).where(inArray(genres.id, genreIds)),
    db
      .select({ id: venues.id, name: venues.name })
      .from(venues)
      .where(
        inArray(
          venues.id,
          rows.map(({ room }) => room.venueId),
        ),
      ),
  ])
  const [tagsOf, seriesOf] = [byEvent(tagged), byEvent(inSeries)]
  return new Map(
    rows.map(({ event, production, room }) => [
      event.id,
      {
        tags: tagsOf.get(event.id) ?? [],
        series: seriesOf.get(event.id) ?? [],
        genre: itsGenres.find(({ id }) => id === production.genreId) ?? null,
        venue: itsVenues.find(({ id }) => id === room.venueId) ?? { id: room.venueId, name: '' },
      },
    ]),
  )
}

function byEvent(rows: InEvent[]): Map<number, Named[]> {
  const groups = Map.groupBy(rows, ({ eventId }) => eventId)
  return new Map([...groups].map(([eventId, entries]) => [eventId, entries.map(({ id, name }) => ({ id, name }))]))
}
