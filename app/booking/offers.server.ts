import { isDeepStrictEqual } from 'node:util'
import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../platform/clock/clock.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import type { SeatGroup } from '../programme/index.ts'
import { events } from '../programme/tables.ts'
import { ShopRefusal, ShopUnreachable, type TicketShop } from './ticket-shop.ts'

const PERFORMANCES_PER_CALL = 100
/** How often the house asks the shop what has sold: every minute. The next round mends a failed one. */
const OFFERS_REFRESH_CRON = '* * * * *'
const offersRefresh = defineQueue('booking.refresh-offers', z.strictObject({}), { isExclusive: true, retries: 0, timeoutSeconds: 55 })

/**
 * Reads from the shop what is left of the coming performances and keeps it with them, so that no page has to
 * wait for the shop. Pages change only when what they say changes. A shop that does not answer changes nothing.
 * @param only refresh these performances alone
 * @returns how many performances changed
 */
export async function refreshOffers(platform: Platform, shop: TicketShop, only?: string[]): Promise<number> {
  const now = dateOf(platform.clock.now())
  const rows = await platform.db
    .select({ id: events.id, idJet: events.idJet, seatGroups: events.seatGroups })
    .from(events)
    .where(and(ne(events.idJet, ''), gte(events.startsAt, now), only ? inArray(events.idJet, only) : undefined))
  let changed = 0
  for (let start = 0; start < rows.length; start += PERFORMANCES_PER_CALL) {
    changed += await refreshSome(platform, shop, rows.slice(start, start + PERFORMANCES_PER_CALL))
  }
  return changed
}

type Row = { id: number; idJet: string; seatGroups: SeatGroup[] }

async function refreshSome(platform: Platform, shop: TicketShop, rows: Row[]): Promise<number> {
  let offers: Map<string, SeatGroup[]>
  try {
    offers = await shop.offers(rows.map((row) => row.idJet))
  } catch (error) {
    if (!(error instanceof ShopRefusal || error instanceof ShopUnreachable)) throw error
    platform.log.warn({ err: error }, 'the ticket shop did not answer')
    return 0
  }
  // jsonb keeps its keys in an order of its own, so the offers are compared by what they say.
  const changed = rows.filter((row) => !isDeepStrictEqual(offers.get(row.idJet) ?? [], row.seatGroups))
  if (changed.length === 0) return 0
  await platform.write(async (tx, emit) => {
    for (const row of changed) {
      await tx
        .update(events)
        .set({ seatGroups: offers.get(row.idJet) ?? [], offersReadAt: dateOf(platform.clock.now()) })
        .where(eq(events.id, row.id))
      emit(`event:${row.id}`)
    }
    emit('events')
  })
  return changed.length
}

/** Keeps single offers true between the rounds. */
export type OffersKeeper = {
  /** Reads one performance's offer anew, without anybody waiting for it. @returns a promise that is kept whatever the shop does */
  refreshSoon(performance: string): Promise<void>
  /** Stops, after what is under way has ended. */
  stop(): Promise<void>
}

/** Refreshes single offers when somebody asks. */
export function keepOffersFresh(platform: Platform, shop: TicketShop): OffersKeeper {
  const underWay = new Set<Promise<void>>()
  function refresh(performance: string): Promise<void> {
    const work: Promise<void> = refreshOffers(platform, shop, [performance])
      .then(
        () => undefined,
        (error) => platform.log.error({ err: error }, 'offers could not be refreshed'),
      )
      .finally(() => underWay.delete(work))
    underWay.add(work)
    return work
  }
  return {
    refreshSoon: refresh,
    async stop() {
      await Promise.all(underWay)
    },
  }
}

/** The work that booking leaves for later: the offers are refreshed once a minute, on one node. */
export function bookingJobs(platform: Platform, shop: TicketShop): JobHandler[] {
  return [handleQueue(offersRefresh, () => refreshOffers(platform, shop), { cron: OFFERS_REFRESH_CRON })]
}
