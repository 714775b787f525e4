import { createTicketShop, listSyncRuns } from '../../booking/index.server.ts'
import type { Platform } from '../../platform/platform.ts'

/** The stored state of the ticket shop; no request to the shop. One statement. */
export async function readTicketShopStatus(platform: Platform) {
  return { hasShop: createTicketShop(platform) !== undefined, rounds: await listSyncRuns(platform) }
}
