import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Clock } from '../clock/clock.ts'
import { type Dependencies, expiryOf } from './dependencies.ts'
import { type CacheEntry, sizeOfTags } from './entry-store.ts'
import { TaggedCache } from './tagged-cache.ts'

const BROTLI_QUALITY = 5
/** Room for some ten pages that say that there is none. */
const MAX_NOT_FOUND_BYTES = 1024 * 1024

/** The content encodings in which every page is stored. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** A response, ready to be written to the socket. */
export type CachedPage = CacheEntry & {
  status: number
  etag: string
  /** in each encoding: the body, and all headers as a flat list of alternating names and values, as `writeHead` takes it */
  responses: Record<Encoding, { headers: string[]; body: Buffer }>
}

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer; dependencies: Dependencies }

/**
 * Rendered pages in three encodings, up to `PAGE_CACHE_MB` (README.md beside this file). A miss costs one rendering and two
 * compressions, however many requests wait for it; a hit costs neither.
 */
export class PageCache extends TaggedCache<CachedPage> {
  /** @param maxBytes bound of the bodies of all pages in all encodings; 0 stores none */
  constructor(clock: Clock, maxBytes: number) {
    super(clock, maxBytes, sizeOf, { maxSize: Math.min(MAX_NOT_FOUND_BYTES, maxBytes), includes: ({ status }) => status === 404 })
  }

  /**
   * Renders and encodes the page under this key, and stores it if every visitor may get it. Concurrent calls with one key
   * share one rendering. It does not look for a stored page: call `get` first.
   */
  render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    return this.load(key, async () => {
      const rendered = await render()
      return { entry: await encode(rendered), keep: isCacheable(rendered) }
    })
  }
}

function sizeOf(page: CachedPage): number {
  const { identity, gzip, br } = page.responses
  return identity.body.length + gzip.body.length + br.body.length + sizeOfTags(page)
}

function isCacheable({ status, dependencies, headers }: RenderedPage): boolean {
  return (
    !dependencies.uncacheable && (status === 200 || status === 404) && !headers['set-cookie'] && headers['cache-control'] !== 'no-store'
  )
}

const asyncGzip = promisify(gzip)
const asyncBrotli = promisify(brotliCompress)

async function encode({ status, headers, body, dependencies }: RenderedPage): Promise<CachedPage> {
  const [gzipped, brotli] = await Promise.all([
    asyncGzip(body, { level: 6 }),
    asyncBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ])
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const shared = { 'cache-control': 'no-cache', ...headers, etag, vary: 'Accept-Encoding, Cookie' }
  const response = (bytes: Buffer, encoding: Encoding) => {
    const all = { ...shared, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), 'content-length': String(bytes.length) }
    return { headers: Object.entries(all).flat(), body: bytes }
  }
  return {
    status,
    etag,
    responses: { identity: response(body, 'identity'), gzip: response(gzipped, 'gzip'), br: response(brotli, 'br') },
    tags: dependencies.tags,
    expiresAt: expiryOf(dependencies),
  }
}
