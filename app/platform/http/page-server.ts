import type { IncomingMessage, ServerResponse } from 'node:http'
import { addCacheTags, trackDependencies } from '../cache/dependencies.ts'
import type { CachedPage, PageCache, RenderedPage } from '../cache/page-cache.ts'
import { acceptedEncodings } from './accepted-encoding.ts'
import { CSRF_COOKIE, readCookie } from './cookies.ts'
import { newCsrfCookie } from './csrf.ts'
import { securityHeaders } from './security-headers.ts'
import { Turns } from './turns.ts'

/** Parameters that advertisers append; they change nothing on the page, so they share its cache entry. */
const TRACKING_PARAMETERS = /^(utm_\w+|fbclid|gclid|mc_cid|mc_eid)$/
const MAX_KEY_LENGTH = 512
/** Renderings at once: one keeps the processor busy while another waits for the database; more only delay cached pages. */
const RENDERED_AT_ONCE = 2
/** Longer than any rendering that does not wait for something outside, such as the ticket shop. */
const LONGEST_TURN_MS = 250

type RenderRequest = (url: string) => Promise<Response>

/**
 * Answers visitors' pages from memory, before any framework sees the request (cache/README.md).
 * Requests with a validly signed session, other methods and what is no page go on to `next`.
 */
export class PageServer {
  readonly #turns = new Turns(RENDERED_AT_ONCE, LONGEST_TURN_MS)
  readonly #cache: PageCache
  readonly #origin: string
  readonly #render: RenderRequest
  readonly #bearsSession: (cookies: string | undefined) => boolean
  readonly #noteMissing: (request: IncomingMessage) => void
  readonly #secureCookies: boolean
  readonly #isDatabaseUnavailable: () => boolean

  /**
   * @param options.bearsSession whether cookies hold a validly signed session: a made-up one costs no rendering
   * @param options.noteMissing called for each 404
   */
  constructor(options: {
    cache: PageCache
    origin: string
    render: RenderRequest
    bearsSession: (cookies: string | undefined) => boolean
    isDatabaseUnavailable: () => boolean
    noteMissing: (request: IncomingMessage) => void
  }) {
    this.#cache = options.cache
    this.#origin = options.origin
    this.#render = options.render
    this.#bearsSession = options.bearsSession
    this.#isDatabaseUnavailable = options.isDatabaseUnavailable
    this.#noteMissing = options.noteMissing
    this.#secureCookies = options.origin.startsWith('https:')
  }

  /** Answers from memory when the page is there. @returns whether it did */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#keyOf(request)
    const page = key ? this.#cache.get(key) : undefined
    if (!page) return false
    this.#send(page, request, response)
    return true
  }

  /** Renders the page, shares it with requests that arrive meanwhile, and answers. @returns false when this is no visitor's page */
  async answerByRendering(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const key = this.#keyOf(request)
    if (!key) return false
    const page = await this.#cache.render(key, () => this.#turns.run(() => this.#renderTracked(key)))
    // While the database is away, a page that only the clock has changed says more than none.
    const known = page.status === 503 && this.#isDatabaseUnavailable() ? this.#cache.getStale(key) : undefined
    this.#send(known ?? page, request, response)
    return true
  }

  async #renderTracked(path: string): Promise<RenderedPage> {
    const { result, dependencies } = await trackDependencies(async () => {
      // Pictures stand on nearly every page, and one that changes or may no longer be shown is rare.
      addCacheTags('media')
      const response = await this.#render(this.#origin + path)
      return { response, body: Buffer.from(await response.arrayBuffer()) }
    })
    const { status, headers } = result.response
    return { status, headers: { ...securityHeaders(this.#origin), ...Object.fromEntries(headers) }, body: result.body, dependencies }
  }

  /** The cache key of a visitor's page request, which is also its path; undefined when the request is none. */
  #keyOf({ method, url = '/', headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    if (url.length > MAX_KEY_LENGTH || this.#bearsSession(headers.cookie)) return undefined
    return keyOfAddress(url)
  }

  #send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
    if (page.status === 404) this.#noteMissing(request)
    const cookie = readCookie(request.headers.cookie, CSRF_COOKIE) ? [] : ['set-cookie', newCsrfCookie(this.#secureCookies)]
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
      const headers = ['etag', page.etag, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding, Cookie', ...cookie]
      response.writeHead(304, headers).end()
      return
    }
    const { headers, body } = page.responses[acceptedEncodings(request.headers['accept-encoding'] as string | undefined)[0] ?? 'identity']
    response.writeHead(page.status, cookie.length > 0 ? [...headers, ...cookie] : headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function keyOfAddress(url: string): string {
  const queryStart = url.indexOf('?')
  if (queryStart < 0) return url
  const query = new URLSearchParams(url.slice(queryStart + 1))
  for (const name of [...query.keys()]) if (TRACKING_PARAMETERS.test(name)) query.delete(name)
  return query.size > 0 ? `${url.slice(0, queryStart)}?${query}` : url.slice(0, queryStart)
}
