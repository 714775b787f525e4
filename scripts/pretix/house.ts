import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { performancesOn } from '../../demo/schedule.ts'
import { HALLS } from '../../sandbox-shop/halls.ts'
import { Visitor } from '../../tests/support/visitor.ts'
import type { Performance } from './fill-dates.ts'

/** Above this share the best seats are sold out. */
const MOSTLY_SOLD = 0.9

const accessSchema = z.object({ email: z.string(), password: z.string() })
/** A performance as the staff's export gives it; dates are the house's local time. */
const exportedSchema = z.object({
  id: z.int(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  ticketSaleFrom: z.string().nullable(),
  roomId: z.int(),
  status: z.string(),
  marks: z.array(z.string()),
  isFree: z.boolean(),
  parentId: z.int().nullable(),
  idJet: z.string(),
})
const roomSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() })

/** A performance of the house with its number in the ticket shop, and what the shop must know of it. */
export type HousePerformance = { id: number; shopNumber: string; performance: Performance }

/** Logs in to a demo house as its editor. */
export async function logInToDemo(url: string, dataDir: string): Promise<Visitor> {
  const { email, password } = accessSchema.parse(JSON.parse(readFileSync(join(dataDir, 'demo-access.json'), 'utf8')))
  const visitor = new Visitor(url)
  await visitor.logIn(email, password)
  return visitor
}

/** The performances from now on until so many days ahead whose tickets are sold. */
export async function performancesAhead(editor: Visitor, days: number): Promise<HousePerformance[]> {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin')
  const [from, until] = [now.toPlainDate(), now.toPlainDate().add({ days })]
  const exported = async (path: string) => (await editor.getJson<unknown>(`/api/admin/${path}`)).body
  const rooms = z.array(roomSchema).parse(await exported('room/export.json'))
  const events = z.array(exportedSchema).parse(await exported(`event/export.json?startsAt.from=${from}&startsAt.until=${until}`))
  return events.flatMap((event) => {
    const room = rooms.find(({ id }) => id === event.roomId)
    const startsAt = instantOf(event.startsAt)
    if (!room || event.isFree || Temporal.Instant.compare(startsAt, now.toInstant()) <= 0) return []
    const performance: Performance = {
      ...{ key: `${room.slug} ${startsAt}`, title: event.title.split(' · ')[0] ?? '', hall: room.slug, room: room.name },
      ...{ startsAt: startsAt.toString(), endsAt: event.endsAt && instantOf(event.endsAt).toString() },
      ...{ saleFrom: event.ticketSaleFrom && instantOf(event.ticketSaleFrom).toString() },
      ...{ priceTable: event.marks.includes('premiere') ? 'premiere' : 'standard', isCancelled: event.status === 'cancelled' },
      soldOut: soldOutAt(room.slug, startsAt),
    }
    return [{ id: event.id, shopNumber: event.idJet, performance }]
  })
}

/** The seat groups of which nothing is left: as the demo's schedule plans it, so that a few performances are sold out or nearly so. */
function soldOutAt(hall: string, startsAt: Temporal.Instant): string[] {
  const starts = startsAt.toZonedDateTimeISO('Europe/Berlin')
  const time = starts.toPlainTime().toString({ smallestUnit: 'minute' })
  const share = performancesOn(starts.toPlainDate()).find((plan) => plan.room === hall && plan.time === time)?.soldShare ?? 0
  const groups = (HALLS[hall] ?? []).map(({ name }) => name)
  return groups.slice(0, share === 1 ? groups.length : share > MOSTLY_SOLD ? 1 : 0)
}

/**
 * Enters the number in the ticket shop of a performance, as staff do in its form.
 * @param saleFrom when the house begins to sell it, ISO 8601 or null for at once; stays as it is where it is left out
 */
export async function linkPerformance(editor: Visitor, id: number, shopNumber: string, saleFrom?: string | null): Promise<void> {
  const { body } = await editor.getJson<{ revision: string }>(`/api/admin/event/${id}`)
  const values = { idJet: shopNumber, ...(saleFrom === undefined ? {} : { ticketSaleFrom: saleFrom }) }
  const { status } = await editor.send('PATCH', `/api/admin/event/${id}`, { base: body.revision, values })
  if (status !== 200) throw new Error(`performance ${id} could not be linked: ${status}`)
}

function instantOf(text: string): Temporal.Instant {
  return /Z|[+-]\d\d:\d\d$/.test(text)
    ? Temporal.Instant.from(text)
    : Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Berlin').toInstant()
}

/** Reads the offers of all performances now, which otherwise happens every minute. */
export async function readOffers(editor: Visitor): Promise<void> {
  const { status } = await editor.send('POST', '/api/admin/shop/round')
  if (status !== 200) throw new Error(`the offers could not be read: ${status}`)
}
