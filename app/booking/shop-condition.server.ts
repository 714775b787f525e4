import { desc } from 'drizzle-orm'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import type { Config } from '../platform/config/config.ts'
import { readGivenSettings } from '../site/index.server.ts'
import { hasTicketShop } from './create-ticket-shop.server.ts'
import type { ShopCondition } from './sale-state.ts'
import { shopFlags, syncRuns } from './tables.ts'

/** The tag of how the shop last answered. */
export const SHOP_CONNECTION = 'shop-connection'
/** So many sync runs without an answer, one a minute, and the shop counts as away; a shorter outage nobody need notice. */
const RUNS_AWAY = 3
/**
 * What a sync run notes of a shop that refuses the site's key, of one that refuses it some performances, and of one that gives
 * no usable answer.
 */
export const DENIED = 'denied'
export const PARTLY_REFUSED = 'partly-refused'
export const UNREACHABLE = 'unreachable'

type Outcome = Pick<typeof syncRuns.$inferSelect, 'failure' | 'rounds'>

/** How the shop answers, by its last sync runs; a refused key is certain at once. */
export function connectionAfter({ failure, rounds }: Outcome): ShopCondition['connection'] {
  if (failure === DENIED) return 'denied'
  return failure === UNREACHABLE && rounds >= RUNS_AWAY ? 'away' : 'working'
}

const readLastRun = defineSmallTable({
  name: 'shop-connection',
  tags: [SHOP_CONNECTION],
  select: (db) => db.select({ failure: syncRuns.failure, rounds: syncRuns.rounds }).from(syncRuns).orderBy(desc(syncRuns.id)).limit(1),
})

const readFlags = defineSmallTable({
  name: 'shop-flags',
  tags: [SHOP_CONNECTION],
  select: (db) => db.select({ performance: shopFlags.performance, flag: shopFlags.flag }).from(shopFlags),
})

/** Whether the site can sell at all. No statement while settings and sync runs are known, and no request to the shop. */
export async function readShopCondition(platform: ReadContext & { config: Pick<Config, 'SHOP_URL'> }): Promise<ShopCondition> {
  const hasShop = hasTicketShop(platform.config)
  const [{ site }, [last], flags] = await Promise.all([
    readGivenSettings(platform),
    hasShop ? readLastRun(platform) : [],
    hasShop ? readFlags(platform) : [],
  ])
  return {
    ...{ hasShop, isOnline: site.is_shop_online, connection: last ? connectionAfter(last) : 'working' },
    flags: Object.fromEntries(
      [...Map.groupBy(flags, ({ flag }) => flag)].map(([flag, rows]) => [flag, new Set(rows.map(({ performance }) => performance))]),
    ),
  }
}
