import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Clock } from '../clock/clock.ts'
import { type Dependencies, expiryOf } from './dependencies.ts'
import { type CacheEntry, TaggedCache } from './tagged-cache.ts'

const MAX_CACHE_BYTES = 128 * 1024 * 1024
const BROTLI_QUALITY = 5

/** The encodings that browsers ask for. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** An answer as it goes over the wire. */
export type CachedPage = CacheEntry & {
  status: number
  etag: string
  /** in each encoding: the bytes, and all headers as names and values by turns, ready to be written */
  responses: Record<Encoding, { headers: string[]; body: Buffer }>
}

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer; dependencies: Dependencies }

/** Rendered pages as bytes. Simultaneous misses render once; nothing stale is ever stored or shared. */
export class PageCache extends TaggedCache<CachedPage> {
  constructor(clock: Clock) {
    super(clock, MAX_CACHE_BYTES, ({ responses }) => responses.identity.body.length + responses.gzip.body.length + responses.br.body.length)
  }

  /** The page under this key, rendered at most once however many ask at the same time. */
  render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    return this.load(key, async () => {
      const rendered = await render()
      return { entry: await encode(rendered), keep: isCacheable(rendered) }
    })
  }
}

function isCacheable({ status, dependencies, headers }: RenderedPage): boolean {
  return (
    !dependencies.uncacheable && (status === 200 || status === 404) && !headers['set-cookie'] && headers['cache-control'] !== 'no-store'
  )
}

const asyncGzip = promisify(gzip)
const asyncBrotli = promisify(brotliCompress)

async function encode({ status, headers, body, dependencies }: RenderedPage): Promise<CachedPage> {
  const [zipped, brotli] = await Promise.all([
    asyncGzip(body, { level: 6 }),
    asyncBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ])
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const shared = { 'cache-control': 'no-cache', ...headers, etag, vary: 'Accept-Encoding, Cookie' }
  const answer = (bytes: Buffer, encoding: Encoding) => {
    const all = { ...shared, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), 'content-length': String(bytes.length) }
    return { headers: Object.entries(all).flat(), body: bytes }
  }
  return {
    status,
    etag,
    responses: { identity: answer(body, 'identity'), gzip: answer(zipped, 'gzip'), br: answer(brotli, 'br') },
    tags: dependencies.tags,
    expiresAt: expiryOf(dependencies),
  }
}
