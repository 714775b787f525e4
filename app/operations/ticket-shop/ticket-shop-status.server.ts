import { hasTicketShop, listSyncRuns } from '../../booking/index.server.ts'
import type { Platform } from '../../platform/platform.ts'
import { differingCase } from './differing-words.ts'
import { readShopDifferences } from './read-shop-differences.server.ts'

/** The stored state of the ticket shop, with the differences as last read; no request to the shop. Two statements at most. */
export async function readTicketShopStatus(platform: Platform) {
  const hasShop = hasTicketShop(platform.config)
  const [rounds, known] = await Promise.all([listSyncRuns(platform), hasShop ? readShopDifferences(platform) : undefined])
  return { hasShop, rounds, known: known?.first.map(differingCase) ?? [] }
}
