import { and, eq, sql } from 'drizzle-orm'
import { isoWithOffset, toDate } from '../platform/clock/clock.ts'
import { type RichText, richTextSchema } from '../platform/rich-text/rich-text.ts'
import { link } from '../platform/routing/link.ts'
import { events, productions, rooms } from '../programme/tables.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import type { FoundPerformance } from './found-site.ts'
import { redirectFrom } from './move-documents.server.ts'
import type { MoveInRun } from './move-in-services.ts'
import { recordMoved } from './moved-objects.server.ts'

/** The performances of one title, with its text and picture. */
export type ReadyProduction = { title: string; performances: FoundPerformance[]; description: RichText | null; imageId: number | null }

/**
 * Moves a production with its performances: into the one of this title where there is one, in rooms of the names they are
 * said to be in. What takes place in the same room at the same time is there already.
 * @param fallbackPlace the room of performances that name none
 * @returns how many performances are new
 * @throws Problem
 */
export async function moveProduction(run: MoveInRun, ready: ReadyProduction, fallbackPlace: string): Promise<number> {
  const { platform, viewer } = run
  return withWriteContext({ platform, viewer, type: recordTypeNamed('production') }, async (work) => {
    const { id: productionId, url } = await productionTitled(run, work, ready)
    let count = 0
    for (const performance of ready.performances) {
      const roomId = await roomNamed(run, work, performance.place || fallbackPlace)
      if (await createEvent(run, work, { ...performance, productionId, roomId })) count += 1
      await redirectFrom(run, work, performance.address, url)
    }
    return count
  })
}

async function productionTitled(run: MoveInRun, work: WriteContext, { title, description, imageId }: ReadyProduction) {
  const [known] = await work.tx
    .select({ id: productions.id, slug: productions.slug })
    .from(productions)
    .where(sql`lower(${productions.title}) = lower(${title})`)
    .limit(1)
  if (known) return { id: known.id, url: link('productions-slug-id', known) }
  const text = richTextSchema.safeParse(description)
  const { id, values } = await createInTx(work, {
    ...{ title: title.slice(0, 300), isOnline: run.isOnline, wideImageId: imageId },
    ...(text.success ? { description: text.data } : {}),
  })
  await recordMoved(work.tx, run.id, { contentType: 'production', objectId: id })
  return { id, url: link('productions-slug-id', { id, slug: String(values.slug) }) }
}

async function roomNamed(run: MoveInRun, work: WriteContext, name: string): Promise<number> {
  const [known] = await work.tx.select({ id: rooms.id }).from(rooms).where(sql`lower(${rooms.name}) = lower(${name})`).limit(1)
  if (known) return known.id
  const venue = await createInTx({ ...work, type: recordTypeNamed('venue') }, { name: name.slice(0, 200) })
  await recordMoved(work.tx, run.id, { contentType: 'venue', objectId: venue.id })
  const room = await createInTx({ ...work, type: recordTypeNamed('room') }, { name: name.slice(0, 200), venueId: venue.id })
  await recordMoved(work.tx, run.id, { contentType: 'room', objectId: room.id })
  return room.id
}

type NewEvent = FoundPerformance & { productionId: number; roomId: number }

async function createEvent(run: MoveInRun, work: WriteContext, found: NewEvent): Promise<boolean> {
  const { productionId, roomId } = found
  const [startsAt, endsAt] = [found.startsAt, found.endsAt].map((time) => time && isoWithOffset(Temporal.Instant.from(time)))
  const isSame = and(
    eq(events.productionId, productionId),
    eq(events.roomId, roomId),
    eq(events.startsAt, toDate(Temporal.Instant.from(found.startsAt))),
  )
  const [same] = await work.tx.select({ id: events.id }).from(events).where(isSame)
  if (same) return false
  const event = await createInTx(
    { ...work, type: recordTypeNamed('event') },
    {
      ...{ productionId, roomId, startsAt, isOnline: run.isOnline, ticketUrl: found.ticketUrl },
      endsAt: endsAt && found.endsAt && found.endsAt > found.startsAt ? endsAt : null,
      status: found.isCancelled ? 'cancelled' : 'scheduled',
    },
  )
  await recordMoved(work.tx, run.id, { contentType: 'event', objectId: event.id, sourceAddress: sourceOf(found) })
  return true
}

/** Performances of one production may share an address; their time tells them apart. */
export function sourceOf({ startsAt, address }: Pick<FoundPerformance, 'startsAt' | 'address'>): string {
  return `${address}#${startsAt}`
}
