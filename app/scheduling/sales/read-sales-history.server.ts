import { and, desc, eq, gte, lt, lte, ne, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { readSalesByDay } from '../../booking/index.server.ts'
import type { SalesHistory } from '../../booking/sales/sales-history.ts'
import { thinned } from '../../booking/sales/sales-history.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { can, canWithObject } from '../../platform/auth/rights.ts'
import { dayOf, startOfDay, toDate } from '../../platform/clock/clock.ts'
import { recordId } from '../../platform/database/record-id.ts'
import { forbidden } from '../../platform/http/authorize.ts'
import { orNotFound } from '../../platform/http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { events, seasons } from '../../programme/tables.ts'

/** Points of a line; more are not seen. */
const MOST_DAYS = 160
/** A house that has entered no season is asked about the last and the coming half year. */
const HALF_A_YEAR = { months: 6 }

const asId = z.coerce.number().pipe(recordId)

/** Whose sales: of one performance, of a production, or of the season. */
export const salesQuerySchema = z.union([
  z.strictObject({ event: asId }),
  z.strictObject({ production: asId }),
  z.strictObject({ of: z.literal('season') }),
])

/** What was sold of a season so far; its name is empty where the house has entered none for today. */
export type NamedSalesHistory = SalesHistory & { season: string }

/**
 * What was sold day by day. Performances that are cancelled count only where one is asked for by itself. Two or three
 * statements; no call to the shop.
 * @throws Problem 403 where the viewer may not read what is asked for, 404 without the performance
 */
export async function readSalesHistory(
  platform: Platform,
  viewer: Viewer,
  asked: z.infer<typeof salesQuerySchema>,
): Promise<NamedSalesHistory> {
  if ('event' in asked) {
    const [row] = await platform.db
      .select({ productionId: events.productionId, number: events.idJet })
      .from(events)
      .where(eq(events.id, asked.event))
    const { productionId, number } = orNotFound(row)
    assertMayRead(viewer, productionId)
    return historyOf(platform, number ? [number] : [])
  }
  if ('production' in asked) {
    assertMayRead(viewer, asked.production)
    return historyOf(platform, await readNumbers(platform, eq(events.productionId, asked.production)))
  }
  if (!can(viewer.role, 'read', 'programme')) throw forbidden()
  const { name, from, until } = await readSeason(platform)
  const within = and(gte(events.startsAt, toDate(startOfDay(from))), lt(events.startsAt, toDate(startOfDay(until.add({ days: 1 })))))
  return { ...(await historyOf(platform, await readNumbers(platform, within))), season: name }
}

function assertMayRead({ role }: Viewer, production: number): void {
  if (!canWithObject(role, 'read', 'programme', { type: 'production', id: production })) throw forbidden()
}

async function historyOf(platform: Platform, numbers: string[]): Promise<NamedSalesHistory> {
  const days = await readSalesByDay(platform, numbers)
  return { performances: numbers.length, days: thinned(days, MOST_DAYS), season: '' }
}

async function readNumbers({ db }: Platform, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ number: events.idJet })
    .from(events)
    .where(and(where, ne(events.idJet, ''), ne(events.status, 'cancelled')))
  return rows.map(({ number }) => number)
}

/** The season of today, of several the one that began last. */
async function readSeason({ db, clock }: Platform) {
  const today = dayOf(clock.now())
  const [season] = await db
    .select()
    .from(seasons)
    .where(and(lte(seasons.startsOn, today.toString()), gte(seasons.endsOn, today.toString())))
    .orderBy(desc(seasons.startsOn))
    .limit(1)
  if (!season) return { name: '', from: today.subtract(HALF_A_YEAR), until: today.add(HALF_A_YEAR) }
  return { name: season.name, from: Temporal.PlainDate.from(season.startsOn), until: Temporal.PlainDate.from(season.endsOn) }
}
