import { desc, gte, lt, sql } from 'drizzle-orm'
import { dayOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { searchMisses } from './tables.ts'

type Writer = Pick<Platform, 'db' | 'clock' | 'log'>
const MAX_LENGTH = 60
const MAX_WORDS = 4
/** Different keywords kept of one day: what anybody may type must not fill the database. */
const MAX_A_DAY = 500
const KEPT_DAYS = 90
/** What looks like an address, a mail address or a number that belongs to somebody. */
const PERSONAL = /@|:\/\/|www\.|(?:\d[\s/.-]*){5}/

/**
 * The form in which a search that found nothing is counted: small letters, single spaces.
 * @returns undefined for what is too long for a keyword, or may say who typed it
 */
export function keywordOf(query: string): string | undefined {
  const keyword = query.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  if (keyword.length < 2 || keyword.length > MAX_LENGTH || keyword.split(' ').length > MAX_WORDS) return undefined
  return PERSONAL.test(keyword) ? undefined : keyword
}

/**
 * Counts a search that found nothing: day, keyword and how often, never who or when. A failure is logged alone, so
 * that the page stands. One statement.
 */
export async function countMiss({ db, clock, log }: Writer, query: string): Promise<void> {
  const keyword = keywordOf(query)
  if (!keyword) return
  const day = dayOf(clock.now()).toString()
  const known = sql`(SELECT count(*) FROM ${searchMisses} WHERE day = ${day}::date)`
  const isKnown = sql`EXISTS (SELECT 1 FROM ${searchMisses} WHERE day = ${day}::date AND keyword = ${keyword})`
  try {
    await db.execute(sql`
      INSERT INTO ${searchMisses} (day, keyword) SELECT ${day}::date, ${keyword} WHERE ${isKnown} OR ${known} < ${MAX_A_DAY}
      ON CONFLICT (day, keyword) DO UPDATE SET count = search_misses.count + 1`)
  } catch (error) {
    log.warn({ err: error }, 'a search that found nothing could not be counted')
  }
}

/** What was looked for in the last days and not found, the most frequent first. One statement. */
export async function listMisses({ db, clock }: Pick<Platform, 'db' | 'clock'>, { days, shown }: { days: number; shown: number }) {
  const since = dayOf(clock.now()).subtract({ days }).toString()
  const count = sql<number>`sum(${searchMisses.count})::int`
  return db
    .select({ keyword: searchMisses.keyword, count })
    .from(searchMisses)
    .where(gte(searchMisses.day, since))
    .groupBy(searchMisses.keyword)
    .orderBy(desc(count), searchMisses.keyword)
    .limit(shown)
}

/** Forgets what was not found longer ago than ninety days. */
export async function forgetMisses({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.delete(searchMisses).where(lt(searchMisses.day, dayOf(clock.now()).subtract({ days: KEPT_DAYS }).toString()))
}
