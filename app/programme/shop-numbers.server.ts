import { eq, inArray, sql } from 'drizzle-orm'
import { toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { formatShortDate, formatTime } from '../platform/format/date.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { ValuesOf } from '../records/define-record-type.ts'
import type { Issue } from '../records/record-type.ts'
import { events, productions } from './tables.ts'

/** Serialises those who link performances with the ticket shop. */
const LINK_LOCK = 7_366_946

/** Which of these numbers of the ticket shop a performance has already, with its id. One statement. */
export async function linkedShopNumbers(db: Database, numbers: string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await db.select({ id: events.id, idJet: events.idJet }).from(events).where(inArray(events.idJet, numbers))
  return new Map(rows.map(({ id, idJet }) => [idJet, id]))
}

/** The same in a transaction that is about to give these numbers to performances: until it ends, no other does so. */
export async function lockShopNumbers(tx: Database, numbers: string[]): Promise<Map<string, number>> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LINK_LOCK})`)
  return linkedShopNumbers(tx, numbers)
}

/** Says that a performance has a number of the ticket shop already, and what to do. */
export function numberTakenText(title: string, startsAt: Date): string {
  const begins = toInstant(startsAt)
  const when = `${formatShortDate(begins)}, ${formatTime(begins)}`
  return t('“{title}”, {when}, has this shop number already. Remove it there, or enter another one.', { title, when })
}

/**
 * Refuses a number of the ticket shop that another performance has: its tickets would be sold for both. One statement, or none
 * while the number stays. Two who enter the same number at the same moment both get it; Heute then says so.
 */
export async function issuesOfShopNumber(
  db: Database,
  { idJet }: ValuesOf<typeof events, 'idJet'>,
  before: ValuesOf<typeof events, 'idJet'> | undefined,
): Promise<Issue[]> {
  if (!idJet || idJet === before?.idJet) return []
  const [other] = await db
    .select({ title: productions.title, startsAt: events.startsAt })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .where(eq(events.idJet, String(idJet)))
    .limit(1)
  return other ? [{ path: ['idJet'], message: numberTakenText(other.title, other.startsAt) }] : []
}
