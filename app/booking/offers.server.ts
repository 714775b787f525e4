import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { toDate } from '../platform/clock/clock.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import type { Performances } from './performances.ts'
import { NO_OFFER, type ShopOffer } from './sale-state.ts'
import { salesJobs, salesQueues } from './sales/sales.server.ts'
import { DENIED, PARTLY_REFUSED, UNREACHABLE } from './shop-condition.server.ts'
import type { ShopFlag } from './shop-flag.ts'
import { readFlags, recordFlags } from './shop-flags.server.ts'
import { recordSyncRun } from './sync-runs.server.ts'
import { offers } from './tables.ts'
import { type ShopAnswers, ShopBusy, ShopDenied, ShopRejected, ShopUnavailable, type TicketShop } from './ticket-shop.ts'
import { collectWebHooks, type WebHooks } from './web-hooks.server.ts'

const BATCH_SIZE = 100
/** Every minute. A failed sync run is not retried; the next one catches up. */
const OFFERS_REFRESH_CRON = '* * * * *'
const offersRefresh = defineQueue('booking.refresh-offers', z.strictObject({}), { isExclusive: true, retries: 0, timeoutSeconds: 55 })

/**
 * Reads the offers of performances from the shop and stores those that changed, so that no page waits for the shop.
 * Only changed offers invalidate pages. A shop that is unavailable changes nothing, nor does one that refuses to tell.
 * @param performances the shop's numbers
 * @returns the number of offers that changed
 */
export async function refreshOffers(platform: Platform, shop: Pick<TicketShop, 'offers'>, performances: string[]): Promise<number> {
  return (await tryRefresh(platform, shop, performances)).changed
}

/** One sync run: reads the offers of all upcoming performances and records the outcome. @returns the number of offers that changed */
export async function syncOffers(platform: Platform, shop: TicketShop, performances: Performances): Promise<number> {
  const upcoming = await performances.upcoming()
  const { changed, failure, hidden } = await tryRefresh(platform, shop, upcoming)
  // What could not be asked may hold as before.
  const flags = failure === '' ? await readFlags(platform, shop, upcoming, hidden) : undefined
  if (flags) await recordFlags(platform, flags)
  await recordSyncRun(platform, { asked: upcoming.length, changed, failure: failure || (hidden.length > 0 ? PARTLY_REFUSED : '') })
  return changed
}

/** How many offers changed, of what the shop refused to tell, and why others could not be read; empty when all could. */
type SyncResult = { changed: number; failure: string; hidden: ShopFlag[] }

/** As `refreshOffers`. @returns also why offers could not be read */
export async function tryRefresh(platform: Platform, shop: Pick<TicketShop, 'offers'>, performances: string[]): Promise<SyncResult> {
  const outcome: SyncResult = { changed: 0, failure: '', hidden: [] }
  for (let start = 0; start < performances.length; start += BATCH_SIZE) {
    const batch = await refreshBatch(platform, shop, performances.slice(start, start + BATCH_SIZE))
    outcome.changed += batch.changed
    outcome.failure ||= batch.failure
    outcome.hidden.push(...batch.hidden)
  }
  return outcome
}

async function refreshBatch(platform: Platform, shop: Pick<TicketShop, 'offers'>, performances: string[]): Promise<SyncResult> {
  const storedOffers = await readStored(platform.db, performances)
  let read: ShopAnswers<ShopOffer>
  try {
    read = await shop.offers(performances)
  } catch (error) {
    if (!(error instanceof ShopRejected || error instanceof ShopUnavailable)) throw error
    platform.log.warn({ err: error }, 'offer sync failed: ticket shop unavailable or request rejected')
    return { changed: 0, failure: failureOf(error), hidden: [] }
  }
  const { refused = new Map() } = read
  const hidden = [...refused].map(([performance, event]) => ({ performance, event, flag: 'hidden' as const }))
  const readAt = toDate(platform.clock.now())
  // jsonb does not preserve the order of keys, so offers are compared by content.
  const changed = performances
    .filter((performance) => !refused.has(performance))
    .map((performance) => ({ performance, offer: read.get(performance) ?? NO_OFFER }))
    .filter(({ performance, offer }) => !isDeepStrictEqual(offer, storedOffers.get(performance)?.offer ?? NO_OFFER))
    .map(({ performance, offer }) => ({ performance, ...offer, readAt }))
  if (changed.length === 0) return { changed: 0, failure: '', hidden }
  return platform.write(async (tx, invalidate) => {
    const current = await readStored(
      tx,
      changed.map(({ performance }) => performance),
    )
    // What was stored while the shop was being asked is newer than its answer; the next run catches up.
    const due = changed.filter(({ performance: id }) => isDeepStrictEqual(current.get(id), storedOffers.get(id)))
    await storeOffers(tx, invalidate, due)
    return { changed: due.length, failure: '', hidden }
  })
}

/** The stored offers of these performances, each with when it was read. One statement. */
async function readStored(db: Pick<Platform['db'], 'select'>, performances: string[]) {
  const rows = await db.select().from(offers).where(inArray(offers.performance, performances))
  return new Map(rows.map(({ performance, readAt, ...offer }) => [performance, { offer, readAt }]))
}

/** Why a sync run could not read offers: the shop's code, or a word that the ticket shop's screen explains. */
function failureOf(error: ShopRejected | ShopUnavailable): string {
  if (error instanceof ShopRejected) return String(error.responseCode)
  if (error instanceof ShopBusy) return String(error.status)
  return error instanceof ShopDenied ? DENIED : UNREACHABLE
}

/** Stores offers, replacing the known ones. */
export async function storeOffers(
  tx: Pick<Platform['db'], 'insert'>,
  invalidate: (...tags: string[]) => void,
  rows: (typeof offers.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  for (const row of rows) await tx.insert(offers).values(row).onConflictDoUpdate({ target: offers.performance, set: row })
  invalidate('offers', ...rows.map(({ performance }) => `offer:${performance}`))
}

/** The stored offer of a performance; an empty one when the shop does not sell it. One statement. */
export async function readOffer(platform: Pick<Platform, 'db'>, performance: string): Promise<ShopOffer> {
  const [row] = await platform.db
    .select({ seatGroups: offers.seatGroups, sale: offers.sale, holdMinutes: offers.holdMinutes })
    .from(offers)
    .where(eq(offers.performance, performance))
  return row ?? NO_OFFER
}

/** Refreshes what the shop's web hooks concern; undefined for a shop that sends none. */
export function createWebHooks(platform: Platform, shop: TicketShop, performances: Performances): WebHooks | undefined {
  if (!shop.performancesChanged) return undefined
  return collectWebHooks(async (webHooks) => {
    const changed = await shop.performancesChanged?.(webHooks, await performances.upcoming())
    await refreshOffers(platform, shop, changed ?? [])
  }, platform.log)
}

/** The queues of `bookingJobs`, for nodes without a shop: others on the same database may have one. */
export const bookingQueues = [offersRefresh, ...salesQueues]

/** The jobs of booking: one sync run per minute, and one reading of what is sold in five, on one node. */
export function bookingJobs(platform: Platform, shop: TicketShop, performances: Performances): JobHandler[] {
  return [
    handleQueue(offersRefresh, () => syncOffers(platform, shop, performances), { cron: OFFERS_REFRESH_CRON }),
    ...salesJobs(platform, shop, performances),
  ]
}
