import { and, eq, or, sql } from 'drizzle-orm'
import { isoWithOffset, toDate } from '../platform/clock/clock.ts'
import { type RichText, richTextSchema } from '../platform/rich-text/rich-text.ts'
import { link } from '../platform/routing/link.ts'
import { events, productions } from '../programme/tables.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import type { FoundPerformance, FoundProduction } from './found-site.ts'
import type { MoveInRun } from './move-in-services.ts'
import { contributorsOf, genreNamed, roomNamed, seasonAt } from './move-programme-parts.server.ts'
import { recordMoved } from './moved-objects.server.ts'
import { redirectFrom } from './redirect-from.server.ts'

/** The performances of one title, with its text and pictures, and what else the other site says of it. */
export type ReadyProduction = {
  title: string
  production: FoundProduction | undefined
  performances: FoundPerformance[]
  description: RichText | null
  /** the first is the wide one */
  imageIds: number[]
}

/**
 * Moves a production with its performances: into the one of this title where there is one, in rooms of the names they are
 * said to be in. What takes place in the same room at the same time is there already.
 * @param fallbackPlace the room of performances that name none
 * @returns its address here
 * @throws Problem
 */
export async function moveProduction(run: MoveInRun, ready: ReadyProduction, fallbackPlace: string): Promise<string> {
  const { platform, viewer } = run
  return withWriteContext({ platform, viewer, type: recordTypeNamed('production') }, async (work) => {
    const { id: productionId, url } = await productionTitled(run, work, ready)
    for (const performance of ready.performances) {
      const roomId = await roomNamed(run, work, performance.place || fallbackPlace, performance.placeAddress)
      await createEvent(run, work, { ...performance, productionId, roomId })
      if (!performance.isPageless) await redirectFrom(run, work, performance.address, url)
    }
    return url
  })
}

async function productionTitled(run: MoveInRun, work: WriteContext, ready: ReadyProduction) {
  const [known] = await work.tx
    .select({ id: productions.id, slug: productions.slug })
    .from(productions)
    .where(sql`lower(${productions.title}) = lower(${ready.title})`)
    .limit(1)
  if (known) return { id: known.id, url: link('productions-slug-id', known) }
  const { id, values } = await createInTx(work, await valuesOf(run, work, ready))
  await recordMoved(work.tx, run.id, { contentType: 'production', objectId: id, sourceAddress: ready.production?.address })
  return { id, url: link('productions-slug-id', { id, slug: String(values.slug) }) }
}

async function valuesOf(run: MoveInRun, work: WriteContext, { title, description, imageIds, performances, production }: ReadyProduction) {
  const [wideImageId = null, ...images] = imageIds
  const text = richTextSchema.safeParse(description)
  const first = performances.map(({ startsAt }) => startsAt).toSorted()[0]
  return {
    ...{ title: title.slice(0, 300), isOnline: run.isOnline, wideImageId, images },
    ...(text.success ? { description: text.data } : {}),
    seasonId: first ? await seasonAt(run, work, first) : null,
    ...(production ? await detailsOf(run, work, production) : {}),
  }
}

async function detailsOf(run: MoveInRun, work: WriteContext, found: FoundProduction) {
  const { subline, teaser, durationMinutes, intermissions, ageFrom, language, contentNotes, sponsors, genre, contributors } = found
  return {
    ...{ subline: subline.slice(0, 300), teaser: teaser.slice(0, 500), language: language.slice(0, 300) },
    ...{ contentNotes: contentNotes.slice(0, 2000), sponsors: sponsors.slice(0, 300) },
    ...{ durationMinutes: durationMinutes ?? null, intermissions: Math.min(10, intermissions), ageFrom: ageFrom ?? null },
    genreId: genre ? await genreNamed(run, work, genre) : null,
    contributors: await contributorsOf(run, work, contributors),
  }
}

type NewEvent = FoundPerformance & { productionId: number; roomId: number }

async function createEvent(run: MoveInRun, work: WriteContext, found: NewEvent): Promise<void> {
  if (await isHere(work, found)) return
  const { productionId, roomId, isFree = false, marks = [], shopNumber: idJet = '' } = found
  const [startsAt, endsAt] = [found.startsAt, found.endsAt].map((time) => time && isoWithOffset(Temporal.Instant.from(time)))
  const event = await createInTx(
    { ...work, type: recordTypeNamed('event') },
    {
      ...{ productionId, roomId, startsAt, isOnline: run.isOnline, ticketUrl: found.ticketUrl, idJet, isFree, marks },
      endsAt: endsAt && found.endsAt && found.endsAt > found.startsAt ? endsAt : null,
      status: found.isCancelled ? 'cancelled' : 'scheduled',
    },
  )
  await recordMoved(work.tx, run.id, { contentType: 'event', objectId: event.id, sourceAddress: sourceOf(found) })
}

/** Whether it takes place here already, or is sold by the same number in the shop. */
async function isHere({ tx }: WriteContext, { productionId, roomId, startsAt, shopNumber }: NewEvent): Promise<boolean> {
  const isSame = and(
    eq(events.productionId, productionId),
    eq(events.roomId, roomId),
    eq(events.startsAt, toDate(Temporal.Instant.from(startsAt))),
  )
  const [same] = await tx
    .select({ id: events.id })
    .from(events)
    .where(shopNumber ? or(isSame, eq(events.idJet, shopNumber)) : isSame)
    .limit(1)
  return same !== undefined
}

/** Performances of one production may share an address; their time tells them apart. */
export function sourceOf({ startsAt, address }: Pick<FoundPerformance, 'startsAt' | 'address'>): string {
  return `${address}#${startsAt}`
}
