import { defineCachedRows, type ReadContext } from '../platform/cache/cached-read.ts'
import { dayOf, isoWithOffset, startOfDay } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { monthTag } from '../programme/schedule-months.ts'
import { findAllConflicts, type ScheduleSlot, type SlotId } from '../programme/schedule-slot.ts'
import { readBookedSlots } from './booked-slots.server.ts'
import { epochMinutes, MAX_DURATION, readChangeovers, readPerformanceSlots } from './schedule-slots.server.ts'

/** Months ahead in which clashes are looked for: two seasons. */
const MONTHS_AHEAD = 24

/** The performances to come that clash, and of the first of them where and when, and with what. Instants are ISO with offset. */
export type ComingClashes = {
  number: number
  first: { title: string; room: string; startsAt: string; other: string } | null
}

/** A performance that clashes; `until` is when it or what it clashes with is over. In minutes since 1970. */
type Conflicting = { title: string; room: string; start: number; until: number; other: string }
/** The clashes of a month, and the productions by which they were found. */
type OfMonth = { conflicting: Conflicting[]; productions: number[] }

/**
 * The coming performances whose room or people are booked at the same time: by another performance, a booking of the room, or
 * an entry of a planning system. Each month is kept until something in it changes, so that one change reads one month again.
 * Six statements for all months that are not known.
 */
export async function readComingClashes(context: ReadContext): Promise<ComingClashes> {
  const now = context.clock.now()
  const month = dayOf(now.subtract(MAX_DURATION)).toPlainYearMonth()
  const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => month.add({ months: ahead }).toString())
  const read = await readMonths(context, months)
  const conflicting = months.flatMap((name) => read.get(name)?.conflicting.filter(({ until }) => until > epochMinutes(now)) ?? [])
  const [first] = conflicting
  if (!first) return { number: 0, first: null }
  const { title, room, start, other } = first
  return { number: conflicting.length, first: { title, room, startsAt: isoWithOffset(instantOf(start)), other } }
}

const readMonths = defineCachedRows<string, OfMonth>('month-clashes', {
  async read({ db }, months) {
    const found = await Promise.all(runsOf(months).map((run) => readRun(db, run)))
    return new Map(found.flatMap((run) => [...run]))
  },
  tags: (month, found) => [...[monthTag(month), 'venues', 'planning-feeds'], ...(found?.productions.map((id) => `production:${id}`) ?? [])],
})

/** Months in groups of which each follows on the one before. */
function runsOf(months: string[]): Temporal.PlainYearMonth[][] {
  const runs: Temporal.PlainYearMonth[][] = []
  for (const month of months.toSorted().map((name) => Temporal.PlainYearMonth.from(name))) {
    const last = runs.at(-1)
    if (last?.at(-1)?.add({ months: 1 }).equals(month)) last.push(month)
    else runs.push([month])
  }
  return runs
}

/** The clashes of months that follow each other, read at once. */
async function readRun(db: Database, months: Temporal.PlainYearMonth[]): Promise<Map<string, OfMonth>> {
  const bounds = months.map((month) => ({ month, from: startOf(month), to: startOf(month.add({ months: 1 })) }))
  const [first, last] = [bounds[0], bounds.at(-1)]
  if (!first || !last) return new Map()
  const period = { from: first.from.subtract(MAX_DURATION), to: last.to.add(MAX_DURATION) }
  const [performances, booked, changeovers] = await Promise.all([
    readPerformanceSlots(db, period),
    readBookedSlots(db, period),
    readChangeovers(db),
  ])
  const all = [...performances, ...booked]
  const conflicts = findAllConflicts(
    all.map(({ slot }) => slot),
    (roomId) => changeovers.get(roomId) ?? 0,
  )
  const byId = new Map<SlotId, { title: string; slot: ScheduleSlot }>(all.map(({ row, slot }) => [slot.id, { title: row.title, slot }]))
  const conflictingOf = ({ row: { title, room }, slot }: (typeof performances)[number]): Conflicting[] => {
    const others = conflicts.get(slot.id)?.flatMap(({ other }) => byId.get(other) ?? []) ?? []
    const until = Math.min(slot.end, Math.max(...others.map((other) => other.slot.end)))
    return others.length > 0 ? [{ title, room, start: slot.start, until, other: others[0]?.title ?? '' }] : []
  }
  return new Map(
    bounds.map(({ month, from, to }) => {
      const [start, end] = [epochMinutes(from), epochMinutes(to)]
      const own = performances.filter(({ slot }) => slot.start >= start && slot.start < end)
      return [
        month.toString(),
        { conflicting: own.flatMap(conflictingOf), productions: [...new Set(own.map(({ row }) => row.productionId))] },
      ]
    }),
  )
}

function startOf(month: Temporal.PlainYearMonth): Temporal.Instant {
  return startOfDay(month.toPlainDate({ day: 1 }))
}

function instantOf(minutes: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(minutes * 60_000)
}
