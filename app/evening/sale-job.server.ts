import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { refreshOffers, ShopForbidden, ShopRejected, type TicketShop } from '../booking/index.server.ts'
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

type Followed = { id: number; isUndone: boolean; stoppedSale: boolean | null }

/**
 * Brings the sale to where the last action wants it, however often that has changed meanwhile. An undo resumes only what the
 * action itself had stopped.
 * @param isLast a failure is final
 * @throws ShopUnavailable, to be tried again
 */
async function followAction(platform: Platform, shop: TicketShop, shopNumber: string, isLast: boolean): Promise<void> {
  for (;;) {
    const action = await readLast(platform.db, shopNumber)
    if (!action) return
    try {
      await (action.isUndone ? resumeSale(shop, shopNumber, action) : stopSale(platform.db, shop, shopNumber, action))
    } catch (error) {
      const isRefused = error instanceof ShopRejected || error instanceof ShopForbidden
      const isFinal = isLast || isRefused
      if (isFinal) await markSale(platform.db, action, 'failed')
      if (!isRefused) throw error
      platform.log.warn({ err: error }, 'the ticket shop does not let the site stop or resume a sale')
      return
    }
    await refreshOffers(platform, shop, [shopNumber])
    await markSale(platform.db, action, 'done')
    const now = await readLast(platform.db, shopNumber)
    if (now?.id === action.id && now.isUndone === action.isUndone) return
  }
}

/** Stops the sale. What was found before is written down first: a process that dies in between must not take its own work for the shop's. */
async function stopSale(db: Database, shop: TicketShop, shopNumber: string, { id, stoppedSale }: Followed): Promise<void> {
  if (stoppedSale === null) {
    const isToResume = await isYetToResume(db, shopNumber, id)
    const isClosed = (await shop.performanceStatuses([shopNumber])).get(shopNumber)?.isCancelled ?? false
    await db
      .update(eveningActions)
      .set({ stoppedSale: isToResume || !isClosed })
      .where(eq(eveningActions.id, id))
  }
  await shop.setOnSale(shopNumber, false)
}

async function resumeSale(shop: TicketShop, shopNumber: string, { stoppedSale }: Followed): Promise<void> {
  if (stoppedSale) await shop.setOnSale(shopNumber, true)
}

async function readLast(db: Database, shopNumber: string): Promise<Followed | undefined> {
  const [last] = await db
    .select({ id: eveningActions.id, undoneAt: eveningActions.undoneAt, stoppedSale: eveningActions.stoppedSale })
    .from(eveningActions)
    .where(eq(eveningActions.shopNumber, shopNumber))
    .orderBy(desc(eveningActions.id))
    .limit(1)
  return last && { id: last.id, isUndone: last.undoneAt !== null, stoppedSale: last.stoppedSale }
}

/** Whether the sale is closed only because the undo of an earlier action has not reached the shop. */
async function isYetToResume(db: Database, shopNumber: string, id: number): Promise<boolean> {
  const [earlier] = await db
    .select({ stoppedSale: eveningActions.stoppedSale, undoneAt: eveningActions.undoneAt, saleState: eveningActions.saleState })
    .from(eveningActions)
    .where(and(eq(eveningActions.shopNumber, shopNumber), lt(eveningActions.id, id)))
    .orderBy(desc(eveningActions.id))
    .limit(1)
  return earlier?.stoppedSale === true && earlier.undoneAt !== null && earlier.saleState !== 'done'
}

/** Notes how far the shop has followed, unless the action wants something else by now. */
async function markSale(db: Database, { id, isUndone }: Followed, saleState: SaleState): Promise<void> {
  const isAsWanted = isUndone ? isNotNull(eveningActions.undoneAt) : isNull(eveningActions.undoneAt)
  await db
    .update(eveningActions)
    .set({ saleState })
    .where(and(eq(eveningActions.id, id), isAsWanted))
}
