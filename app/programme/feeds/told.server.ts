import type { Notation } from '../../platform/format/notation.ts'
import type { PageMetadata } from '../../platform/http/page-metadata.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { addressAt, pictureOf } from '../../platform/media/picture.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { feedLink } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import { previewOf } from '../../platform/share-card/share-cards.ts'
import type { CastRow } from '../cast.ts'
import type { findPerson, findProduction, findSeries, findVenue } from '../detail.server.ts'
import { eventView } from '../event-view.ts'
import type { EventFilter } from '../filter.ts'
import type { Place } from '../places.server.ts'
import type { EventRow } from '../queries.server.ts'
import { eventCard, personCard, productionCard, seriesCard, venueCard } from './share-cards.server.ts'
import { eventThing, personThing, type Setting, venueThing } from './things.server.ts'

// What each page of the programme says to those who do not look at it.

const DESCRIPTION_LENGTH = 200
/** Performances of a production or series that its page names; each has a page of its own. */
const EVENTS_TOLD = 20

type Found<T extends (...all: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<T>>>
type ProductionRow = Found<typeof findProduction>
type Places = Map<number, Place>

/** The page of a performance. */
export function eventTold(
  { row, detail, cast, places }: { row: EventRow; detail: ProductionRow | undefined; cast: CastRow[]; places: Places },
  setting: Setting & { notation: Notation },
): PageMetadata {
  const { production, event } = row
  const { shortDate } = eventView(row, setting.now, setting.notation)
  const params = { slug: production.slug, id: event.id }
  const picture = previewOf('event', event.id, eventCard(row, detail, setting))
  const wide = pictureOf(detail?.image)
  return {
    title: `${production.title} · ${shortDate}`,
    description: production.teaser,
    path: link('events-slug-id', params),
    picture,
    feeds: [{ type: 'text/calendar', title: production.title, path: feedLink('event-calendar', params) }],
    structuredData: [
      eventThing(
        row,
        { place: places.get(row.room.id), cast, pictures: [picture.path, ...(wide ? [addressAt(wide, 1536)] : [])] },
        setting,
      ),
    ],
  }
}

/** The page of a production, with its next performances. */
export function productionTold(
  { row, events, places }: { row: ProductionRow; events: EventRow[]; places: Places },
  setting: Setting,
): PageMetadata {
  const { id, slug, title, teaser } = row.production
  const picture = previewOf('production', id, productionCard(row, setting.houseName))
  return {
    title,
    description: teaser,
    path: link('productions-slug-id', { slug, id }),
    picture,
    feeds: [{ type: 'text/calendar', title, path: feedLink('production-calendar', { slug, id }) }],
    structuredData: eventThings(events, places, picture.path, setting),
  }
}

/** The page of a series, with its next performances. */
export function seriesTold(
  { row, events, places }: { row: Found<typeof findSeries>; events: EventRow[]; places: Places },
  setting: Setting,
): PageMetadata {
  const { id, slug, name, claim, description } = row.series
  const picture = previewOf('series', id, seriesCard(row, setting.houseName))
  return {
    title: name,
    description: claim || beginningOf(plainTextOf(description)),
    path: link('series-slug-id', { slug, id }),
    picture,
    feeds: [{ type: 'text/calendar', title: name, path: feedLink('series-calendar', { slug, id }) }],
    structuredData: eventThings(events, places, picture.path, setting),
  }
}

function eventThings(events: EventRow[], places: Places, picture: string, setting: Setting) {
  return events.slice(0, EVENTS_TOLD).map((event) => eventThing(event, { place: places.get(event.room.id), pictures: [picture] }, setting))
}

/** The page of a venue. */
export function venueTold(row: Found<typeof findVenue>, setting: Setting): PageMetadata {
  const { id, slug, name, claim, description } = row.venue
  const picture = previewOf('venue', id, venueCard(row, setting.houseName))
  return {
    title: name,
    description: beginningOf(plainTextOf(description)) || claim,
    path: link('venues-slug-id', { slug, id }),
    picture,
    structuredData: [venueThing(row.venue, picture.path, setting)],
  }
}

/** The page of somebody of the house. */
export function personTold(row: Found<typeof findPerson>, setting: Setting): PageMetadata {
  const { id, slug, firstName, lastName, position, biography } = row.person
  const picture = previewOf('person', id, personCard(row, setting.houseName))
  return {
    title: `${firstName} ${lastName}`.trim(),
    description: beginningOf(plainTextOf(biography)) || position,
    path: link('ensemble-slug-id', { slug, id }),
    type: 'profile',
    picture,
    structuredData: [personThing(row.person, picture.path, setting)],
  }
}

/** The Spielplan, whose calendar and feed are filtered as it is. */
export function spielplanTold(filter: EventFilter, { houseName }: Pick<Setting, 'houseName'>): PageMetadata {
  return {
    title: t('Programme'),
    description: `${t('Next performances')}: ${houseName}`,
    path: link('events'),
    feeds: [
      { type: 'text/calendar', title: t('Programme'), path: feedLink('events-calendar', {}, filter) },
      { type: 'application/atom+xml', title: t('Programme'), path: feedLink('events-feed', {}, filter) },
    ],
  }
}

/** The first words of a text, up to the end of one. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`
}
