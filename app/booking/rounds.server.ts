import { desc, eq, lt, sql } from 'drizzle-orm'
import { isoWithOffset, toDate, toInstant } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { shopRounds } from './tables.ts'

const KEPT_DAYS = 30
const SHOWN = 30

/** How one round of asking the shop went; `failure` is empty when it went well. */
export type Round = { asked: number; changed: number; failure: string }

/** Notes how a round went. Many that go alike take up no more room than one. */
export function noteRound({ db, clock }: Pick<Platform, 'db' | 'clock'>, { asked, changed, failure }: Round): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [last] = await tx.select().from(shopRounds).orderBy(desc(shopRounds.id)).limit(1)
    if (last && last.failure === failure) {
      const more = { lastAt: toDate(now), asked, changed: last.changed + changed, rounds: sql`${shopRounds.rounds} + 1` }
      await tx.update(shopRounds).set(more).where(eq(shopRounds.id, last.id))
      return
    }
    await tx.insert(shopRounds).values({ firstAt: toDate(now), lastAt: toDate(now), asked, changed, failure })
    await tx.delete(shopRounds).where(lt(shopRounds.lastAt, toDate(now.subtract({ hours: KEPT_DAYS * 24 }))))
  })
}

/** The last rounds, the latest first, those that went alike together. One statement. */
export async function readRounds({ db }: Pick<Platform, 'db'>) {
  const rows = await db.select().from(shopRounds).orderBy(desc(shopRounds.id)).limit(SHOWN)
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: isoWithOffset(toInstant(firstAt)),
    lastAt: isoWithOffset(toInstant(lastAt)),
  }))
}
