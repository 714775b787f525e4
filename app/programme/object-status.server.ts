import { eq } from 'drizzle-orm'
import { type PageStatus, pageStatus } from '../content/index.server.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { events, persons, productions, series, venues } from './tables.ts'

type Reader = Pick<Platform, 'db' | 'clock'>
type Switch = { title: string; isOnline: boolean }

/** Whether visitors see an object of the programme, by content type. One statement each. */
export const programmeStatusReaders = {
  production: async ({ db, clock }: Reader, id: number, isSwitchedOn = false) => {
    const rows = await db
      .select({ title: productions.title, isOnline: productions.isOnline })
      .from(productions)
      .where(eq(productions.id, id))
    return statusOf(clock, rows[0], { isSwitchedOn })
  },
  /** A performance is seen with its production alone. */
  event: async ({ db, clock }: Reader, id: number, isSwitchedOn = false) => {
    const [row] = await db
      .select({ isOnline: events.isOnline, title: productions.title, isProductionOnline: productions.isOnline })
      .from(events)
      .innerJoin(productions, eq(events.productionId, productions.id))
      .where(eq(events.id, id))
    return statusOf(clock, row, { isSwitchedOn, above: row && { title: row.title, isOnline: row.isProductionOnline } })
  },
  person: async ({ db, clock }: Reader, id: number, isSwitchedOn = false) => {
    const rows = await db.select({ title: persons.lastName, isOnline: persons.isOnline }).from(persons).where(eq(persons.id, id))
    return statusOf(clock, rows[0], { isSwitchedOn })
  },
  series: async ({ db, clock }: Reader, id: number) => {
    const rows = await db.select({ title: series.name }).from(series).where(eq(series.id, id))
    return statusOf(clock, rows[0] && { ...rows[0], isOnline: true })
  },
  venue: async ({ db, clock }: Reader, id: number) => {
    const rows = await db.select({ title: venues.name }).from(venues).where(eq(venues.id, id))
    return statusOf(clock, rows[0] && { ...rows[0], isOnline: true })
  },
}

/** The status of something that is switched on and off, with what it belongs to; `offline` when it does not exist. */
function statusOf(
  clock: Reader['clock'],
  own: Switch | undefined,
  { isSwitchedOn = false, above }: { isSwitchedOn?: boolean; above?: Switch | undefined } = {},
): PageStatus {
  if (!own) return { state: 'offline' }
  const always = { publishAt: null, unpublishAt: null }
  return pageStatus(
    { ...own, isOnline: own.isOnline || isSwitchedOn, ...always },
    above ? [{ ...above, ...always }] : [],
    toDate(clock.now()),
  )
}
