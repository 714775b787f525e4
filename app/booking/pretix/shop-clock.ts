import type { Clock } from '../../platform/clock/clock.ts'

/** Answers take a while and tell whole seconds. */
const LEFT_ASIDE_MS = 30_000

/** The time by pretix's clock. */
export type ShopClock = Clock & {
  /** Takes the time from an answer. */
  hear(headers: Headers): void
}

/**
 * pretix's clock, as its answers tell it: what it holds ends by that one. Where the server's was behind, tickets would have
 * expired when they were put into the cart. Differences below half a minute are left aside.
 * @param clock the server's
 */
export function createShopClock(clock: Clock): ShopClock {
  let aheadMs = 0
  return {
    now: () => clock.now().add({ milliseconds: aheadMs }),
    hear(headers) {
      const difference = Date.parse(headers.get('date') ?? '') - clock.now().epochMilliseconds
      if (Number.isFinite(difference)) aheadMs = Math.abs(difference) < LEFT_ASIDE_MS ? 0 : difference
    },
  }
}
