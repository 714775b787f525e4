import { desc, gte, lt, sql } from 'drizzle-orm'
import { dayOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { zeroResults } from './tables.ts'

type Writer = Pick<Platform, 'db' | 'clock' | 'log'>
const MAX_LENGTH = 60
const MAX_WORDS = 4
/** Most distinct keywords per day: the endpoint is public, and must not let anybody fill the database. */
const MAX_KEYWORDS_PER_DAY = 500
const RETENTION_DAYS = 90
/** Looks like a URL, an email address or a phone number. */
const PERSONAL_DATA = /@|:\/\/|www\.|(?:\d[\s/.-]*){5}/

/**
 * The keyword under which a zero result is counted: lower case, single spaces.
 * @returns undefined for a query that is too long for a keyword, or may contain personal data
 */
export function keywordOf(query: string): string | undefined {
  const keyword = query.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  if (keyword.length < 2 || keyword.length > MAX_LENGTH || keyword.split(' ').length > MAX_WORDS) return undefined
  return PERSONAL_DATA.test(keyword) ? undefined : keyword
}

/**
 * Counts a zero result by day and keyword; neither the visitor nor the time is stored. A failure is only logged, so that
 * the page is still rendered. One statement.
 */
export async function recordZeroResult({ db, clock, log }: Writer, query: string): Promise<void> {
  const keyword = keywordOf(query)
  if (!keyword) return
  const day = dayOf(clock.now()).toString()
  const keywordsToday = sql`(SELECT count(*) FROM ${zeroResults} WHERE day = ${day}::date)`
  const isCountedAlready = sql`EXISTS (SELECT 1 FROM ${zeroResults} WHERE day = ${day}::date AND keyword = ${keyword})`
  try {
    await db.execute(sql`
      INSERT INTO ${zeroResults} (day, keyword) SELECT ${day}::date, ${keyword} WHERE ${isCountedAlready} OR ${keywordsToday} < ${MAX_KEYWORDS_PER_DAY}
      ON CONFLICT (day, keyword) DO UPDATE SET count = search_misses.count + 1`)
  } catch (error) {
    log.warn({ err: error }, 'zero-result search not recorded')
  }
}

/** The zero results of the last days, most frequent first. One statement. */
export async function listZeroResults({ db, clock }: Pick<Platform, 'db' | 'clock'>, { days, shown }: { days: number; shown: number }) {
  const since = dayOf(clock.now()).subtract({ days }).toString()
  const count = sql<number>`sum(${zeroResults.count})::int`
  return db
    .select({ keyword: zeroResults.keyword, count })
    .from(zeroResults)
    .where(gte(zeroResults.day, since))
    .groupBy(zeroResults.keyword)
    .orderBy(desc(count), zeroResults.keyword)
    .limit(shown)
}

/** Deletes zero results older than ninety days. One statement. */
export async function purgeZeroResults({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.delete(zeroResults).where(lt(zeroResults.day, dayOf(clock.now()).subtract({ days: RETENTION_DAYS }).toString()))
}
