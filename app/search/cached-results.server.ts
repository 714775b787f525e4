import { sql } from 'drizzle-orm'
import { addCacheTags, expireAt } from '../platform/cache/dependencies.ts'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { SearchCategory } from './find-page.server.ts'
import { search, searchPerformances } from './queries.server.ts'
import { rankingTime } from './score.server.ts'
import { suggest } from './suggest.server.ts'
import { searchDocuments } from './tables.ts'
import { questionOf } from './words.ts'

/** The tag of all that is read from the index; every write to the index invalidates it. */
export const SEARCH_TAG = 'search'

type Reader = Pick<Platform, 'db' | 'clock' | 'searchCache'>

/** Called before something is looked up that is not kept; by throwing it refuses. */
type BeforeLookUp = () => Promise<void>

/** `search`, cached by the normalized question. */
export function cachedSearch(platform: Reader, query: string, category: SearchCategory, page = 1, beforeLookUp?: BeforeLookUp) {
  return cached(platform, `${category} ${page}`, query, (question) => search(platform, question, category, page), beforeLookUp)
}

/** `searchPerformances`, cached by the normalized question. */
export function cachedPerformances(platform: Reader, query: string, page = 1) {
  return cached(platform, `performances ${page}`, query, (question) => searchPerformances(platform, question, page))
}

/** `suggest`, cached by the normalized question. */
export function cachedSuggestions(platform: Reader, query: string, beforeLookUp?: BeforeLookUp) {
  return cached(platform, 'suggestions', query, (question) => suggest(platform, question), beforeLookUp)
}

/** Whether a page of results needs no look-up. @param category as in its address: by default the performances */
export function isPageKept(platform: Reader, query: string, category: string | undefined, page: number): boolean {
  return isKept(platform, `${category === 'others' ? category : 'performances'} ${page}`, questionOf(query))
}

function isKept({ searchCache }: Reader, what: string, question: string): boolean {
  return question === '' || searchCache.has(`${what}:${question}`)
}

/**
 * Keeps a result until the index or a picture changes, a document appears or disappears, or the hour is over by which
 * nearness in time is ranked.
 */
async function cached<Result>(
  platform: Reader,
  what: string,
  query: string,
  find: (question: string) => Promise<Result>,
  beforeLookUp?: BeforeLookUp,
): Promise<Result> {
  const question = questionOf(query)
  if (beforeLookUp && !isKept(platform, what, question)) await beforeLookUp()
  return platform.searchCache.getOrLoad(`${what}:${question}`, async () => {
    addCacheTags(SEARCH_TAG, 'media')
    expireAt(rankingTime(platform.clock.now()).add({ hours: 1 }))
    await expireWithVisibility(platform)
    return find(question)
  })
}

/** Lets the result in progress expire when the next document appears or disappears. One statement after each change, else none. */
function expireWithVisibility({ db, clock, searchCache }: Reader): Promise<void> {
  return searchCache.getOrLoad('next change of visibility', async () => {
    addCacheTags(SEARCH_TAG)
    const now = toDate(clock.now()).toISOString()
    const next = (column: typeof searchDocuments.visibleFrom | typeof searchDocuments.visibleUntil) =>
      sql<Date | null>`(SELECT min(${column}) FROM ${searchDocuments} WHERE ${column} > ${now}::timestamptz)`.mapWith(column)
    const [row] = await db
      .select({ appears: next(searchDocuments.visibleFrom), disappears: next(searchDocuments.visibleUntil) })
      .from(sql`(SELECT) AS once`)
    for (const moment of [row?.appears, row?.disappears]) if (moment) expireAt(toInstant(moment))
  })
}
