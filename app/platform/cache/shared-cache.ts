import type { Config } from '../config/config.ts'
import type { Logger } from '../logging/logger.ts'
import type { CachedPage } from './page-cache.ts'
import { attemptPurge, pause } from './purge-call.ts'
import { PURGE_CALLS } from './purge-styles.ts'

/** Larger headers are refused by some of those that cache, or lose what is beyond. */
const MAX_KEY_BYTES: Record<Config['PURGE_STYLE'], number> = { 'surrogate-key': 4096, 'cache-tag': 4096, bunny: 1024 }
/** The most keys that all services take in one call. */
const KEYS_PER_CALL = 30
/** After this long a purge is sent once more, for pages that were on their way to the cache, from any node, when the first one came. */
const ECHO_MS = 2_000

/** On every page, for when all have to go. */
const ALL_KEY = 'site'
/** On pages that depend on too much to name it: each write takes them. */
const ANY_WRITE_KEY = 'any-write'

/** What a cache in front of the site (a CDN, Varnish) is told: with each page how long it may keep it, and what to drop. */
export type SharedCache = {
  /**
   * The headers of a page that every visitor may get, in place of its own: how long a shared cache may keep it, never beyond
   * the instant at which the clock changes it, and the keys by which it is dropped. Browsers ask again each time.
   * @param now epoch milliseconds
   */
  headersFor(page: Pick<CachedPage, 'tags' | 'expiresAt'>, now: number): Record<string, string>
  /** Has pages with one of these tags dropped; returns at once, and tries again when it fails. */
  purge(tags: readonly string[]): void
  /** Has all pages dropped. */
  purgeAll(): void
  /** Waits for purges on their way. */
  close(): Promise<void>
}

type Settings = Pick<Config, 'SHARED_CACHE_SECONDS' | 'PAGE_STALE_SECONDS' | 'PURGE_URL' | 'PURGE_TOKEN' | 'PURGE_STYLE'>

/** The shared cache that is configured; undefined without one: pages are then kept by the house alone. */
export function createSharedCache(settings: Settings, log: Pick<Logger, 'warn'>): SharedCache | undefined {
  const { SHARED_CACHE_SECONDS: seconds, PURGE_URL: url, PAGE_STALE_SECONDS: staleSeconds } = settings
  if (seconds === 0 || !url) return undefined
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  const purgeKeys = (keys: string[]) => {
    const purging = callTwice(url, settings, keys, { log, closing: closing.signal }).finally(() => running.delete(purging))
    running.add(purging)
  }
  return {
    headersFor({ tags, expiresAt }, now) {
      const left = Math.max(0, Math.min(seconds, Math.floor((expiresAt - now) / 1000)))
      const keys = keysOf(tags, MAX_KEY_BYTES[settings.PURGE_STYLE])
      return {
        'cache-control': `public, max-age=0, s-maxage=${left}${left > 0 ? `, stale-while-revalidate=${staleSeconds}` : ''}`,
        vary: 'Accept-Encoding',
        'surrogate-key': keys.join(' '),
        'cache-tag': keys.join(','),
        // bunny.net reads tags from a header of its own.
        ...(settings.PURGE_STYLE === 'bunny' ? { 'cdn-tag': keys.join(',') } : {}),
      }
    },
    purge: (tags) => purgeKeys([ANY_WRITE_KEY, ...new Set(tags.map(keyOf))]),
    purgeAll: () => purgeKeys([ALL_KEY]),
    async close() {
      closing.abort()
      await Promise.all(running)
    },
  }
}

function keysOf(tags: ReadonlySet<string>, maxBytes: number): string[] {
  const keys = [ALL_KEY, ...[...tags].map(keyOf)]
  return keys.join(',').length > maxBytes ? [ALL_KEY, ANY_WRITE_KEY] : keys
}

/** A tag in letters that may stand in a header, in a list with spaces or commas, and in a regular expression. */
function keyOf(tag: string): string {
  return encodeURIComponent(tag).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}

type Surroundings = { log: Pick<Logger, 'warn'>; closing: AbortSignal }

async function callTwice(url: string, settings: Settings, keys: string[], { log, closing }: Surroundings): Promise<void> {
  const calls = Array.from({ length: Math.ceil(keys.length / KEYS_PER_CALL) }, (_, chunk) =>
    PURGE_CALLS[settings.PURGE_STYLE](keys.slice(chunk * KEYS_PER_CALL, (chunk + 1) * KEYS_PER_CALL), settings.PURGE_TOKEN ?? ''),
  ).flat()
  for (const round of ['first', 'echo']) {
    if (round === 'echo') await pause(ECHO_MS, closing)
    for (const call of calls) {
      const failure = await attemptPurge(url, call, closing)
      if (failure) log.warn({ reason: failure, round }, 'the cache in front of the site was not told to drop pages')
    }
  }
}
