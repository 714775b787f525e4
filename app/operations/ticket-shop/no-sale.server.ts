import { count, eq, sql } from 'drizzle-orm'
import { readShopCondition, SHOP_CONNECTION, type ShopCondition } from '../../booking/index.server.ts'
import { offers } from '../../booking/tables.ts'
import { defineCachedRead } from '../../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { events, productions } from '../../programme/tables.ts'
import { isForSale } from './for-sale.server.ts'

/** Why no ticket at all can be sold: the key, an outage, the setting of the house, or everything switched off in the shop. */
type NoSaleReason = 'key-refused' | 'shop-away' | 'webshop-off' | 'shop-off'

const WORDS: Record<NoSaleReason, () => string> = {
  'key-refused': () => t('The ticket shop refuses the site’s key. Whoever runs your server enters a valid one.'),
  'shop-away': () => t('The ticket shop has not been answering. As soon as it does, the site sells again by itself.'),
  'webshop-off': () => t('The webshop is switched off in the settings. An administrator switches it on again.'),
  'shop-off': () => t('Everything is switched off in the ticket shop. It is switched on again there, and the site follows.'),
}

/** Performances pass by themselves. */
const FRESH = { minutes: 10 }

/** How many performances the shop is to sell, and how many of them are switched off there. One statement, or none while nothing has changed. */
const countForSale = defineCachedRead('performances-for-sale', async ({ db, clock }) => {
  addCacheTags('events', 'productions', 'offers', SHOP_CONNECTION)
  expireAt(clock.now().add(FRESH))
  const [row] = await db
    .select({ linked: count(), off: sql<number>`count(*) FILTER (WHERE ${offers.sale}->>'kind' = 'off')::int` })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .leftJoin(offers, eq(offers.performance, events.idJet))
    .where(isForSale(clock.now()))
  return row ?? { linked: 0, off: 0 }
})

/** Why visitors cannot buy a single ticket, with the way out, and of how many performances; undefined while they can, and without a shop. */
export async function readNoSale(platform: Platform): Promise<{ reason: NoSaleReason; words: string; number: number } | undefined> {
  const condition = await readShopCondition(platform)
  if (!condition.hasShop) return undefined
  const { linked, off } = await countForSale(platform)
  const reason = linked > 0 ? reasonOf(condition, off === linked) : undefined
  return reason && { reason, words: WORDS[reason](), number: linked }
}

function reasonOf({ connection, isOnline }: ShopCondition, isAllOff: boolean): NoSaleReason | undefined {
  if (connection === 'denied') return 'key-refused'
  if (connection === 'away') return 'shop-away'
  if (!isOnline) return 'webshop-off'
  return isAllOff ? 'shop-off' : undefined
}
