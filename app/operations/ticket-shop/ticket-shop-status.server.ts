import { createTicketShop, listSyncRuns } from '../../booking/index.server.ts'
import type { Platform } from '../../platform/platform.ts'

/** What is known of the ticket shop without asking it. One statement. */
export async function readTicketShopStatus(platform: Platform) {
  return { hasShop: createTicketShop(platform) !== undefined, rounds: await listSyncRuns(platform) }
}
