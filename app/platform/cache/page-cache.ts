import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Clock } from '../clock/clock.ts'
import type { Dependencies } from './tracking.ts'

const MAX_CACHE_BYTES = 128 * 1024 * 1024
const BROTLI_QUALITY = 5

/** An answer as it goes over the wire, in the three encodings that browsers ask for. */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer }
  tags: ReadonlySet<string>
  /** epoch milliseconds after which the clock has changed the answer; Infinity when it never does */
  endsAt: number
}

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer; dependencies: Dependencies }

/**
 * Rendered pages as bytes, kept until something they were made from changes or the clock changes
 * them (architecture, idea 3). Simultaneous misses render once; nothing stale is ever stored or shared.
 */
export class PageCache {
  readonly #clock: Clock
  readonly #pages = new Map<string, StoredPage>()
  readonly #flights = new Map<string, Promise<StoredPage>>()
  readonly #lastDrop = new Map<string, number>()
  #drops = 0
  #lastClear = 0
  #bytes = 0
  readonly counts = { hits: 0, misses: 0, drops: 0 }

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The page under this key if it is there and still true. */
  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    if (page.endsAt <= this.#clock.now().epochMilliseconds) {
      this.#remove(key, page)
      return undefined
    }
    this.counts.hits++
    return page
  }

  /** The page under this key, rendered at most once however many ask at the same time. */
  render(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const running = this.#flights.get(key)
    if (running) return running
    const flight = this.#fly(key, render).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    this.#flights.set(key, flight)
    return flight
  }

  async #fly(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    this.counts.misses++
    const startedAt = this.#drops
    const rendered = await render()
    const page = await encode(rendered)
    if (isCacheable(rendered) && !this.#changedSince(startedAt, page.tags)) this.#store(key, page)
    return page
  }

  #changedSince(start: number, tags: ReadonlySet<string>): boolean {
    if (this.#lastClear > start) return true
    for (const tag of tags) if ((this.#lastDrop.get(tag) ?? 0) > start) return true
    return false
  }

  #store(key: string, page: StoredPage): void {
    const before = this.#pages.get(key)
    if (before) this.#remove(key, before)
    this.#pages.set(key, page)
    this.#bytes += sizeOf(page)
    for (const [oldestKey, oldest] of this.#pages) {
      if (this.#bytes <= MAX_CACHE_BYTES) break
      this.#remove(oldestKey, oldest)
    }
  }

  #remove(key: string, page: StoredPage): void {
    if (this.#pages.delete(key)) this.#bytes -= sizeOf(page)
  }

  /** Forgets every page made from data that bears one of the tags. */
  drop(tags: readonly string[]): void {
    this.#drops++
    this.counts.drops++
    for (const tag of tags) this.#lastDrop.set(tag, this.#drops)
    // Whoever asks from now on must not be given what is being rendered from the old data.
    this.#flights.clear()
    for (const [key, page] of this.#pages) if (tags.some((tag) => page.tags.has(tag))) this.#remove(key, page)
  }

  /** Forgets everything, e.g. when notices of other nodes may have been missed. */
  clear(): void {
    this.#drops++
    this.#lastClear = this.#drops
    this.#flights.clear()
    this.#pages.clear()
    this.#lastDrop.clear()
    this.#bytes = 0
  }

  get size(): number {
    return this.#pages.size
  }
}

function isCacheable({ status, dependencies, headers }: RenderedPage): boolean {
  return (
    !dependencies.uncacheable && (status === 200 || status === 404) && !headers['set-cookie'] && headers['cache-control'] !== 'no-store'
  )
}

const asyncGzip = promisify(gzip)
const asyncBrotli = promisify(brotliCompress)

async function encode({ status, headers, body, dependencies }: RenderedPage): Promise<StoredPage> {
  const [zipped, brotli] = await Promise.all([
    asyncGzip(body, { level: 6 }),
    asyncBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ])
  return {
    status,
    headers,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    bodies: { identity: body, gzip: zipped, br: brotli },
    tags: dependencies.tags,
    endsAt: dependencies.endsAt?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
  }
}

function sizeOf({ bodies }: StoredPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length
}
