import type { Notation } from '../../platform/format/notation.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { visibleKeyOf } from '../../platform/media/picture.ts'
import type { OgImage } from '../../platform/og-image/og-image.ts'
import type { ShareCardReader } from '../../platform/og-image/og-images.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../../site/index.server.ts'
import { eventView } from '../event-view.ts'
import { type EventRow, findEvent } from '../events/queries.server.ts'
import { findPerson } from '../people/queries.server.ts'
import { findProduction } from '../productions/queries.server.ts'
import { findSeries } from '../series/queries.server.ts'
import { findVenue } from '../venues/queries.server.ts'

type Found<T extends (...all: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<T>>>
type ProductionRow = Found<typeof findProduction>

/** The card of a performance: its production's art, with day, time and room. */
export function eventCard(
  row: EventRow,
  detail: ProductionRow | undefined,
  { houseName, notation, now }: { houseName: string; notation: Notation; now: Temporal.Instant },
): OgImage {
  const { shortDate, time, room, statusLabel } = eventView(row, now, notation)
  const line = [statusLabel, shortDate, time, room].filter(Boolean).join(' · ')
  return posterCard({ title: row.production.title, line, houseName, zweiklang: row.production.zweiklang }, detail?.image)
}

/** The card of a production. */
export function productionCard({ production, typeName, seasonName, image }: ProductionRow, houseName: string): OgImage {
  const line = [typeName, seasonName].filter(Boolean).join(' · ')
  return posterCard({ title: production.title, line, houseName, zweiklang: production.zweiklang }, image)
}

/** The card of a series. */
export function seriesCard({ series, image }: Found<typeof findSeries>, houseName: string): OgImage {
  return posterCard({ title: series.name, line: series.claim || t('Series'), houseName, zweiklang: series.zweiklang }, image)
}

/** The card of a venue. */
export function venueCard({ venue, image }: Found<typeof findVenue>, houseName: string): OgImage {
  return posterCard({ title: venue.name, line: venue.claim || venue.city, houseName, zweiklang: venue.zweiklang }, image)
}

/** The image of a person: the portrait beside the name. */
export function personCard({ person, image }: Found<typeof findPerson>, houseName: string): OgImage {
  const title = `${person.firstName} ${person.lastName}`.trim()
  return { title, line: person.position, houseName, zweiklang: 'kohle', pictureKey: visibleKeyOf(image), isPoster: false }
}

function posterCard(texts: Omit<OgImage, 'pictureKey' | 'isPoster'>, image: ProductionRow['image'] | undefined): OgImage {
  return { ...texts, pictureKey: visibleKeyOf(image), isPoster: true }
}

async function houseNameOf(platform: Platform): Promise<string> {
  return (await readSettings(platform)).design.houseName
}

/** How the cards of the programme are read, by kind. */
export const programmeCards = {
  event: async (platform, id) => {
    const row = await findEvent(platform, id)
    if (!row) return undefined
    const [detail, { design }] = await Promise.all([findProduction(platform, row.production.id), readSettings(platform)])
    return eventCard(row, detail, { houseName: design.houseName, notation: design, now: platform.clock.now() })
  },
  production: async (platform, id) => {
    const row = await findProduction(platform, id)
    return row && productionCard(row, await houseNameOf(platform))
  },
  series: async (platform, id) => {
    const row = await findSeries(platform, id)
    return row && seriesCard(row, await houseNameOf(platform))
  },
  venue: async (platform, id) => {
    const row = await findVenue(platform, id)
    return row && venueCard(row, await houseNameOf(platform))
  },
  person: async (platform, id) => {
    const row = await findPerson(platform, id)
    return row && personCard(row, await houseNameOf(platform))
  },
} satisfies Record<string, ShareCardReader>
