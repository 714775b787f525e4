import { dayOf, toInstant } from '../platform/clock/clock.ts'
import { type EventRow, type ExistingProgramme, normalizeName, type Room } from './existing-programme.server.ts'
import { findRoom } from './find-room.ts'
import type { ImportedLine, ReadLine } from './imported-line.ts'

/** The records a line refers to. */
export type Match = {
  room: Room
  /** undefined: the import creates it */
  productionId: number | undefined
  /** the existing performance; undefined: the import creates it */
  event: EventRow | undefined
  /** what has chosen between several productions of the title, where the house has to be told; undefined where nothing had to */
  choice: ProductionChoice | undefined
}

/** The season in which the evening lies chose the production, or else the order: online first, of several the newest. */
export type ProductionChoice = { by: 'season'; season: string } | { by: 'order' }

/**
 * Matches lines with existing performances; lines with an unknown room are left out. A performance is identified by its
 * own id where the source knows it, else by its planning system id, by its ticket shop id, or by production, room and start.
 * One matched by id is not matched by place again: when a run moves by a day, each performance is where another will be.
 */
export function matchLines(lines: ReadLine[], existing: ExistingProgramme): Map<ReadLine, Match> {
  const byNumber = new Map(existing.events.flatMap((event) => (event.idJet ? [[event.idJet, event] as const] : [])))
  const byPlanningId = new Map(existing.events.flatMap((event) => (event.planningId ? [[event.planningId, event] as const] : [])))
  const byId = new Map(existing.events.map((event) => [event.id, event]))
  const matches = new Map<ReadLine, Match>()
  for (const read of lines) {
    const room = read.value && roomOf(read.value, existing)
    if (!read.value || !room) continue
    const { planningId, idJet, eventId } = read.value
    const event = byId.get(eventId ?? 0) || (planningId && byPlanningId.get(planningId)) || (idJet && byNumber.get(idJet)) || undefined
    const ids = candidates(read.value, existing)
    const productionId = event && ids.includes(event.productionId) ? event.productionId : ids[0]
    matches.set(read, { room, productionId, event, choice: undefined })
  }
  const matchedIds = new Set([...matches.values()].map(({ event }) => event?.id))
  const byPlace = new Map(
    existing.events.filter(({ id }) => !matchedIds.has(id)).map((event) => [`${event.productionId}:${placeOf(event)}`, event]),
  )
  for (const [{ value }, match] of matches) {
    if (!value || match.event) continue
    // The evening that stands there under that title is that evening, whichever of the productions it belongs to.
    const ids = candidates(value, existing)
    const event = ids.map((id) => byPlace.get(`${id}:${plannedPlace(value, match)}`)).find(Boolean)
    match.event = event
    if (event) match.productionId = event.productionId
    else if (ids.length > 1) Object.assign(match, chosenProduction(ids, value, existing))
  }
  return matches
}

/** The productions that a line may mean: that of its number, else those of its title. */
function candidates({ production, productionId }: ImportedLine, { productions }: ExistingProgramme): number[] {
  return productionId === undefined ? (productions.get(normalizeName(production)) ?? []) : [productionId]
}

/** Of the productions of a title the one in whose season the evening lies, where that is one; else the first. */
function chosenProduction(
  ids: number[],
  { startsAt }: ImportedLine,
  { seasons }: ExistingProgramme,
): Pick<Match, 'productionId' | 'choice'> {
  const day = dayOf(Temporal.Instant.from(startsAt)).toString()
  const ofSeason = ids.flatMap((id) => {
    const season = seasons.get(id)
    return season && season.startsOn <= day && day <= season.endsOn ? [{ id, season: season.name }] : []
  })
  const [one, another] = ofSeason
  if (!one) return { productionId: ids[0], choice: { by: 'order' } }
  return { productionId: one.id, choice: another ? { by: 'order' } : { by: 'season', season: one.season } }
}

function roomOf({ room, roomId }: ImportedLine, existing: ExistingProgramme): Room | undefined {
  const name = existing.roomNames.get(roomId ?? 0)
  return roomId === undefined || name === undefined ? findRoom(room, existing) : { id: roomId, name }
}

/** Room and start of a performance, as a key. */
export function placeOf({ roomId, startsAt }: EventRow): string {
  return `${roomId}:${toInstant(startsAt).epochMilliseconds}`
}

/** Room and start according to a line, as a key. */
export function plannedPlace({ startsAt }: ImportedLine, { room }: Match): string {
  return `${room.id}:${Temporal.Instant.from(startsAt).epochMilliseconds}`
}
