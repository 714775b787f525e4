import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock/clock.ts'
import { type Dependencies, expiryOf } from './dependencies.ts'
import { type CacheEntry, sizeOfTags } from './entry-store.ts'
import { TaggedCache } from './tagged-cache.ts'

/** At once: within 5 % of quality 5 in half its time. */
const QUALITY_AT_ONCE = 4
/** In the background: a sixth smaller, for about a hundred times the time. */
const BEST_QUALITY = 11
/** After so many responses a page is worth the best compression. */
const OFTEN_SENT = 100
/** Room for some ten pages that say that there is none. */
const MAX_NOT_FOUND_BYTES = 1024 * 1024
/** Approximate memory of a compressed form besides its bytes. */
const ENTRY_BYTES = 200
/** What a page and its compressed forms take, relative to the page: Brotli and gzip make about a quarter of it each. */
const SIZE_WITH_ENCODINGS = 1.5

/** Room for the compressed forms of some 700 pages. */
const MAX_COMPRESSED_BYTES = 8 * 1024 * 1024

/** The content encodings in which pages are sent. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** The body in an encoding, and all headers as a flat list of alternating names and values, as `writeHead` takes it. */
export type EncodedPage = { headers: string[]; body: Buffer }

/** A response; its compressed forms are made when they are first asked for. */
export type CachedPage = CacheEntry & {
  status: number
  etag: string
  /** headers of every encoding */
  headers: Record<string, string>
  encodings: { identity: EncodedPage } & Partial<Record<'gzip' | 'br', EncodedPage | Promise<EncodedPage>>>
  /** how often it was sent with Brotli, until it is compressed best */
  sent: number
}

type Compressed = { body: Buffer; quality: number }

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer; dependencies: Dependencies }

/**
 * Rendered pages up to `PAGE_CACHE_MB` (README.md beside this file). A miss costs one rendering, however many requests wait
 * for it, and one compression for each encoding asked for; a hit costs neither.
 */
export class PageCache extends TaggedCache<CachedPage> {
  #compressing: Promise<unknown> = Promise.resolve()
  /** by encoding and content, so that a page that a write has dropped and not changed is not compressed again */
  readonly #compressed: LRUCache<string, Compressed>

  /** @param maxBytes bound of the bodies of all pages in all encodings; 0 stores none */
  constructor(clock: Clock, maxBytes: number) {
    super(clock, maxBytes, sizeOf, { maxSize: Math.min(MAX_NOT_FOUND_BYTES, maxBytes), includes: ({ status }) => status === 404 })
    const maxSize = Math.max(1, Math.min(MAX_COMPRESSED_BYTES, maxBytes))
    this.#compressed = new LRUCache({ maxSize, sizeCalculation: ({ body }) => body.length + ENTRY_BYTES })
  }

  /**
   * Renders the page under this key, and stores it if every visitor may get it. Concurrent calls with one key share one
   * rendering. It does not look for a stored page: call `get` first.
   */
  render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    return this.load(key, async () => {
      const rendered = await render()
      return { entry: asCachedPage(rendered), keep: isCacheable(rendered) }
    })
  }

  /** The page in an encoding: at once if it has been asked for before, else when it is compressed. */
  encode(page: CachedPage, encoding: Encoding): EncodedPage | Promise<EncodedPage> {
    if (encoding === 'br' && ++page.sent === OFTEN_SENT) {
      // One after the other, so that whatever else needs the processor gets most of it.
      this.#compressing = this.#compressing.then(() => this.#compress(page, 'br', BEST_QUALITY))
    }
    return page.encodings[encoding] ?? this.#compress(page, encoding === 'br' ? 'br' : 'gzip', QUALITY_AT_ONCE)
  }

  /** Compresses a page and keeps the result with it; until then whoever else asks waits for the same. */
  #compress(page: CachedPage, encoding: 'gzip' | 'br', quality: number): EncodedPage | Promise<EncodedPage> {
    const keep = ({ body }: Compressed) => {
      const encoded = encodedPage(page.headers, body, encoding)
      page.encodings[encoding] = encoded
      return encoded
    }
    const key = `${encoding} ${page.etag}`
    const known = this.#compressed.get(key)
    if (known && known.quality >= quality) return keep(known)
    const encoded = compress(page.encodings.identity.body, encoding, quality).then((body) => {
      this.#compressed.set(key, { body, quality })
      return keep({ body, quality })
    })
    page.encodings[encoding] ??= encoded
    return encoded
  }
}

function compress(body: Buffer, encoding: 'gzip' | 'br', quality: number): Promise<Buffer> {
  return encoding === 'gzip' ? asyncGzip(body, { level: 6 }) : asyncBrotli(body, brotliOptions(body.length, quality))
}

function brotliOptions(size: number, quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size } }
}

function sizeOf(page: CachedPage): number {
  return page.encodings.identity.body.length * SIZE_WITH_ENCODINGS + sizeOfTags(page)
}

function isCacheable({ status, dependencies, headers }: RenderedPage): boolean {
  return (
    !dependencies.uncacheable && (status === 200 || status === 404) && !headers['set-cookie'] && headers['cache-control'] !== 'no-store'
  )
}

const asyncGzip = promisify(gzip)
const asyncBrotli = promisify(brotliCompress)

/** A rendered page as it is sent. */
export function asCachedPage({ status, headers, body, dependencies }: RenderedPage): CachedPage {
  const etag = `"${hash('sha1', body, 'base64url')}"`
  const shared = { 'cache-control': 'no-cache', ...headers, etag, vary: 'Accept-Encoding, Cookie' }
  return {
    status,
    etag,
    headers: shared,
    encodings: { identity: encodedPage(shared, body, 'identity') },
    sent: 0,
    tags: dependencies.tags,
    expiresAt: expiryOf(dependencies),
  }
}

function encodedPage(shared: Record<string, string>, body: Buffer, encoding: Encoding): EncodedPage {
  const all = { ...shared, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), 'content-length': String(body.length) }
  return { headers: Object.entries(all).flat(), body }
}
