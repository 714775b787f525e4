import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { events, productions, rooms, seasons } from '../programme/tables.ts'
import { chunksOf } from './chunks-of.ts'
import type { ReadLine } from './imported-line.ts'
import { roomAliases } from './tables.ts'

export type EventRow = typeof events.$inferSelect
export type Room = { id: number; name: string }
export type SeasonOfProduction = { name: string; startsOn: string; endsOn: string }
/** The records that lines of a file may refer to; names are normalized. */
export type ExistingProgramme = {
  /** the productions of a title: those that are online first, of them the newest */
  productions: Map<string, number[]>
  titles: Map<number, string>
  /** of productions that have one; first and last day */
  seasons: Map<number, SeasonOfProduction>
  rooms: Map<string, Room>
  roomNames: Map<number, string>
  events: EventRow[]
}

const CHUNK_SIZE = 5000

/** Reads all productions and rooms, and the performances in the period of the file or with an external id it contains. */
export async function readExistingProgramme(db: Database, lines: ReadLine[]): Promise<ExistingProgramme> {
  const values = lines.flatMap(({ value }) => value ?? [])
  const starts = values.map(({ startsAt }) => Temporal.Instant.from(startsAt)).sort(Temporal.Instant.compare)
  const [first, last] = [starts[0], starts.at(-1)]
  const isInPeriod = first && last ? and(gte(events.startsAt, toDate(first)), lte(events.startsAt, toDate(last))) : undefined
  const [allProductions, allRooms, aliases, inPeriod, ...byExternalId] = await Promise.all([
    db
      .select({
        ...{ id: productions.id, title: productions.title },
        season: { name: seasons.name, startsOn: seasons.startsOn, endsOn: seasons.endsOn },
      })
      .from(productions)
      .leftJoin(seasons, eq(productions.seasonId, seasons.id))
      .orderBy(desc(productions.isOnline), desc(productions.id)),
    db.select({ id: rooms.id, name: rooms.name }).from(rooms),
    db.select({ name: roomAliases.name, roomId: roomAliases.roomId }).from(roomAliases),
    isInPeriod ? db.select().from(events).where(isInPeriod) : [],
    ...chunksOf(
      values.flatMap(({ idJet }) => idJet || []),
      CHUNK_SIZE,
    ).map((ids) => db.select().from(events).where(inArray(events.idJet, ids))),
    ...chunksOf(
      values.flatMap(({ planningId }) => planningId || []),
      CHUNK_SIZE,
    ).map((ids) => db.select().from(events).where(inArray(events.planningId, ids))),
    ...chunksOf(
      values.flatMap(({ eventId }) => eventId ?? []),
      CHUNK_SIZE,
    ).map((ids) => db.select().from(events).where(inArray(events.id, ids))),
  ])
  const byId = new Map([...inPeriod, ...byExternalId.flat()].map((event) => [event.id, event]))
  const roomById = new Map(allRooms.map((room) => [room.id, room]))
  const named = aliases.flatMap(({ name, roomId }): [string, Room][] => {
    const room = roomById.get(roomId)
    return room ? [[name, room]] : []
  })
  return {
    productions: idsByTitle(allProductions),
    // A room's own name counts before another's alias.
    rooms: new Map([...named, ...allRooms.map((room): [string, Room] => [normalizeName(room.name), room])]),
    roomNames: new Map(allRooms.map(({ id, name }) => [id, name])),
    titles: new Map(allProductions.map(({ id, title }) => [id, title])),
    seasons: new Map(allProductions.flatMap(({ id, season }) => (season ? [[id, season] as const] : []))),
    events: [...byId.values()],
  }
}

function idsByTitle(productions: { id: number; title: string }[]): Map<string, number[]> {
  const byTitle = Map.groupBy(productions, ({ title }) => normalizeName(title))
  return new Map([...byTitle].map(([title, named]) => [title, named.map(({ id }) => id)]))
}

/** A name for comparison: lower case, white space collapsed. */
export function normalizeName(text: string): string {
  return text.trim().toLocaleLowerCase('de').replaceAll(/\s+/g, ' ')
}
