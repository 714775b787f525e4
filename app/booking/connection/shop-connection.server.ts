import { ShopBusy, ShopUnavailable } from '../ticket-shop.ts'
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
const NOT_MODIFIED = 304
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429
/** How long to wait where the shop asks for patience without saying for how long. */
const DEFAULT_WAIT_MS = 1000
/** The offers of a hundred performances take a hundredth of it. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

export type ShopRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  headers?: Record<string, string>
  /** multiplies both timeouts, for a request that is worth a longer wait than an answer cut short */
  patience?: number
}

/** A final response of the shop: carried out, or rejected. */
export type ShopResponse = { status: number; body: unknown; headers: Headers }

/** Sends requests to a shop. Each may arrive twice, so those that change something carry an idempotency key. */
export type ShopConnection = { send(request: ShopRequest): Promise<ShopResponse> }

type ConnectionOptions = {
  /** sent with every request */
  headers?: Record<string, string>
  /** whether the shop asks to repeat a request after a conflict (409); elsewhere that is a rejection */
  repeatsConflicts?: boolean
}

/**
 * An HTTP client that bounds the cost of a slow or failing shop: a timeout per attempt and per request, retries with
 * exponential backoff, and a circuit breaker. A shop that is too busy (429) is left alone for as long as it says, by all
 * requests; those that cannot wait so long fail at once.
 * @param url address of the shop's interface, without a slash at the end
 */
export function createShopConnection(
  url: string,
  limits: Partial<ConnectionLimits> = {},
  { headers: ownHeaders, repeatsConflicts = false }: ConnectionOptions = {},
): ShopConnection {
  const { attemptTimeoutMs, requestTimeoutMs, maxAttempts, backoffMs, ...breakerLimits } = { ...LIMITS, ...limits }
  const isFailure = (error: unknown) => error instanceof ShopUnavailable && !(error instanceof ShopBusy)
  const breaker = createCircuitBreaker(breakerLimits, isFailure)
  /** Until then no request is sent. */
  let busyUntil = 0

  async function attempt({ method, path, body, headers, patience = 1 }: ShopRequest, requestSignal: AbortSignal): Promise<ShopResponse> {
    const pause = busyUntil - performance.now()
    if (pause > 0) throw new ShopBusy(TOO_MANY_REQUESTS, pause)
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...ownHeaders,
          ...headers,
        },
        signal: AbortSignal.any([requestSignal, AbortSignal.timeout(attemptTimeoutMs * patience)]),
        redirect: 'error',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const { status } = response
      const isBusy = status === TOO_MANY_REQUESTS || (status === CONFLICT && repeatsConflicts)
      if (isBusy || status >= 500) await response.body?.cancel()
      const wait = waitOf(response)
      if (status === TOO_MANY_REQUESTS) busyUntil = performance.now() + wait
      if (isBusy) throw new ShopBusy(status, wait)
      if (status >= 500) throw new ShopUnavailable(`ticket shop responded with ${status}`)
      const hasBody = status !== NO_CONTENT && status !== NOT_MODIFIED
      return { status, body: hasBody ? JSON.parse(await readText(response)) : undefined, headers: response.headers }
    } catch (error) {
      throw error instanceof ShopUnavailable ? error : new ShopUnavailable('ticket shop request failed', { cause: error })
    }
  }

  return {
    async send(request) {
      const timeoutMs = requestTimeoutMs * (request.patience ?? 1)
      const requestSignal = AbortSignal.timeout(timeoutMs)
      const endsAt = performance.now() + timeoutMs
      for (let number = 1; ; number++) {
        try {
          return await breaker.run(() => attempt(request, requestSignal))
        } catch (error) {
          const backoff = backoffMs * 2 ** (number - 1) * (0.5 + Math.random())
          const wait = error instanceof ShopBusy ? error.waitMs + backoff : backoff
          const isLate = requestSignal.aborted || performance.now() + wait >= endsAt
          if (error instanceof CircuitOpenError || number >= maxAttempts || isLate) throw error
          await delay(wait, requestSignal)
        }
      }
    },
  }
}

/** For how long the shop asks to wait: its `Retry-After`, in seconds or as a date. @returns milliseconds */
function waitOf({ headers }: Response): number {
  const value = headers.get('retry-after')
  if (!value) return DEFAULT_WAIT_MS
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : DEFAULT_WAIT_MS
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
