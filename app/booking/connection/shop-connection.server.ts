import { ShopUnavailable } from '../ticket-shop.ts'
import { type CircuitBreakerLimits, CircuitOpenError, createCircuitBreaker } from './circuit-breaker.ts'

export type ConnectionLimits = CircuitBreakerLimits & {
  /** milliseconds for one attempt */
  attemptTimeoutMs: number
  /** milliseconds for all attempts of a call together */
  requestTimeoutMs: number
  maxAttempts: number
  /** milliseconds before the second attempt; doubled before each further one, with jitter */
  backoffMs: number
}

/** A visitor waits at most `requestTimeoutMs` for the shop, and not at all while it is known to be down. */
const LIMITS: ConnectionLimits = {
  attemptTimeoutMs: 4000,
  requestTimeoutMs: 7000,
  maxAttempts: 3,
  backoffMs: 120,
  failureThreshold: 5,
  resetTimeoutMs: 15_000,
}

const NO_CONTENT = 204
/** The offers of a hundred performances take a hundredth of it. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

export type ShopRequest = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  headers?: Record<string, string>
}

/** A final response of the shop: carried out, or rejected. */
export type ShopResponse = { status: number; body: unknown }

/** Sends requests to a shop. Each may arrive twice, so those that change something carry an idempotency key. */
export type ShopConnection = { send(request: ShopRequest): Promise<ShopResponse> }

type ConnectionOptions = {
  /** sent with every request */
  headers?: Record<string, string>
  /** which statuses are failures, after which the request is retried; by default 5xx */
  isFailure?: (status: number) => boolean
}

/**
 * An HTTP client that bounds the cost of a slow or failing shop: a timeout per attempt and per request, retries with
 * exponential backoff, and a circuit breaker.
 * @param url address of the shop's interface, without a slash at the end
 */
export function createShopConnection(
  url: string,
  limits: Partial<ConnectionLimits> = {},
  { headers: ownHeaders, isFailure = (status) => status >= 500 }: ConnectionOptions = {},
): ShopConnection {
  const { attemptTimeoutMs, requestTimeoutMs, maxAttempts, backoffMs, ...breakerLimits } = { ...LIMITS, ...limits }
  const breaker = createCircuitBreaker(breakerLimits, (error) => error instanceof ShopUnavailable)

  async function attempt({ method, path, body, headers }: ShopRequest, requestSignal: AbortSignal): Promise<ShopResponse> {
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...ownHeaders,
          ...headers,
        },
        signal: AbortSignal.any([requestSignal, AbortSignal.timeout(attemptTimeoutMs)]),
        redirect: 'error',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (isFailure(response.status)) {
        await response.body?.cancel()
        throw new ShopUnavailable(`ticket shop responded with ${response.status}`)
      }
      return { status: response.status, body: response.status === NO_CONTENT ? undefined : JSON.parse(await readText(response)) }
    } catch (error) {
      throw error instanceof ShopUnavailable ? error : new ShopUnavailable('ticket shop request failed', { cause: error })
    }
  }

  return {
    async send(request) {
      const requestSignal = AbortSignal.timeout(requestTimeoutMs)
      for (let number = 1; ; number++) {
        try {
          return await breaker.run(() => attempt(request, requestSignal))
        } catch (error) {
          if (error instanceof CircuitOpenError || number >= maxAttempts || requestSignal.aborted) throw error
          await delay(backoffMs * 2 ** (number - 1) * (0.5 + Math.random()), requestSignal)
        }
      }
    },
  }
}

/** The body of a response as text, read no further than `MAX_RESPONSE_BYTES`. @throws ShopUnavailable beyond that */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_RESPONSE_BYTES) throw new ShopUnavailable('ticket shop response too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Waits, but no longer than the signal allows. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}
