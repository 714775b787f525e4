import { isDeepStrictEqual } from 'node:util'
import type { Platform } from '../platform/platform.ts'
import { readSettings } from '../site/index.server.ts'
import { SHOP_CONNECTION } from './shop-condition.server.ts'
import type { ShopFlag } from './shop-flag.ts'
import { shopFlags } from './tables.ts'
import { ShopRejected, ShopUnavailable, type TicketShop } from './ticket-shop.ts'

/**
 * Every flag of performances, so that staff learn of a right that the key lacks before a visitor does.
 * @param hidden those that the key may not read, of which the shop is asked nothing further
 * @returns undefined where the shop gives no answer
 */
export async function readFlags(
  platform: Platform,
  shop: TicketShop,
  performances: string[],
  hidden: ShopFlag[],
): Promise<ShopFlag[] | undefined> {
  const hiddenNumbers = new Set(hidden.map(({ performance }) => performance))
  try {
    const others = await askFlags(
      platform,
      shop,
      performances.filter((performance) => !hiddenNumbers.has(performance)),
    )
    return [...hidden, ...others]
  } catch (error) {
    if (!(error instanceof ShopRejected || error instanceof ShopUnavailable)) throw error
    platform.log.warn({ err: error }, 'ticket shop does not tell its flags')
    return undefined
  }
}

/**
 * The flags of performances that the key may read, as the shop has them now, and which of them take another currency than the
 * house. @throws ShopUnavailable, ShopRejected
 */
export async function askFlags(platform: Platform, shop: TicketShop, performances: string[]): Promise<ShopFlag[]> {
  const { currency: ofHouse } = (await readSettings(platform)).design
  const [flags = [], currencies] = await Promise.all([shop.flags?.(performances), shop.currencies(performances)])
  const foreign = currencies.filter(({ currency }) => currency !== ofHouse)
  return [...flags, ...foreign.map(({ performance, event }) => ({ performance, event, flag: 'foreign-currency' as const }))]
}

/** Stores all flags, in place of those known. Pages change only where one has changed. */
export async function recordFlags({ db, write }: Pick<Platform, 'db' | 'write'>, flags: ShopFlag[]): Promise<void> {
  const known = await db.select().from(shopFlags)
  const sorted = (list: ShopFlag[]) => list.map(({ performance, flag, event }) => [performance, flag, event].join(' ')).toSorted()
  if (isDeepStrictEqual(sorted(known), sorted(flags))) return
  await write(async (tx, invalidate) => {
    await tx.delete(shopFlags)
    if (flags.length > 0) await tx.insert(shopFlags).values(flags).onConflictDoNothing()
    invalidate(SHOP_CONNECTION)
  })
}
