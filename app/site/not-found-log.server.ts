import { sql } from 'drizzle-orm'
import { tooManyRequests } from '../platform/http/problem.ts'
import { hashAddress, isRateLimited } from '../platform/http/rate-limit.ts'
import type { Platform } from '../platform/platform.ts'
import { errorLog } from './tables.ts'

/** So many addresses are kept; beyond it those go that were asked for least. */
export const MAX_NOT_FOUND_PATHS = 5000
/** What one source may make stand in the log. */
const LOST = { purpose: 'missing-address', max: 60, minutes: 10 }
/** Addresses of other systems (`/index.php?id=12`), in which the query says what is asked for. */
const IS_SCRIPT = /\.(php\d?|aspx?|jsp|cfm|cgi|pl|html?)$/i
const MAX_LENGTH = 500
/** How long a browser may take to tell of an address that its page has been counted for already. */
const TOLD_AGAIN_MS = 60_000
const MAX_REMEMBERED = 5000

/** The log of addresses that led nowhere (A §8). */
export type NotFoundLog = {
  /** Counts what a browser tells. @throws Problem 429 */
  tell(url: string, address: string): Promise<void>
  /** Counts a page that was asked for and is not there, whoever asked: search engines and old links tell nobody. */
  note(url: string, address: string): void
}

/**
 * Counts addresses that lead nowhere, once each, however many ways tell of it: within bounds on what one source and all
 * together can make stand there.
 */
export function createNotFoundLog(platform: Platform): NotFoundLog {
  /** what was counted of late, until the browser tells of it too; and sources that have had their share */
  const counted = new Map<string, number>()
  const keyOf = (path: string, address: string) => `${hashAddress(platform, LOST.purpose, address)} ${path}`

  function remember(key: string): void {
    counted.set(key, performance.now())
    for (const [oldest] of counted) {
      if (counted.size <= MAX_REMEMBERED) break
      counted.delete(oldest)
    }
  }

  function isRecent(key: string): boolean {
    return performance.now() - (counted.get(key) ?? Number.NEGATIVE_INFINITY) < TOLD_AGAIN_MS
  }

  return {
    async tell(url, address) {
      const key = keyOf(url, address)
      if (isRecent(key)) {
        counted.delete(key)
        return
      }
      if (await isRateLimited(platform, LOST, address)) throw tooManyRequests()
      await count(platform, url)
    },
    note(url, address) {
      const path = url.replace(/\?.*$/s, '')
      const [key, share] = [keyOf(path, address), keyOf('', address)]
      if (url.length > MAX_LENGTH || isRecent(share)) return
      remember(key)
      void isRateLimited(platform, LOST, address)
        .then((isTooMuch) => (isTooMuch ? remember(share) : count(platform, IS_SCRIPT.test(path) ? url : path)))
        .catch((error) => platform.log.warn({ err: error }, 'an address that led nowhere could not be counted'))
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
