import { and, asc, eq, isNull } from 'drizzle-orm'
import { readShopCondition } from '../../booking/index.server.ts'
import { addCacheTags } from '../../platform/cache/dependencies.ts'
import { dayOf, startOfDay } from '../../platform/clock/clock.ts'
import { isAnyOf } from '../../platform/database/is-any-of.ts'
import { media } from '../../platform/media/tables.ts'
import { type Platform, platformOf } from '../../platform/platform.ts'
import type { FeedArgs } from '../../platform/routing/feeds.ts'
import { readSettings } from '../../site/index.server.ts'
import { ALL_EVENTS, listEvents } from '../events/queries.server.ts'
import { readLocations } from '../locations.server.ts'
import { readProductionRows } from '../productions/production-rows.server.ts'
import { contributors, persons, productionImages } from '../tables.ts'
import type { Orif } from './orif.ts'
import { orifAddress, orifProduction } from './orif-production.ts'

/** Performances of the last weeks stay, as in the calendars. */
const DAYS_KEPT = 30
const EVER = Temporal.Instant.from('1900-01-01T00:00:00Z')

/**
 * The programme in the Open Repertoire Interchange Format: what plays, or with `?all=1` all that was ever played here, as
 * another house needs it that takes it over.
 */
export async function loader({ context, request }: FeedArgs) {
  const platform = platformOf(context)
  const isWhole = new URL(request.url).searchParams.get('all') === '1'
  return new Response(JSON.stringify(await readOrif(platform, isWhole)), {
    headers: { 'content-type': 'application/ld+json; charset=utf-8' },
  })
}

async function readOrif(platform: Platform, isWhole: boolean): Promise<Orif> {
  const from = isWhole ? EVER : startOfDay(dayOf(platform.clock.now()).subtract({ days: DAYS_KEPT }))
  const [{ rows }, places, { design }, shop] = await Promise.all([
    listEvents(platform, { filter: {}, from, pageSize: ALL_EVENTS }),
    readLocations(platform),
    readSettings(platform),
    readShopCondition(platform),
  ])
  const byProduction = Map.groupBy(rows, ({ production }) => production.id)
  const parts = await readParts(platform, [...byProduction.keys()])
  const house = {
    origin: platform.config.publicUrl,
    currency: design.currency,
    country: design.country,
    places,
    now: platform.clock.now(),
    shop,
  }
  const [venue] = [...places.values()].map((place) => place.venue)
  return {
    '@context': 'https://schema.org',
    version: 'v2',
    organization: {
      ...{ '@type': 'Organization', name: design.houseName },
      ...(venue?.city ? { address: orifAddress(venue, design.country) } : {}),
    },
    productions: [...byProduction].flatMap(([id, events]) => {
      const row = parts.rows.get(id)
      return row ? [orifProduction({ row, events, cast: parts.cast.get(id) ?? [], images: parts.images.get(id) ?? [] }, house)] : []
    }),
  }
}

/** What belongs to productions beyond their performances. Three statements, whatever their number. */
async function readParts(platform: Platform, ids: number[]) {
  addCacheTags('persons', 'productions', 'media')
  const { db } = platform
  const [rows, cast, images] = await Promise.all([
    readProductionRows(platform, ids),
    db
      .select({ contributor: contributors, firstName: persons.firstName, lastName: persons.lastName })
      .from(contributors)
      .innerJoin(persons, eq(contributors.personId, persons.id))
      .where(and(isAnyOf(contributors.productionId, ids), isNull(contributors.eventId)))
      .orderBy(asc(contributors.position), asc(contributors.id)),
    db
      .select({ productionId: productionImages.productionId, media })
      .from(productionImages)
      .innerJoin(media, eq(productionImages.mediaId, media.id))
      .where(isAnyOf(productionImages.productionId, ids))
      .orderBy(asc(productionImages.position)),
  ])
  return {
    rows,
    cast: Map.groupBy(cast, ({ contributor }) => contributor.productionId),
    images: new Map([...Map.groupBy(images, ({ productionId }) => productionId)].map(([id, some]) => [id, some.map((one) => one.media)])),
  }
}
