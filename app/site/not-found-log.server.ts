import { sql } from 'drizzle-orm'
import { tooManyRequests } from '../platform/http/problem.ts'
import { hashAddress, isRateLimited } from '../platform/http/rate-limit.ts'
import type { Platform } from '../platform/platform.ts'
import { errorLog } from './tables.ts'

/** Most addresses in the log; beyond it the least requested are deleted. */
export const MAX_NOT_FOUND_PATHS = 5000
/** Bounds what one source can write to the log. */
const RATE_LIMIT = { purpose: 'missing-address', max: 60, minutes: 10 }
/** Addresses of other systems (`/index.php?id=12`), whose query identifies the page. */
const IS_SCRIPT = /\.(php\d?|aspx?|jsp|cfm|cgi|pl|html?)$/i
const MAX_LENGTH = 500
/** Time in which a browser's report of an address counts as a duplicate of the response. */
const DUPLICATE_WINDOW_MS = 60_000
const MAX_REMEMBERED = 5000

/** The log of requests that answered 404 (A §8). */
export type NotFoundLog = {
  /** Counts an address that a browser reports. @throws Problem 429 */
  reportFromBrowser(url: string, address: string): Promise<void>
  /** Counts a page request that answered 404; crawlers and visitors without JavaScript report nothing themselves. */
  recordResponse(url: string, address: string): void
}

/**
 * Creates the not-found log. A request counts once, even when both the response and the browser report it; what one source
 * and all together can write is bounded.
 */
export function createNotFoundLog(platform: Platform): NotFoundLog {
  /** recently counted addresses and rate-limited sources, with the time until which they are remembered */
  const counted = new Map<string, number>()
  const sourceOf = (address: string) => hashAddress(platform, RATE_LIMIT.purpose, address)

  function remember(key: string): void {
    counted.delete(key)
    counted.set(key, performance.now())
    for (const [oldest] of counted) {
      if (counted.size <= MAX_REMEMBERED) break
      counted.delete(oldest)
    }
  }

  function isRecent(key: string): boolean {
    return performance.now() - (counted.get(key) ?? Number.NEGATIVE_INFINITY) < DUPLICATE_WINDOW_MS
  }

  return {
    async reportFromBrowser(url, address) {
      const key = `${sourceOf(address)} ${url}`
      if (isRecent(key)) {
        counted.delete(key)
        return
      }
      if (await isRateLimited(platform, RATE_LIMIT, address)) throw tooManyRequests()
      await count(platform, url)
    },
    recordResponse(url, address) {
      // Under the address itself too, so that a flood from one costs a look and no hash for each request.
      if (url.length > MAX_LENGTH || isRecent(address)) return
      const share = `${sourceOf(address)} `
      if (isRecent(share)) return remember(address)
      const path = url.split('?', 1)[0] ?? ''
      const key = share + path
      remember(key)
      void isRateLimited(platform, RATE_LIMIT, address)
        .then((isTooMuch) => (isTooMuch ? remember(share) : count(platform, IS_SCRIPT.test(path) ? url : path)))
        .catch((error) => platform.log.warn({ err: error }, 'not-found address not recorded'))
    },
  }
}

async function count({ db }: Platform, url: string): Promise<void> {
  const [entry] = await db
    .insert(errorLog)
    .values({ url })
    .onConflictDoUpdate({ target: errorLog.url, set: { hits: sql`${errorLog.hits} + 1`, lastSeenAt: sql`now()` } })
    .returning({ hits: errorLog.hits })
  if (entry?.hits === 1) {
    await db.execute(sql`
      DELETE FROM ${errorLog} WHERE url IN (
        SELECT url FROM ${errorLog} WHERE url <> ${url} ORDER BY hits DESC, last_seen_at DESC, url OFFSET ${MAX_NOT_FOUND_PATHS - 1})`)
  }
}
