import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import { dateOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { SeatGroup } from '../programme/index.ts'
import { events } from '../programme/tables.ts'
import { ShopRefusal, type TicketShop } from './ticket-shop.ts'

const PERFORMANCES_PER_CALL = 200
/** How often the house asks the shop what has sold. */
const OFFERS_REFRESH_MS = 60_000

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
    if (!(error instanceof ShopRefusal)) throw error
    platform.log.warn({ err: error }, 'the ticket shop did not answer')
    return 0
  }
  const changed = rows.filter((row) => JSON.stringify(offers.get(row.idJet) ?? []) !== JSON.stringify(row.seatGroups))
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

/** Refreshes the offers once a minute for as long as the program runs. @returns a function that stops it */
export function keepOffersFresh(platform: Platform, shop: TicketShop): () => void {
  const timer = setInterval(() => {
    refreshOffers(platform, shop).catch((error) => platform.log.error({ err: error }, 'offers could not be refreshed'))
  }, OFFERS_REFRESH_MS)
  timer.unref()
  return () => clearInterval(timer)
}
