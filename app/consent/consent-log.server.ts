import { asc, eq, lt, lte, or } from 'drizzle-orm'
import { TIMEZONE, toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { allowedServices, type ConsentChoice } from './choice.ts'
import { consentLog } from './tables.ts'

/** As long as somebody may ask for proof: the limitation period of three years. */
const KEPT_YEARS = 3
/** However many choose, or pretend to: older entries than these make room. */
const MAX_ENTRIES = 1_000_000

/** Writes down a choice, and lets go of what is too old or too much. Neither address nor browser is kept. */
export async function logConsent(platform: Platform, { id, version, ...choice }: ConsentChoice): Promise<void> {
  const now = platform.clock.now()
  const services: string[] = allowedServices({ id, version, ...choice })
  await platform.write(async (tx) => {
    const [entry] = await tx
      .insert(consentLog)
      .values({ consentId: id, version, services, givenAt: toDate(now) })
      .returning({ number: consentLog.id })
    const expired = toDate(now.toZonedDateTimeISO(TIMEZONE).subtract({ years: KEPT_YEARS }).toInstant())
    await tx.delete(consentLog).where(or(lt(consentLog.givenAt, expired), lte(consentLog.id, (entry?.number ?? 0) - MAX_ENTRIES)))
  })
}

/** Everything that was chosen under one number, the oldest first. One statement. */
export async function readConsentLog(platform: Pick<Platform, 'db'>, consentId: string) {
  const rows = await platform.db
    .select()
    .from(consentLog)
    .where(eq(consentLog.consentId, consentId))
    .orderBy(asc(consentLog.givenAt), asc(consentLog.id))
    .limit(1000)
  return rows.map(({ version, services, givenAt }) => ({ version, services, given_at: givenAt.toISOString() }))
}
