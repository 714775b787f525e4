import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { addCacheTags, NO_DEPENDENCIES, trackDependencies } from '../cache/dependencies.ts'
import { asCachedPage, type CachedPage, type EncodedPage, type PageCache, type RenderedPage } from '../cache/page-cache.ts'
import { acceptedEncodings } from './accepted-encoding.ts'
import { CSRF_COOKIE, readCookie } from './cookies.ts'
import { newCsrfCookie } from './csrf.ts'
import { RefreshQueue } from './refresh-queue.ts'
import { securityHeaders } from './security-headers.ts'
import { Turns } from './turns.ts'

const MAX_KEY_LENGTH = 512
/** Longer than any rendering that does not wait for something outside, such as the ticket shop. */
const LONGEST_TURN_MS = 250

/** What the addresses of the site mean. */
export type PageAddresses = {
  /**
   * The cache key of an address, which is also the address that is rendered, from memory alone; `isPage` when only pages can
   * answer it. Undefined for an address that no page may see.
   */
  keyOf(url: string): { key: string; isPage: boolean } | undefined
  /** Reads what `keyOf` needs to know about this address and others of its kind. */
  prepare(url: string): Promise<void>
  /** Whether an address may redirect though its key does not, from memory alone. */
  mayRedirect(url: string, key: string): boolean
  /** The redirect of an address, if there is one. */
  redirectOf(url: string): Promise<Response | undefined>
}

type RenderRequest = (url: string) => Promise<Response>

/**
 * Answers visitors' pages from memory, before any framework sees the request (cache/README.md).
 * Requests with a validly signed session, other methods and what is no page go on to `next`.
 */
export class PageServer {
  readonly #turns: Turns
  readonly #cache: PageCache
  readonly #origin: string
  readonly #addresses: PageAddresses
  readonly #render: RenderRequest
  readonly #bearsSession: (cookies: string | undefined) => boolean
  readonly #noteMissing: (request: IncomingMessage) => void
  readonly #instead: ((request: IncomingMessage, key: string) => Promise<string | undefined>) | undefined
  readonly #secureCookies: boolean
  readonly #isDatabaseUnavailable: () => boolean
  readonly #maxStaleMs: number
  readonly #patienceMs: number
  readonly #refreshes: RefreshQueue
  readonly #sharedHeaders: ((page: CachedPage) => Record<string, string>) | undefined

  /**
   * @param options.bearsSession whether cookies hold a validly signed session: a made-up one costs no rendering
   * @param options.noteMissing called for each 404
   * @param options.renderedAtOnce how many pages are rendered at the same time: some use the processor while others wait for the database
   * @param options.maxStaleMs how long visitors may get the old page after a write that refreshes it (cache/README.md)
   * @param options.sharedHeaders what a page says to a cache in front of the site, in place of its own headers; undefined without one
   * @param options.instead the page that a visitor gets in place of one with this key, for asking too much
   * @param options.patienceMs how long a request waits for the new page before it gets the old one, if it may
   */
  constructor(options: {
    cache: PageCache
    origin: string
    addresses: PageAddresses
    render: RenderRequest
    bearsSession: (cookies: string | undefined) => boolean
    isDatabaseUnavailable: () => boolean
    renderedAtOnce: number
    maxStaleMs: number
    patienceMs: number
    noteMissing: (request: IncomingMessage) => void
    instead?: (request: IncomingMessage, key: string) => Promise<string | undefined>
    sharedHeaders: ((page: CachedPage) => Record<string, string>) | undefined
  }) {
    this.#turns = new Turns(options.renderedAtOnce, LONGEST_TURN_MS)
    this.#cache = options.cache
    this.#origin = options.origin
    this.#addresses = options.addresses
    this.#render = options.render
    this.#bearsSession = options.bearsSession
    this.#isDatabaseUnavailable = options.isDatabaseUnavailable
    this.#noteMissing = options.noteMissing
    this.#maxStaleMs = options.maxStaleMs
    this.#sharedHeaders = options.sharedHeaders
    this.#instead = options.instead
    this.#patienceMs = options.patienceMs
    this.#refreshes = new RefreshQueue(async (key) => this.#cache.get(key) ?? (await this.#renderPage(key)))
    this.#secureCookies = options.origin.startsWith('https:')
  }

  /** Answers from memory when the page is there. @returns whether it did */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '/' } = request
    const key = this.#keyOf(request)?.key
    if (!key || (key !== url && this.#addresses.mayRedirect(url, key))) return false
    const page = this.#cache.get(key) ?? this.#stalePage(key)
    if (!page) return false
    void this.#send(page, request, response, key)
    return true
  }

  /** Whether a request is a visitor's for a page, so that nothing else can answer it. */
  isPageRequest(request: IncomingMessage): boolean {
    return this.#keyOf(request)?.isPage ?? false
  }

  /** Renders the page, shares it with requests that arrive meanwhile, and answers. @returns false when this is no visitor's page */
  async answerByRendering(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { url = '/' } = request
    if (!this.#keyOf(request)) return false
    await this.#addresses.prepare(url)
    const known = this.#keyOf(request)?.key
    if (!known) return false
    const key = (await this.#instead?.(request, known)) ?? known
    const redirect = known === url ? undefined : await this.#addresses.redirectOf(url)
    await this.#send(redirect ? this.#redirectPage(redirect) : await this.#pageOf(key), request, response, key)
    return true
  }

  /**
   * The old page, for a moment after a write; asking for it has it rendered anew. None while nothing else is being rendered:
   * the new page then takes no longer than itself, so that on a quiet site a save is seen at once (`#newPage`).
   */
  #stalePage(key: string): CachedPage | undefined {
    if (this.#maxStaleMs === 0 || this.#turns.isIdle) return undefined
    const page = this.#cache.getStale(key, this.#maxStaleMs)
    if (page) this.#refreshes.ask(key)
    return page
  }

  async #pageOf(key: string): Promise<CachedPage> {
    const page = this.#cache.get(key) ?? this.#stalePage(key) ?? (await this.#newPage(key))
    // While the database is away, what this node knew last says more than nothing.
    return (page.status === 503 && this.#isDatabaseUnavailable() && this.#cache.getLastKnown(key)) || page
  }

  /** The new page. Instead of it the old one, where visitors may still get that, when rendering fails or takes longer than a moment. */
  async #newPage(key: string): Promise<CachedPage> {
    const oldPage = () => this.#cache.getStale(key, this.#maxStaleMs)
    const rendering = this.#renderPage(key).catch((error) => {
      const page = oldPage()
      if (page) return page
      throw error
    })
    if (this.#maxStaleMs === 0 || !oldPage()) return rendering
    const isAnswered = new AbortController()
    const patience = setTimeout(this.#patienceMs, undefined, { signal: isAnswered.signal }).then(
      () => oldPage() ?? rendering,
      () => rendering,
    )
    return Promise.race([rendering, patience]).finally(() => isAnswered.abort())
  }

  #renderPage(key: string): Promise<CachedPage> {
    return this.#cache.render(key, () => this.#turns.run(() => this.#renderTracked(key)))
  }

  #redirectPage(redirect: Response): CachedPage {
    return asCachedPage({ ...this.#complete(redirect), body: Buffer.alloc(0), dependencies: NO_DEPENDENCIES })
  }

  async #renderTracked(path: string): Promise<RenderedPage> {
    const { result, dependencies } = await trackDependencies(async () => {
      // Pictures stand on nearly every page, and one that changes or may no longer be shown is rare.
      addCacheTags('media')
      const response = await this.#render(this.#origin + path)
      return { response, body: Buffer.from(await response.arrayBuffer()) }
    })
    return { ...this.#complete(result.response), body: result.body, dependencies }
  }

  #complete({ status, headers }: Response): Pick<RenderedPage, 'status' | 'headers'> {
    return { status, headers: { ...securityHeaders(this.#origin), ...Object.fromEntries(headers) } }
  }

  /** The key of a visitor's page request; undefined when the request is none. */
  #keyOf({ method, url = '/', headers }: IncomingMessage): { key: string; isPage: boolean } | undefined {
    if ((method !== 'GET' && method !== 'HEAD') || this.#bearsSession(headers.cookie)) return undefined
    const address = this.#addresses.keyOf(url)
    return address && address.key.length <= MAX_KEY_LENGTH ? address : undefined
  }

  /** Sends a page; at once, unless it has to be compressed first. */
  #send(page: CachedPage, request: IncomingMessage, response: ServerResponse, key: string): void | Promise<void> {
    if (page.status === 404) this.#noteMissing(request)
    const shared = this.#sharedHeadersOf(page, key)
    // What a shared cache keeps brings nobody a cookie: writes fetch their token themselves (post-with-csrf-token.ts).
    const needsCookie = !shared && !readCookie(request.headers.cookie, CSRF_COOKIE)
    const cookie = needsCookie ? ['set-cookie', newCsrfCookie(this.#secureCookies)] : []
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
      const own = ['etag', page.etag, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding, Cookie']
      response.writeHead(304, [...replaced(own, shared), ...cookie]).end()
      return
    }
    const write = ({ headers, body }: EncodedPage) => {
      response.writeHead(page.status, shared || needsCookie ? [...replaced(headers, shared), ...cookie] : headers)
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    const accepted = acceptedEncodings(request.headers['accept-encoding'] as string | undefined)[0]
    const encoded = this.#cache.encode(page, accepted && page.encodings.identity.body.length > 0 ? accepted : 'identity')
    if (encoded instanceof Promise) return encoded.then(write, () => write(page.encodings.identity))
    write(encoded)
  }

  /** What a page says to a cache in front of the site; undefined for one that is not, or no longer, the same for every visitor. */
  #sharedHeadersOf(page: CachedPage, key: string): Record<string, string> | undefined {
    return this.#sharedHeaders && this.#cache.isCurrent(key, page) ? this.#sharedHeaders(page) : undefined
  }
}

/** A flat list of header names and values in which some are replaced. */
function replaced(headers: string[], by: Record<string, string> | undefined): string[] {
  if (!by) return headers
  const kept = headers.filter((_, at) => !((headers[at - (at % 2)] ?? '') in by))
  return [...kept, ...Object.entries(by).flat()]
}
