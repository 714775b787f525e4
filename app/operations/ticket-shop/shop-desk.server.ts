import { chooseShop, readRounds } from '../../booking/index.server.ts'
import type { Platform } from '../../platform/platform.ts'

/** What is known of the ticket shop without asking it. One statement. */
export async function readShopDesk(platform: Platform) {
  return { hasShop: chooseShop(platform) !== undefined, rounds: await readRounds(platform) }
}
