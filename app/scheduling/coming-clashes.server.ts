import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../platform/cache/dependencies.ts'
import { isoWithOffset } from '../platform/clock/clock.ts'
import { findAllConflicts, type ScheduleSlot, type SlotId } from '../programme/schedule-slot.ts'
import { readBookedSlots } from './booked-slots.server.ts'
import { epochMinutes, MAX_DURATION, readChangeovers, readPerformanceSlots } from './schedule-slots.server.ts'

/** Days ahead in which clashes are looked for: two seasons. */
const DAYS_AHEAD = 730

/** The performances to come that clash, and of the first of them where and when, and with what. Instants are ISO with offset. */
export type ComingClashes = {
  number: number
  first: { title: string; room: string; startsAt: string; other: string } | null
}

/**
 * The coming performances whose room or people are booked at the same time: by another performance, a booking of the room, or
 * an entry of a planning system. It reads two seasons, so the result is cached until one of these changes or ends. Eight
 * statements.
 */
export const readComingClashes = defineCachedRead('coming-clashes', async ({ db, clock }): Promise<ComingClashes> => {
  const now = clock.now()
  addCacheTags('events', 'productions', 'persons', 'venues', 'room-bookings')
  const period = { from: now.subtract(MAX_DURATION), to: now.add({ hours: DAYS_AHEAD * 24 }) }
  const [performances, booked, changeovers] = await Promise.all([
    readPerformanceSlots(db, period),
    readBookedSlots(db, period),
    readChangeovers(db),
  ])
  const isAhead = ({ slot }: { slot: ScheduleSlot }) => slot.end > epochMinutes(now)
  const ahead = performances.filter(isAhead)
  const slots = [...ahead, ...booked.filter(isAhead)].map(({ slot }) => slot)
  const conflicts = findAllConflicts(slots, (roomId) => changeovers.get(roomId) ?? 0)
  const clashing = ahead.filter(({ slot }) => conflicts.has(slot.id))
  const firstToEnd = Math.min(epochMinutes(now.add({ hours: 1 })), ...clashing.map(({ slot }) => slot.end))
  expireAt(instantOf(firstToEnd))
  const [first] = clashing
  if (!first) return { number: 0, first: null }
  const titles = new Map<SlotId, string>([...performances, ...booked].map(({ row, slot }) => [slot.id, row.title]))
  const other = titles.get(conflicts.get(first.slot.id)?.[0]?.other ?? 0) ?? ''
  const { title, room } = first.row
  return { number: clashing.length, first: { title, room, startsAt: isoWithOffset(instantOf(first.slot.start)), other } }
})

function instantOf(minutes: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(minutes * 60_000)
}
