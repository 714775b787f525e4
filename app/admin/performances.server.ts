import { and, eq, gte, lt, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../platform/auth/auth.ts'
import { dateOf, instantOf, isoWithOffset, momentAt } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { performanceDates } from '../programme/index.server.ts'
import { events, productions } from '../programme/tables.ts'
import { contentTypeNamed } from './content-types.server.ts'
import { createRecords } from './record-changes.server.ts'

/** How long a performance keeps a room when its production does not say. */
const USUAL_MINUTES = 120

const day = z.iso.date({ error: () => t('This value is not allowed.') })

/** Many performances of one production at one time of day. */
export const performancesSchema = z.strictObject({
  productionId: z.int().positive(),
  roomId: z.int().positive(),
  time: z.iso.time({ precision: -1, error: () => t('This value is not allowed.') }),
  from: day,
  until: day,
  weekdays: z.array(z.int().min(1).max(7)).min(1, { error: () => t('Please choose at least one weekday.') }),
  except: z.array(day).max(400).default([]),
})
export type Performances = z.infer<typeof performancesSchema>

export type PlannedPerformance = {
  startsAt: string
  /** what plays in the room at that time already; empty when it is free */
  conflict: string
}

/** What a rule would make, each with what stands in its way. Two statements. */
export async function planPerformances(db: Database, wish: Performances): Promise<PlannedPerformance[]> {
  const starts = performanceDates(wish).map((date) => momentAt(date, wish.time))
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last) return []
  const [production] = await db
    .select({ minutes: productions.durationMinutes })
    .from(productions)
    .where(eq(productions.id, wish.productionId))
  const minutes = production?.minutes ?? USUAL_MINUTES
  const occupied = await occupiedTimes(db, wish.roomId, first.subtract({ hours: 24 }), last.add({ hours: 24 }))
  return starts.map((start) => {
    const end = start.add({ minutes })
    const other = occupied.find((one) => Temporal.Instant.compare(one.start, end) < 0 && Temporal.Instant.compare(start, one.end) < 0)
    return { startsAt: isoWithOffset(start), conflict: other?.title ?? '' }
  })
}

/** Makes the performances of a rule whose room is free, all or none. @returns how many */
export async function createPerformances(platform: Platform, viewer: Viewer, wish: Performances): Promise<number> {
  const free = (await planPerformances(platform.db, wish)).filter(({ conflict }) => conflict === '')
  const given = free.map(({ startsAt }) => ({ productionId: wish.productionId, roomId: wish.roomId, startsAt }))
  return (await createRecords(platform, contentTypeNamed('event'), viewer, given)).length
}

async function occupiedTimes(db: Database, roomId: number, from: Temporal.Instant, to: Temporal.Instant) {
  const rows = await db
    .select({ startsAt: events.startsAt, endsAt: events.endsAt, minutes: productions.durationMinutes, title: productions.title })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .where(
      and(eq(events.roomId, roomId), ne(events.status, 'cancelled'), gte(events.startsAt, dateOf(from)), lt(events.startsAt, dateOf(to))),
    )
  return rows.map((row) => {
    const start = instantOf(row.startsAt)
    return { start, end: row.endsAt ? instantOf(row.endsAt) : start.add({ minutes: row.minutes ?? USUAL_MINUTES }), title: row.title }
  })
}
