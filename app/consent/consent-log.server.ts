import { asc, eq, lt, lte, or } from 'drizzle-orm'
import { TIMEZONE, toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { allowedServices, type ConsentChoice } from './choice.ts'
import { consentLog } from './tables.ts'

/** The limitation period, during which proof may be demanded. */
const RETENTION_YEARS = 3
/** Upper bound of the log; older entries are deleted. */
const MAX_ENTRIES = 1_000_000

/** Logs a choice and deletes entries beyond the retention period or the upper bound. Neither address nor user agent is stored. */
export async function logConsent(platform: Platform, { id, version, ...choice }: ConsentChoice): Promise<void> {
  const now = platform.clock.now()
  const services: string[] = allowedServices({ id, version, ...choice })
  await platform.write(async (tx) => {
    const [entry] = await tx
      .insert(consentLog)
      .values({ consentId: id, version, services, givenAt: toDate(now) })
      .returning({ number: consentLog.id })
    const expired = toDate(now.toZonedDateTimeISO(TIMEZONE).subtract({ years: RETENTION_YEARS }).toInstant())
    await tx.delete(consentLog).where(or(lt(consentLog.givenAt, expired), lte(consentLog.id, (entry?.number ?? 0) - MAX_ENTRIES)))
  })
}

/** The choices of one consent id, oldest first. One statement. */
export async function readConsentLog(platform: Pick<Platform, 'db'>, consentId: string) {
  const rows = await platform.db
    .select()
    .from(consentLog)
    .where(eq(consentLog.consentId, consentId))
    .orderBy(asc(consentLog.givenAt), asc(consentLog.id))
    .limit(1000)
  return rows.map(({ version, services, givenAt }) => ({ version, services, given_at: givenAt.toISOString() }))
}
