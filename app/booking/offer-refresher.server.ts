import type { Platform } from '../platform/platform.ts'
import { syncOffers, tryRefresh } from './offers.server.ts'
import type { Performances } from './performances.ts'
import { readShopCondition } from './shop-condition.server.ts'
import type { TicketShop } from './ticket-shop.ts'

/** The least time between two sync runs that single refreshes start, in seconds. */
const RECOVERY_PAUSE_SECONDS = 10

/** Refreshes single offers between the sync runs. */
export type OfferRefresher = {
  /** Refreshes one offer. @returns a promise that never rejects; failures are logged */
  refresh(performance: string): Promise<void>
  /** Resolves once all refreshes under way have ended. */
  stop(): Promise<void>
}

/**
 * Creates a refresher of single offers, used when a widget opens or asks again and after a cart request. Where it gets an answer of
 * a shop that counts as away, it starts a sync run, so that the whole house sells again before the next minute.
 */
export function createOfferRefresher(platform: Platform, shop: TicketShop, performances: Performances): OfferRefresher {
  const pending = new Set<Promise<void>>()
  let recovery: Promise<unknown> | undefined
  let nextRecovery = platform.clock.now()

  async function refreshOne(performance: string): Promise<void> {
    const { failure } = await tryRefresh(platform, shop, [performance])
    if (failure !== '' || (await readShopCondition(platform)).connection === 'working') return
    await recover()
  }

  /** Reads all offers, once for all who wait; not again at once where that fails, as only a part of the shop may be away. */
  async function recover(): Promise<void> {
    const now = platform.clock.now()
    if (!recovery && Temporal.Instant.compare(now, nextRecovery) >= 0) {
      nextRecovery = now.add({ seconds: RECOVERY_PAUSE_SECONDS })
      recovery = syncOffers(platform, shop, performances).finally(() => {
        recovery = undefined
      })
    }
    await recovery
  }

  function refresh(performance: string): Promise<void> {
    const work: Promise<void> = refreshOne(performance)
      .catch((error) => platform.log.error({ err: error }, 'offer refresh failed'))
      .finally(() => pending.delete(work))
    pending.add(work)
    return work
  }
  return {
    refresh,
    async stop() {
      await Promise.all(pending)
    },
  }
}
