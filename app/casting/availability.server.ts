import { and, gte, inArray, lte } from 'drizzle-orm'
import { canWithObject } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import { dayOf, isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { findConflicts, type SlotId } from '../programme/schedule-slot.ts'
import { MAX_DURATION, readScheduledEvents } from '../scheduling/schedule-slots.server.ts'
import type { Unavailability } from './cast-grid.ts'
import { absences } from './tables.ts'

/**
 * Which of some people cannot play on which of some performances: away on that day, or on stage elsewhere at that time. Three
 * statements.
 * @param role of whoever reads it, null for all of the house: a performance that is not theirs to read has no title
 */
export async function readUnavailable(
  db: Database,
  role: Role | null,
  evenings: readonly { id: number; startsAt: Date }[],
  personIds: readonly number[],
): Promise<Unavailability[]> {
  const starts = evenings.map(({ startsAt }) => toInstant(startsAt)).toSorted(Temporal.Instant.compare)
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last || personIds.length === 0) return []
  const people = [...new Set(personIds)]
  const [away, scheduled] = await Promise.all([
    readAbsences(db, people, dayOf(first), dayOf(last)),
    readScheduledEvents(db, { from: first.subtract(MAX_DURATION), to: last.add(MAX_DURATION) }),
  ])
  const slots = scheduled.map(({ slot }) => slot)
  const byId = new Map<SlotId, (typeof scheduled)[number]>(scheduled.map((one) => [one.row.id, one]))
  return evenings.flatMap(({ id, startsAt }): Unavailability[] => {
    const day = dayOf(toInstant(startsAt)).toString()
    const absent = away
      .filter((absence) => absence.startsOn <= day && day <= absence.endsOn)
      .map(({ personId }) => ({ eventId: id, personId, reason: 'absent' as const }))
    const own = byId.get(id)
    if (!own) return absent
    const elsewhere = findConflicts({ ...own.slot, persons: people }, slots).flatMap(({ other, persons }) => {
      const row = byId.get(other)?.row
      if (!row) return []
      const title = role === null || canWithObject(role, 'read', 'programme', { type: 'event', id: row.id }) ? row.title : ''
      const met = { reason: 'elsewhere' as const, title, startsAt: isoWithOffset(toInstant(row.startsAt)) }
      return persons.map((personId) => ({ eventId: id, personId, ...met }))
    })
    return [...absent, ...elsewhere]
  })
}

function readAbsences(db: Database, personIds: number[], from: Temporal.PlainDate, to: Temporal.PlainDate) {
  return db
    .select()
    .from(absences)
    .where(and(inArray(absences.personId, personIds), gte(absences.endsOn, from.toString()), lte(absences.startsOn, to.toString())))
}
