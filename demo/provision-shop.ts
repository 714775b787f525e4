import { and, eq, gte, ne } from 'drizzle-orm'
import { dayOf, isoWithOffset, TIMEZONE, toDate, toInstant } from '../app/platform/clock/clock.ts'
import type { Platform } from '../app/platform/platform.ts'
import { events, productions, rooms } from '../app/programme/tables.ts'
import { performancesOn } from './schedule.ts'

const PERFORMANCES_PER_CALL = 50
const TIMEOUT_MS = 60_000
/** Share of sold seats of a performance that the schedule did not plan. */
const USUAL_SOLD_SHARE = 0.3
/** At most this share of today's seats is sold, so that the demo can always be tried out. */
const MOST_SOLD_TODAY = 0.6

/** Codes to try out: one that takes a fifth off the better seats, and one for a free ticket. */
const CODES = {
  FREUNDE20: { effect: { kind: 'percent', value: 20 }, seatGroups: ['Kategorie 1', 'Kategorie 2'] },
  FREIKARTE: { effect: { kind: 'set', value: 0 }, maxUses: 1 },
}

/** The production whose visitors say what they pay, from the price of the studio on, and what the house suggests in cents. */
const PAY_WHAT_YOU_WANT = { slug: 'was-der-schnee-weiss', rules: { freePrices: { 'Freie Platzwahl': 1200 } } }

/** Sends the performances on sale and codes to the sandbox shop, over its HTTP API. Performances that the shop has keep their stock. */
export async function provisionShop(platform: Platform): Promise<void> {
  const { SHOP_KIND: kind, SHOP_URL: shop, SHOP_TOKEN: token } = platform.config
  if (!shop || kind !== 'sandbox') return
  const rows = await platform.db
    .select({
      id: events.idJet,
      title: productions.title,
      slug: productions.slug,
      startsAt: events.startsAt,
      saleFrom: events.ticketSaleFrom,
      hall: rooms.slug,
      status: events.status,
      marks: events.marks,
    })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .where(and(ne(events.idJet, ''), gte(events.startsAt, toDate(platform.clock.now()))))
  const today = dayOf(platform.clock.now())
  const performances = rows.map((row) => {
    const starts = toInstant(row.startsAt)
    return {
      id: row.id,
      title: row.title,
      startsAt: isoWithOffset(starts),
      saleFrom: row.saleFrom ? isoWithOffset(toInstant(row.saleFrom)) : null,
      isCancelled: row.status === 'cancelled',
      hall: row.hall,
      priceTable: row.marks.includes('premiere') ? 'premiere' : 'standard',
      soldShare: soldShareOf(starts, row.hall, today),
      ...(row.slug === PAY_WHAT_YOU_WANT.slug ? { rules: PAY_WHAT_YOU_WANT.rules } : {}),
    }
  })
  for (let start = 0; start < performances.length; start += PERFORMANCES_PER_CALL) {
    await send('POST', `${shop}/v1/performances`, token, { performances: performances.slice(start, start + PERFORMANCES_PER_CALL) })
  }
  for (const [code, rules] of Object.entries(CODES)) await send('PUT', `${shop}/v1/codes/${code}`, token, rules)
}

async function send(method: 'POST' | 'PUT', url: string, token: string | undefined, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the shop refused its programme: ${response.status} ${await response.text()}`)
}

/** Share of sold seats: as planned by the schedule, so that a few performances are sold out or nearly so. */
function soldShareOf(starts: Temporal.Instant, hall: string, today: Temporal.PlainDate): number {
  const day = dayOf(starts)
  const time = starts.toZonedDateTimeISO(TIMEZONE).toPlainTime().toString({ smallestUnit: 'minute' })
  const planned = performancesOn(day).find((event) => event.room === hall && event.time === time)?.soldShare ?? USUAL_SOLD_SHARE
  return day.equals(today) ? Math.min(planned, MOST_SOLD_TODAY) : planned
}
