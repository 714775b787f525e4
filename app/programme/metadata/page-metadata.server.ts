import type { Notation } from '../../platform/format/notation.ts'
import type { PageMetadata } from '../../platform/http/page-metadata.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { addressAt, pictureOf } from '../../platform/media/picture.ts'
import { previewOf } from '../../platform/og-image/og-images.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { feedLink } from '../../platform/routing/feeds.ts'
import { link } from '../../platform/routing/link.ts'
import type { CastRow } from '../cast.ts'
import { eventView } from '../event-view.ts'
import type { EventRow } from '../events/queries.server.ts'
import type { EventFilter } from '../filter.ts'
import type { EventLocation } from '../locations.server.ts'
import type { findPerson } from '../people/queries.server.ts'
import type { findProduction } from '../productions/queries.server.ts'
import type { findSeries } from '../series/queries.server.ts'
import type { findVenue } from '../venues/queries.server.ts'
import { eventCard, personCard, productionCard, seriesCard, venueCard } from './og-images.server.ts'
import { eventJsonLd, type MetadataContext, personJsonLd, type SaleContext, venueJsonLd } from './structured-data.server.ts'

// Metadata of the programme's pages: title, description, preview picture, feeds and JSON-LD.

/** In pixels; search engines recommend 1200 or more. */
const PICTURE_WIDTH = 1536
const DESCRIPTION_LENGTH = 200
/** Upper bound of performances in the JSON-LD of a production or series; each has a page of its own. */
const MAX_LISTED_EVENTS = 20

type Found<T extends (...all: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<T>>>
type ProductionRow = Found<typeof findProduction>
type Places = Map<number, EventLocation>

/** The page of a performance. */
export function eventMetadata(
  { row, detail, cast, places }: { row: EventRow; detail: ProductionRow | undefined; cast: CastRow[]; places: Places },
  context: SaleContext & { notation: Notation },
): PageMetadata {
  const { production, event } = row
  const { shortDate } = eventView(row, context.now, context.notation)
  const params = { slug: production.slug, id: event.id }
  const picture = previewOf('event', event.id, eventCard(row, detail, context))
  return {
    title: `${production.title} · ${shortDate}`,
    description: production.teaser,
    path: link('events-slug-id', params),
    picture,
    feeds: [{ type: 'text/calendar', title: production.title, path: feedLink('event-calendar', params) }],
    structuredData: [
      eventJsonLd(
        row,
        { place: places.get(row.room.id), cast, pictures: [picture.path, ...picturePaths([detail?.image, detail?.squareImage])] },
        context,
      ),
    ],
  }
}

/** The paths of the pictures that exist. One per aspect ratio lets a search engine choose. */
const picturePaths = (rows: Parameters<typeof pictureOf>[0][]) =>
  rows.flatMap((row) => {
    const picture = pictureOf(row)
    return picture ? [addressAt(picture, PICTURE_WIDTH)] : []
  })

/** The page of a production, with its next performances. */
export function productionMetadata(
  { row, events, places }: { row: ProductionRow; events: EventRow[]; places: Places },
  context: SaleContext,
): PageMetadata {
  const { id, slug, title, teaser } = row.production
  const picture = previewOf('production', id, productionCard(row, context.houseName))
  return {
    title,
    description: teaser,
    path: link('productions-slug-id', { slug, id }),
    picture,
    feeds: [{ type: 'text/calendar', title, path: feedLink('production-calendar', { slug, id }) }],
    structuredData: eventsJsonLd(events, places, picture.path, context),
  }
}

/** The page of a series, with its next performances. */
export function seriesMetadata(
  { row, events, places }: { row: Found<typeof findSeries>; events: EventRow[]; places: Places },
  context: SaleContext,
): PageMetadata {
  const { id, slug, name, claim, description } = row.series
  const picture = previewOf('series', id, seriesCard(row, context.houseName))
  return {
    title: name,
    description: claim || truncateAtWord(plainTextOf(description)),
    path: link('series-slug-id', { slug, id }),
    picture,
    feeds: [{ type: 'text/calendar', title: name, path: feedLink('series-calendar', { slug, id }) }],
    structuredData: eventsJsonLd(events, places, picture.path, context),
  }
}

function eventsJsonLd(events: EventRow[], places: Places, picture: string, context: SaleContext) {
  return events
    .slice(0, MAX_LISTED_EVENTS)
    .map((event) => eventJsonLd(event, { place: places.get(event.room.id), pictures: [picture] }, context))
}

/** The page of a venue. */
export function venueMetadata(row: Found<typeof findVenue>, context: MetadataContext): PageMetadata {
  const { id, slug, name, claim, description } = row.venue
  const picture = previewOf('venue', id, venueCard(row, context.houseName))
  return {
    title: name,
    description: truncateAtWord(plainTextOf(description)) || claim,
    path: link('venues-slug-id', { slug, id }),
    picture,
    structuredData: [venueJsonLd(row.venue, picture.path, context)],
  }
}

/** The page of a member of the ensemble. */
export function personMetadata(row: Found<typeof findPerson>, context: MetadataContext): PageMetadata {
  const { id, slug, firstName, lastName, position, biography } = row.person
  const picture = previewOf('person', id, personCard(row, context.houseName))
  return {
    title: `${firstName} ${lastName}`.trim(),
    description: truncateAtWord(plainTextOf(biography)) || position,
    path: link('ensemble-slug-id', { slug, id }),
    type: 'profile',
    picture,
    structuredData: [personJsonLd(row.person, picture.path, context)],
  }
}

/** The schedule; its calendar and feed carry the same filter as the page. */
export function scheduleMetadata(filter: EventFilter, { houseName }: Pick<MetadataContext, 'houseName'>): PageMetadata {
  return {
    title: t('What’s on'),
    description: `${t('Next performances')}: ${houseName}`,
    path: link('events'),
    feeds: [
      { type: 'text/calendar', title: t('What’s on'), path: feedLink('events-calendar', {}, filter) },
      { type: 'application/atom+xml', title: t('What’s on'), path: feedLink('events-feed', {}, filter) },
    ],
  }
}

/** The beginning of a text, cut at the end of a word; at most DESCRIPTION_LENGTH characters. */
function truncateAtWord(text: string): string {
  const singleLine = text.replace(/\s+/g, ' ').trim()
  if (singleLine.length <= DESCRIPTION_LENGTH) return singleLine
  return `${singleLine.slice(0, singleLine.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`
}
