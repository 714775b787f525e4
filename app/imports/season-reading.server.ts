import { and, desc, gte, lte } from 'drizzle-orm'
import { dayOf } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { seasons } from '../programme/tables.ts'
import type { Reading } from './cell-texts.ts'
import { seasonAround } from './document-year.ts'

/** What the house itself says of how a file is read: its running season, and the name of its own server. */
export async function readImportSetting(platform: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<{ reading: Reading; host: string }> {
  return { reading: await readSeasonReading(platform), host: new URL(platform.config.publicUrl).hostname }
}

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
