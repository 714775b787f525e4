import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding, PageCache, RenderedPage, StoredPage } from '../cache/page-cache.ts'
import { noteTags, trackDependencies } from '../cache/tracking.ts'
import { CSRF_COOKIE, cookieOf, SESSION_COOKIE } from './cookies.ts'
import { newCsrfCookie } from './csrf.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** Parameters that advertisers append; they change nothing on the page, so they share its cache entry. */
const TRACKING_PARAMETERS = /^(utm_\w+|fbclid|gclid|mc_cid|mc_eid)$/
const MAX_KEY_LENGTH = 512

type RenderRequest = (url: string) => Promise<Response>

/**
 * Answers visitors' pages from memory, before any framework sees the request (architecture, idea 3).
 * Requests with a session, other methods and what is no page go on to `next`.
 */
export class PageServer {
  readonly #cache: PageCache
  readonly #origin: string
  readonly #render: RenderRequest
  readonly #secureCookies: boolean

  constructor(options: { cache: PageCache; origin: string; render: RenderRequest }) {
    this.#cache = options.cache
    this.#origin = options.origin
    this.#render = options.render
    this.#secureCookies = options.origin.startsWith('https:')
  }

  /** Answers from memory when the page is there. @returns whether it did */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request)
    const page = key ? this.#cache.get(key) : undefined
    if (!page) return false
    this.#send(page, request, response)
    return true
  }

  /** Renders the page, shares it with whoever asks meanwhile, and answers. @returns false when this is no visitor's page */
  async answerByRendering(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const key = keyOf(request)
    if (!key) return false
    const page = await this.#cache.render(key, () => this.#renderTracked(key))
    this.#send(page, request, response)
    return true
  }

  async #renderTracked(path: string): Promise<RenderedPage> {
    const { result, dependencies } = await trackDependencies(async () => {
      // Pictures stand on nearly every page, and one that changes or may no longer be shown is rare.
      noteTags('media')
      const response = await this.#render(this.#origin + path)
      return { response, body: Buffer.from(await response.arrayBuffer()) }
    })
    const { status, headers } = result.response
    return { status, headers: { ...SECURITY_HEADERS, ...Object.fromEntries(headers) }, body: result.body, dependencies }
  }

  #send(page: StoredPage, request: IncomingMessage, response: ServerResponse): void {
    const cookie = cookieOf(request.headers.cookie, CSRF_COOKIE) ? [] : ['set-cookie', newCsrfCookie(this.#secureCookies)]
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
      const headers = ['etag', page.etag, 'cache-control', 'no-cache', 'vary', 'Accept-Encoding, Cookie', ...cookie]
      response.writeHead(304, headers).end()
      return
    }
    const { headers, body } = page.answers[encodingFor(request.headers['accept-encoding'])]
    response.writeHead(page.status, cookie.length > 0 ? [...headers, ...cookie] : headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** The cache key of a visitor's page request, which is also its path; undefined when the request is none. */
function keyOf(request: IncomingMessage): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const url = request.url ?? '/'
  if (url.length > MAX_KEY_LENGTH) return undefined
  if (cookieOf(request.headers.cookie, SESSION_COOKIE)) return undefined
  const queryStart = url.indexOf('?')
  if (queryStart < 0) return url
  const query = new URLSearchParams(url.slice(queryStart + 1))
  for (const name of [...query.keys()]) if (TRACKING_PARAMETERS.test(name)) query.delete(name)
  return query.size > 0 ? `${url.slice(0, queryStart)}?${query}` : url.slice(0, queryStart)
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '')
  if (/\bbr\b/.test(list)) return 'br'
  return /\bgzip\b/.test(list) ? 'gzip' : 'identity'
}
