import { ShopUnavailable } from '../ticket-shop.ts'

export type CircuitBreakerLimits = {
  /** failures in a row that open the circuit */
  failureThreshold: number
  /** milliseconds for which the circuit stays open */
  resetTimeoutMs: number
}

/** Nothing was sent, because the circuit is open. Retrying at once is of no use. */
export class CircuitOpenError extends ShopUnavailable {}

export type CircuitBreaker = {
  /** Runs the work, or fails at once while the circuit is open. @throws CircuitOpenError, or what the work throws */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * A circuit breaker: several failures in a row open the circuit, and requests fail at once instead of waiting. After
 * the reset timeout it is half open: one probe is sent, and its outcome closes or reopens the circuit.
 * @param isFailure which errors count as failures; a rejection does not
 * @param now a monotonic clock in milliseconds
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
      if (isProbing || now() < openUntil) throw new CircuitOpenError('circuit open: ticket shop failed repeatedly')
      isProbing = true
      try {
        return await attempt(work)
      } finally {
        isProbing = false
      }
    },
  }
}
