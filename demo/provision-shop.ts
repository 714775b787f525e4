import { and, eq, gte, ne } from 'drizzle-orm'
import { dateOf, dayOf, instantOf, isoWithOffset, TIMEZONE } from '../app/platform/clock/clock.ts'
import type { Platform } from '../app/platform/platform.ts'
import { events, productions, rooms } from '../app/programme/tables.ts'
import { performancesOn } from './schedule.ts'

const PERFORMANCES_PER_CALL = 50
const TIMEOUT_MS = 60_000

/** Tells the sandbox shop, over HTTP as any house tells its shop, what is for sale. What it knows keeps its stock. */
export async function provisionShop(platform: Platform): Promise<void> {
  const shop = platform.config.SHOP_URL
  if (!shop) return
  const rows = await platform.db
    .select({ id: events.idJet, title: productions.title, startsAt: events.startsAt, saleFrom: events.ticketSaleFrom, hall: rooms.slug })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .where(and(ne(events.idJet, ''), gte(events.startsAt, dateOf(platform.clock.now()))))
  for (let start = 0; start < rows.length; start += PERFORMANCES_PER_CALL) {
    const performances = rows.slice(start, start + PERFORMANCES_PER_CALL).map((row) => {
      const starts = instantOf(row.startsAt)
      return {
        id: row.id,
        title: row.title,
        startsAt: isoWithOffset(starts),
        saleFrom: row.saleFrom ? isoWithOffset(instantOf(row.saleFrom)) : null,
        hall: row.hall,
        soldShare: soldShareOf(starts, row.hall),
      }
    })
    const response = await fetch(`${shop}/v1/performances`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(performances),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the shop refused its programme: ${response.status} ${await response.text()}`)
  }
}

/** What others have bought: as the schedule plans it, but tonight there are always tickets left. */
function soldShareOf(starts: Temporal.Instant, hall: string): number {
  const local = starts.toZonedDateTimeISO(TIMEZONE)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  const planned = performancesOn(dayOf(starts)).find((event) => event.room === hall && event.time === time)
  return planned?.soldShare ?? 0.3
}
