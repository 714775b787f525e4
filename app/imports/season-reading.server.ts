import { and, desc, gte, lte } from 'drizzle-orm'
import { dayOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { seasons } from '../programme/tables.ts'
import type { Reading } from './cell-texts.ts'
import { seasonAround } from './document-year.ts'

/** Reads dates without a year as those of the running season: the house's own, else from August to July. */
export async function readSeasonReading({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<Reading> {
  const today = dayOf(clock.now())
  const [season] = await db
    .select({ startsOn: seasons.startsOn })
    .from(seasons)
    .where(and(lte(seasons.startsOn, today.toString()), gte(seasons.endsOn, today.toString())))
    .orderBy(desc(seasons.startsOn))
    .limit(1)
  return season ? { yearFrom: Temporal.PlainDate.from(season.startsOn) } : seasonAround(today)
}
