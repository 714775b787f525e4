import { and, asc, gte, inArray, lte, or } from 'drizzle-orm'
import { dateOf, instantOf, isoWithOffset } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { events, productions, rooms } from '../../programme/tables.ts'
import type { ImportedLine, ReadLine } from './read-lines.ts'

/** A field that a line would change, as it stands and as it would be. */
export type PlannedChange = {
  field: 'startsAt' | 'endsAt' | 'roomId' | 'status' | 'note' | 'idJet' | 'ticketUrl'
  from: string
  to: string
}
/** What would become of a line of the file. */
export type PlannedLine = {
  line: number
  title: string
  action: 'create' | 'change' | 'same' | 'rejected'
  changes: PlannedChange[]
  reasons: string[]
}
/** A line with all that is needed to carry it out. */
export type Step = PlannedLine & {
  value: ImportedLine | undefined
  eventId: number | undefined
  productionId: number | undefined
  roomId: number | undefined
}
export type Plan = { steps: Step[]; newProductions: string[] }

const IDS_AT_ONCE = 5000
type EventRow = typeof events.$inferSelect
type House = {
  productions: Map<string, number>
  rooms: Map<string, { id: number; name: string }>
  roomNames: Map<number, string>
  events: EventRow[]
}

/**
 * What an import would do, line by line: nothing is written. A performance is known by its number in the ticket shop,
 * else by production, room and beginning.
 */
export async function planImport(db: Database, lines: ReadLine[]): Promise<Plan> {
  const house = await readHouse(db, lines)
  const byNumber = new Map(house.events.flatMap((event) => (event.idJet ? [[event.idJet, event] as const] : [])))
  const byPlace = new Map(house.events.map((event) => [placeKey(event.productionId, event.roomId, instantOf(event.startsAt)), event]))
  const busy = new Map(house.events.map((event) => [`${event.roomId}:${event.startsAt.getTime()}`, event]))
  const seen = new Map<string, number>()
  const newProductions = new Set<string>()
  const steps = lines.map(({ line, title, value, reasons }): Step => {
    const rejected = (...why: string[]): Step => ({ ...blank, line, title, action: 'rejected', reasons: why })
    if (!value) return rejected(...reasons)
    const room = house.rooms.get(folded(value.room))
    if (!room) return rejected(t('There is no room “{name}”.', { name: value.room }))
    const productionId = house.productions.get(folded(value.production))
    const start = Temporal.Instant.from(value.startsAt)
    const key = value.idJet || `${folded(value.production)}:${room.id}:${value.startsAt}`
    const earlier = seen.get(key)
    if (earlier !== undefined) return rejected(t('Line {n} says the same.', { n: earlier }))
    const event =
      (value.idJet && byNumber.get(value.idJet)) || (productionId ? byPlace.get(placeKey(productionId, room.id, start)) : undefined)
    const other = busy.get(`${room.id}:${start.epochMilliseconds}`)
    if (other && other.id !== event?.id && other.status !== 'cancelled')
      return rejected(t('Something else begins in this room at that time.'))
    seen.set(key, line)
    if (productionId === undefined) newProductions.add(value.production)
    const known = { line, title, value, productionId, roomId: room.id, eventId: event?.id, reasons: [] }
    if (!event) return { ...known, action: 'create', changes: [] }
    const changes = changesOf(event, value, room, house.roomNames)
    return { ...known, action: changes.length > 0 ? 'change' : 'same', changes }
  })
  return { steps, newProductions: [...newProductions] }
}

const blank = { changes: [], value: undefined, eventId: undefined, productionId: undefined, roomId: undefined }

/** All that the lines may speak of: productions and rooms by name, performances in the time of the file or with its numbers. */
async function readHouse(db: Database, lines: ReadLine[]): Promise<House> {
  const values = lines.flatMap(({ value }) => value ?? [])
  const starts = values.map(({ startsAt }) => Temporal.Instant.from(startsAt)).sort(Temporal.Instant.compare)
  const [first, last] = [starts[0], starts.at(-1)]
  const numbers = values.flatMap(({ idJet }) => idJet || []).slice(0, IDS_AT_ONCE)
  const inTime = first && last ? and(gte(events.startsAt, dateOf(first)), lte(events.startsAt, dateOf(last))) : undefined
  const [allProductions, allRooms, found] = await Promise.all([
    db.select({ id: productions.id, title: productions.title }).from(productions).orderBy(asc(productions.id)),
    db.select({ id: rooms.id, name: rooms.name }).from(rooms),
    inTime
      ? db
          .select()
          .from(events)
          .where(numbers.length > 0 ? or(inTime, inArray(events.idJet, numbers)) : inTime)
      : [],
  ])
  return {
    productions: new Map(allProductions.map(({ id, title }) => [folded(title), id])),
    rooms: new Map(allRooms.map((room) => [folded(room.name), room])),
    roomNames: new Map(allRooms.map(({ id, name }) => [id, name])),
    events: found,
  }
}

function changesOf(
  event: EventRow,
  value: ImportedLine,
  room: { id: number; name: string },
  roomNames: Map<number, string>,
): PlannedChange[] {
  const moment = (date: Date | null) => (date ? isoWithOffset(instantOf(date)) : '')
  const pairs: [PlannedChange['field'], from: string, to: string | undefined][] = [
    ['startsAt', moment(event.startsAt), value.startsAt],
    ['endsAt', moment(event.endsAt), value.endsAt ?? undefined],
    ['roomId', roomNames.get(event.roomId) ?? '', room.name],
    ['status', event.status, value.status],
    ['note', event.note, value.note],
    ['idJet', event.idJet, value.idJet],
    ['ticketUrl', event.ticketUrl, value.ticketUrl],
  ]
  return pairs.flatMap(([field, from, to]) => (to !== undefined && to !== from ? [{ field, from, to }] : []))
}

function placeKey(productionId: number, roomId: number, start: Temporal.Instant): string {
  return `${productionId}:${roomId}:${start.epochMilliseconds}`
}

function folded(text: string): string {
  return text.trim().toLocaleLowerCase('de').replaceAll(/\s+/g, ' ')
}
