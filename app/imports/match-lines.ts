import { toInstant } from '../platform/clock/clock.ts'
import { type EventRow, type ExistingProgramme, normalizeName, type Room } from './existing-programme.server.ts'
import type { ImportedLine, ReadLine } from './imported-line.ts'

/** What of the house a line speaks of. */
export type Match = {
  room: Room
  /** undefined: the import makes the production */
  productionId: number | undefined
  /** the performance that stands; undefined: there is none yet */
  event: EventRow | undefined
}

/**
 * What the lines of a file speak of, as far as their room is known. A performance is known by what the planning system
 * calls it, else by its number in the ticket shop, else by production, room and beginning. What one line knows by its
 * number no other knows by its place: where a run of evenings moves on by a day, each stands where another will.
 */
export function matchLines(lines: ReadLine[], existing: ExistingProgramme): Map<ReadLine, Match> {
  const byNumber = new Map(existing.events.flatMap((event) => (event.idJet ? [[event.idJet, event] as const] : [])))
  const byPlanningId = new Map(existing.events.flatMap((event) => (event.planningId ? [[event.planningId, event] as const] : [])))
  const matches = new Map<ReadLine, Match>()
  for (const read of lines) {
    const room = read.value && findRoom(read.value.room, existing)
    if (!read.value || !room) continue
    const { production, planningId, idJet } = read.value
    const event = (planningId && byPlanningId.get(planningId)) || (idJet && byNumber.get(idJet)) || undefined
    matches.set(read, { room, productionId: existing.productions.get(normalizeName(production)), event })
  }
  const matchedIds = new Set([...matches.values()].map(({ event }) => event?.id))
  const byPlace = new Map(
    existing.events.filter(({ id }) => !matchedIds.has(id)).map((event) => [`${event.productionId}:${placeOf(event)}`, event]),
  )
  for (const [{ value }, match] of matches) {
    if (value && !match.event) match.event = byPlace.get(`${match.productionId}:${plannedPlace(value, match)}`)
  }
  return matches
}

/** Where and when a performance begins. */
export function placeOf({ roomId, startsAt }: EventRow): string {
  return `${roomId}:${toInstant(startsAt).epochMilliseconds}`
}

/** Where and when it begins as a line says. */
export function plannedPlace({ startsAt }: ImportedLine, { room }: Match): string {
  return `${room.id}:${Temporal.Instant.from(startsAt).epochMilliseconds}`
}

function findRoom(name: string, { rooms }: ExistingProgramme): Room | undefined {
  return rooms.get(normalizeName(name)) ?? rooms.get(normalizeName(name.split(',')[0] ?? ''))
}
