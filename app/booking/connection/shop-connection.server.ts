import { ShopUnreachable } from '../ticket-shop.ts'
import { type BreakerLimits, CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts'

export type ConnectionLimits = BreakerLimits & {
  /** milliseconds for one attempt */
  attemptMs: number
  /** milliseconds for all attempts of a call together */
  callMs: number
  attempts: number
  /** milliseconds before the second attempt; doubled before each further one, and varied so that callers do not march in step */
  pauseMs: number
}

/** A visitor waits at most `callMs` for the shop, and not at all while it is known to be down. */
const LIMITS: ConnectionLimits = { attemptMs: 4000, callMs: 7000, attempts: 3, pauseMs: 120, failuresToOpen: 5, restMs: 15_000 }

const NO_CONTENT = 204
/** The offers of a hundred performances are a hundredth of it. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024

export type ShopCall = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  headers?: Record<string, string>
}

/** An answer that is the shop's last word: done, or refused. */
export type ShopAnswer = { status: number; body: unknown }

/** Sends calls to a shop. Every call may be sent twice, so those that change something carry an idempotency key. */
export type ShopConnection = { send(call: ShopCall): Promise<ShopAnswer> }

type Manners = {
  /** sent with every call */
  headers?: Record<string, string>
  /** which statuses mean that the shop could not answer now, so that the call is sent again */
  isFailure?: (status: number) => boolean
}

/**
 * A connection that bounds what a slow or failing shop can cost: each attempt and each call has its time, failures
 * are tried again a few times, and after several in a row the shop is left alone for a while.
 * @param url address of the shop's interface, without a slash at the end
 */
export function createShopConnection(
  url: string,
  limits: Partial<ConnectionLimits> = {},
  { headers: ownHeaders, isFailure = (status) => status >= 500 }: Manners = {},
): ShopConnection {
  const { attemptMs, callMs, attempts, pauseMs, ...breakerLimits } = { ...LIMITS, ...limits }
  const breaker = createCircuitBreaker(breakerLimits, (error) => error instanceof ShopUnreachable)

  async function attempt({ method, path, body, headers }: ShopCall, callSignal: AbortSignal): Promise<ShopAnswer> {
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...ownHeaders,
          ...headers,
        },
        signal: AbortSignal.any([callSignal, AbortSignal.timeout(attemptMs)]),
        redirect: 'error',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (isFailure(response.status)) {
        await response.body?.cancel()
        throw new ShopUnreachable(`the ticket shop answered ${response.status}`)
      }
      return { status: response.status, body: response.status === NO_CONTENT ? undefined : JSON.parse(await textOf(response)) }
    } catch (error) {
      throw error instanceof ShopUnreachable ? error : new ShopUnreachable('the ticket shop did not answer', { cause: error })
    }
  }

  return {
    async send(call) {
      const callSignal = AbortSignal.timeout(callMs)
      for (let number = 1; ; number++) {
        try {
          return await breaker.run(() => attempt(call, callSignal))
        } catch (error) {
          if (error instanceof CircuitOpen || number >= attempts || callSignal.aborted) throw error
          await pause(pauseMs * 2 ** (number - 1) * (0.5 + Math.random()), callSignal)
        }
      }
    },
  }
}

/** The body of an answer. One that does not come to an end is given up, before it fills the memory. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new ShopUnreachable('the ticket shop answered without end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Waits, but no longer than the signal allows. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}
