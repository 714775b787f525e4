import { hasTicketShop, listSyncRuns } from '../../booking/index.server.ts'
import type { Platform } from '../../platform/platform.ts'

/** The stored state of the ticket shop; no request to the shop. One statement. */
export async function readTicketShopStatus(platform: Platform) {
  return { hasShop: hasTicketShop(platform.config), rounds: await listSyncRuns(platform) }
}
