import { ShopUnavailable } from '../ticket-shop.ts'

export type CircuitBreakerLimits = {
  /** failures in a row after which nothing is sent any more */
  failureThreshold: number
  /** milliseconds for which nothing is sent */
  resetTimeoutMs: number
}

/** Nothing was sent, because the shop is being left alone. Trying again at once is of no use. */
export class CircuitOpenError extends ShopUnavailable {}

export type CircuitBreaker = {
  /** Does the work, or refuses at once while the circuit is open. @throws CircuitOpen, or what the work throws */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Leaves a failing shop alone: after several failures in a row calls fail at once, so that nobody waits for what
 * will not come. After a rest one call tries again; whether it succeeds decides for all.
 * @param isFailure which errors speak against the shop; a refusal does not
 * @param now a clock in milliseconds that never jumps
 */
export function createCircuitBreaker(
  { failureThreshold, resetTimeoutMs }: CircuitBreakerLimits,
  isFailure: (error: unknown) => boolean,
  now: () => number = () => performance.now(),
): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  let isProbing = false

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      failures = 0
      return result
    } catch (error) {
      if (!isFailure(error)) failures = 0
      else if (++failures >= failureThreshold) openUntil = now() + resetTimeoutMs
      throw error
    }
  }

  return {
    async run(work) {
      if (failures < failureThreshold) return attempt(work)
      if (isProbing || now() < openUntil) throw new CircuitOpenError('the ticket shop is left alone after repeated failures')
      isProbing = true
      try {
        return await attempt(work)
      } finally {
        isProbing = false
      }
    },
  }
}
