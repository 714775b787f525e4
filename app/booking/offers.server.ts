import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { toDate } from '../platform/clock/clock.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import type { Performances } from './performances.ts'
import { salesJobs, salesQueues } from './sales/sales.server.ts'
import type { SeatGroup } from './schema.ts'
import { recordSyncRun } from './sync-runs.server.ts'
import { offers } from './tables.ts'
import { ShopDenied, ShopRejected, ShopUnavailable, type TicketShop } from './ticket-shop.ts'
import { collectWebHooks, type WebHooks } from './web-hooks.server.ts'

const BATCH_SIZE = 100
/** Every minute. A failed sync run is not retried; the next one catches up. */
const OFFERS_REFRESH_CRON = '* * * * *'
const offersRefresh = defineQueue('booking.refresh-offers', z.strictObject({}), { isExclusive: true, retries: 0, timeoutSeconds: 55 })

/**
 * Reads the offers of performances from the shop and stores those that changed, so that no page waits for the shop.
 * Only changed offers invalidate pages. A shop that is unavailable changes nothing.
 * @param performances the shop's numbers
 * @returns the number of offers that changed
 */
export async function refreshOffers(platform: Platform, shop: TicketShop, performances: string[]): Promise<number> {
  return (await refreshAll(platform, shop, performances)).changed
}

/** One sync run: reads the offers of all upcoming performances and records the outcome. @returns the number of offers that changed */
export async function syncOffers(platform: Platform, shop: TicketShop, performances: Performances): Promise<number> {
  const upcoming = await performances.upcoming()
  const outcome = await refreshAll(platform, shop, upcoming)
  await recordSyncRun(platform, { asked: upcoming.length, ...outcome })
  return outcome.changed
}

/** How many offers changed, and why others could not be read; empty when all could. */
type SyncResult = { changed: number; failure: string }

async function refreshAll(platform: Platform, shop: TicketShop, performances: string[]): Promise<SyncResult> {
  const outcome: SyncResult = { changed: 0, failure: '' }
  for (let start = 0; start < performances.length; start += BATCH_SIZE) {
    const batch = await refreshBatch(platform, shop, performances.slice(start, start + BATCH_SIZE))
    outcome.changed += batch.changed
    outcome.failure ||= batch.failure
  }
  return outcome
}

async function refreshBatch(platform: Platform, shop: TicketShop, performances: string[]): Promise<SyncResult> {
  let read: Map<string, SeatGroup[]>
  try {
    read = await shop.offers(performances)
  } catch (error) {
    if (!(error instanceof ShopRejected || error instanceof ShopUnavailable)) throw error
    platform.log.warn({ err: error }, 'offer sync failed: ticket shop unavailable or request rejected')
    return { changed: 0, failure: failureOf(error) }
  }
  const rows = await platform.db.select().from(offers).where(inArray(offers.performance, performances))
  const storedOffers = new Map(rows.map((row) => [row.performance, row.seatGroups]))
  const readAt = toDate(platform.clock.now())
  // jsonb does not preserve the order of keys, so offers are compared by content.
  const changed = performances
    .map((performance) => ({ performance, seatGroups: read.get(performance) ?? [], readAt }))
    .filter(({ performance, seatGroups }) => !isDeepStrictEqual(seatGroups, storedOffers.get(performance) ?? []))
  if (changed.length > 0) await platform.write((tx, invalidate) => storeOffers(tx, invalidate, changed))
  return { changed: changed.length, failure: '' }
}

/** Why a sync run could not read offers: the shop's code, or a word that the ticket shop's screen explains. */
function failureOf(error: ShopRejected | ShopUnavailable): string {
  if (error instanceof ShopRejected) return String(error.responseCode)
  return error instanceof ShopDenied ? 'denied' : 'unreachable'
}

/** Stores offers, replacing the known ones. */
export async function storeOffers(
  tx: Pick<Platform['db'], 'insert'>,
  invalidate: (...tags: string[]) => void,
  rows: (typeof offers.$inferInsert)[],
): Promise<void> {
  for (const { performance, seatGroups, readAt } of rows) {
    await tx
      .insert(offers)
      .values({ performance, seatGroups, readAt })
      .onConflictDoUpdate({ target: offers.performance, set: { seatGroups, readAt } })
  }
  invalidate('offers', ...rows.map(({ performance }) => `offer:${performance}`))
}

/** The stored offer of a performance; empty when the shop does not sell it. One statement. */
export async function readOffer(platform: Pick<Platform, 'db'>, performance: string): Promise<SeatGroup[]> {
  const [row] = await platform.db.select({ seatGroups: offers.seatGroups }).from(offers).where(eq(offers.performance, performance))
  return row?.seatGroups ?? []
}

/** Refreshes what the shop's web hooks concern; undefined for a shop that sends none. */
export function createWebHooks(platform: Platform, shop: TicketShop, performances: Performances): WebHooks | undefined {
  if (!shop.performancesChanged) return undefined
  return collectWebHooks(async (webHooks) => {
    const changed = await shop.performancesChanged?.(webHooks, await performances.upcoming())
    await refreshOffers(platform, shop, changed ?? [])
  }, platform.log)
}

/** Refreshes single offers between the sync runs. */
export type OfferRefresher = {
  /** Refreshes one offer. @returns a promise that never rejects; failures are logged */
  refresh(performance: string): Promise<void>
  /** Resolves once all refreshes under way have ended. */
  stop(): Promise<void>
}

/** Creates a refresher of single offers, used when a widget opens and after a cart request. */
export function createOfferRefresher(platform: Platform, shop: TicketShop): OfferRefresher {
  const pending = new Set<Promise<void>>()
  function refresh(performance: string): Promise<void> {
    const work: Promise<void> = refreshOffers(platform, shop, [performance])
      .then(
        () => undefined,
        (error) => platform.log.error({ err: error }, 'offer refresh failed'),
      )
      .finally(() => pending.delete(work))
    pending.add(work)
    return work
  }
  return {
    refresh,
    async stop() {
      await Promise.all(pending)
    },
  }
}

/** The queues of `bookingJobs`, for nodes without a shop: others on the same database may have one. */
export const bookingQueues = [offersRefresh, ...salesQueues]

/** The jobs of booking: one sync run per minute, and one reading of what is sold in five, on one node. */
export function bookingJobs(platform: Platform, shop: TicketShop, performances: Performances): JobHandler[] {
  return [
    handleQueue(offersRefresh, () => syncOffers(platform, shop, performances), { cron: OFFERS_REFRESH_CRON }),
    ...salesJobs(platform, shop),
  ]
}
