import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { refreshOffers, ShopRejected, type TicketShop } from '../booking/index.server.ts'
import type { Database } from '../platform/database/database.ts'
import { defineQueue, handleQueue, type JobHandler } from '../platform/jobs/queue.ts'
import type { Platform } from '../platform/platform.ts'
import { eveningActions, type SaleState } from './tables.ts'

const saleQueue = defineQueue('evening.sale', z.strictObject({ shopNumber: z.string() }), { retryDelaySeconds: 5 })

/** The queues of `eveningJobs`, for nodes without a shop. */
export const eveningQueues = [saleQueue]

/** Has the ticket shop stop or resume the sale of a performance, as the last action on it says, once this transaction is committed. */
export function enqueueSale({ jobs }: Platform, tx: Database, shopNumber: string): Promise<void> {
  return jobs.enqueue(tx, saleQueue, { shopNumber })
}

/** The job that has the ticket shop follow what was done at the evening desk. */
export function eveningJobs(platform: Platform, shop: TicketShop): JobHandler[] {
  return [handleQueue(saleQueue, ({ shopNumber }, { isLast }) => followAction(platform, shop, shopNumber, isLast))]
}

type Wanted = { id: number; isOnSale: boolean }

/**
 * Brings the sale to where the last action wants it, however often that has changed meanwhile.
 * @param isLast a failure is final
 * @throws ShopUnavailable, to be tried again
 */
async function followAction(platform: Platform, shop: TicketShop, shopNumber: string, isLast: boolean): Promise<void> {
  for (;;) {
    const wanted = await readWanted(platform.db, shopNumber)
    if (!wanted) return
    try {
      await shop.setOnSale(shopNumber, wanted.isOnSale)
    } catch (error) {
      const isFinal = isLast || error instanceof ShopRejected
      if (isFinal) await markSale(platform.db, wanted, 'failed')
      if (!(error instanceof ShopRejected)) throw error
      platform.log.warn({ err: error }, 'the ticket shop does not let the site stop or resume a sale')
      return
    }
    await refreshOffers(platform, shop, [shopNumber])
    await markSale(platform.db, wanted, 'done')
    if (isDeepStrictEqual(await readWanted(platform.db, shopNumber), wanted)) return
  }
}

async function readWanted(db: Database, shopNumber: string): Promise<Wanted | undefined> {
  const [last] = await db
    .select({ id: eveningActions.id, undoneAt: eveningActions.undoneAt })
    .from(eveningActions)
    .where(eq(eveningActions.shopNumber, shopNumber))
    .orderBy(desc(eveningActions.id))
    .limit(1)
  return last && { id: last.id, isOnSale: last.undoneAt !== null }
}

/** Notes how far the shop has followed, unless the action wants something else by now. */
async function markSale(db: Database, { id, isOnSale }: Wanted, saleState: SaleState): Promise<void> {
  const isAsWanted = isOnSale ? isNotNull(eveningActions.undoneAt) : isNull(eveningActions.undoneAt)
  await db
    .update(eveningActions)
    .set({ saleState })
    .where(and(eq(eveningActions.id, id), isAsWanted))
}
