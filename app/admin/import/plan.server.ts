import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import { dateOf, instantOf, isoWithOffset } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { events, productions, rooms } from '../../programme/tables.ts'
import type { ImportedLine, ReadLine } from './imported-line.ts'

/** A field that a line would change, as it stands and as it would be. */
export type PlannedChange = {
  field: 'productionId' | 'startsAt' | 'endsAt' | 'roomId' | 'status' | 'note' | 'idJet' | 'ticketUrl' | 'planningId'
  from: string
  to: string
}
/** What would become of a line of the file. */
export type PlannedLine = {
  line: number
  title: string
  action: 'create' | 'change' | 'same' | 'rejected'
  changes: PlannedChange[]
  /** why it is rejected */
  reasons: string[]
  /** what stands in its way, which does not keep it out */
  warnings: string[]
}
/** A line with all that is needed to carry it out. */
export type Step = PlannedLine & {
  value: ImportedLine | undefined
  /** the performance that stands and that it speaks of */
  event: EventRow | undefined
  productionId: number | undefined
  roomId: number | undefined
  room: string | undefined
}
export type Plan = { steps: Step[]; newProductions: string[] }

const IDS_AT_ONCE = 5000
type EventRow = typeof events.$inferSelect
type House = {
  productions: Map<string, number>
  titles: Map<number, string>
  rooms: Map<string, { id: number; name: string }>
  roomNames: Map<number, string>
  events: EventRow[]
}

/**
 * What an import would do, line by line: nothing is written. A performance is known by what the planning system calls it,
 * else by its number in the ticket shop, else by production, room and beginning.
 */
export async function planImport(db: Database, lines: ReadLine[]): Promise<Plan> {
  const house = await readHouse(db, lines)
  const byNumber = new Map(house.events.flatMap((event) => (event.idJet ? [[event.idJet, event] as const] : [])))
  const byPlanningId = new Map(house.events.flatMap((event) => (event.planningId ? [[event.planningId, event] as const] : [])))
  const byPlace = new Map(house.events.map((event) => [placeKey(event.productionId, event.roomId, instantOf(event.startsAt)), event]))
  const busy = new Map(house.events.map((event) => [`${event.roomId}:${event.startsAt.getTime()}`, event]))
  const seen = new Map<string, number>()
  const newProductions = new Set<string>()
  const steps = lines.map(({ line, title, value, reasons }): Step => {
    const rejected = (...why: string[]): Step => ({ ...blank, line, title, action: 'rejected', reasons: why })
    if (!value) return rejected(...reasons)
    const room = house.rooms.get(folded(value.room)) ?? house.rooms.get(folded(value.room.split(',')[0] ?? ''))
    if (!room) return rejected(t('There is no room “{name}”.', { name: value.room }))
    const productionId = house.productions.get(folded(value.production))
    const start = Temporal.Instant.from(value.startsAt)
    const key = value.planningId || value.idJet || `${folded(value.production)}:${room.id}:${value.startsAt}`
    const earlier = seen.get(key)
    if (earlier !== undefined) return rejected(t('Line {n} says the same.', { n: earlier }))
    const event =
      (value.planningId && byPlanningId.get(value.planningId)) ||
      (value.idJet && byNumber.get(value.idJet)) ||
      (productionId ? byPlace.get(placeKey(productionId, room.id, start)) : undefined)
    const other = busy.get(`${room.id}:${start.epochMilliseconds}`)
    if (other && other.id !== event?.id && other.status !== 'cancelled')
      return rejected(t('Something else begins in this room at that time.'))
    seen.set(key, line)
    if (productionId === undefined) newProductions.add(value.production)
    const known = { ...blank, line, title, value, productionId, roomId: room.id, room: room.name, event: event || undefined, reasons: [] }
    if (!event) return { ...known, action: 'create', changes: [] }
    const changes = changesOf(event, value, room, house)
    return { ...known, action: changes.length > 0 ? 'change' : 'same', changes }
  })
  return { steps, newProductions: [...newProductions] }
}

const blank = {
  changes: [],
  warnings: [],
  value: undefined,
  event: undefined,
  productionId: undefined,
  roomId: undefined,
  room: undefined,
}

/** All that the lines may speak of: productions and rooms by name, performances in the time of the file or with its numbers. */
async function readHouse(db: Database, lines: ReadLine[]): Promise<House> {
  const values = lines.flatMap(({ value }) => value ?? [])
  const starts = values.map(({ startsAt }) => Temporal.Instant.from(startsAt)).sort(Temporal.Instant.compare)
  const [first, last] = [starts[0], starts.at(-1)]
  const inTime = first && last ? and(gte(events.startsAt, dateOf(first)), lte(events.startsAt, dateOf(last))) : undefined
  const [allProductions, allRooms, found, ...named] = await Promise.all([
    db.select({ id: productions.id, title: productions.title }).from(productions).orderBy(asc(productions.id)),
    db.select({ id: rooms.id, name: rooms.name }).from(rooms),
    inTime ? db.select().from(events).where(inTime) : [],
    ...chunks(values.flatMap(({ idJet }) => idJet || [])).map((ids) => db.select().from(events).where(inArray(events.idJet, ids))),
    ...chunks(values.flatMap(({ planningId }) => planningId || [])).map((ids) =>
      db.select().from(events).where(inArray(events.planningId, ids)),
    ),
  ])
  const known = new Map([...found, ...named.flat()].map((event) => [event.id, event]))
  return {
    productions: new Map(allProductions.map(({ id, title }) => [folded(title), id])),
    rooms: new Map(allRooms.map((room) => [folded(room.name), room])),
    roomNames: new Map(allRooms.map(({ id, name }) => [id, name])),
    titles: new Map(allProductions.map(({ id, title }) => [id, title])),
    events: [...known.values()],
  }
}

function chunks(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
    ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
  )
}

function changesOf(
  event: EventRow,
  value: ImportedLine,
  room: { id: number; name: string },
  { titles, roomNames }: House,
): PlannedChange[] {
  const moment = (date: Date | null) => (date ? isoWithOffset(instantOf(date)) : '')
  const pairs: [PlannedChange['field'], from: string, to: string | undefined][] = [
    ['productionId', titles.get(event.productionId) ?? '', sameTitle(titles.get(event.productionId), value.production)],
    ['startsAt', moment(event.startsAt), value.startsAt],
    ['endsAt', moment(event.endsAt), value.endsAt ?? undefined],
    ['roomId', roomNames.get(event.roomId) ?? '', room.name],
    ['status', event.status, value.status],
    ['note', event.note, value.note],
    ['idJet', event.idJet, value.idJet],
    ['ticketUrl', event.ticketUrl, value.ticketUrl],
    ['planningId', event.planningId, value.planningId],
  ]
  return pairs.flatMap(([field, from, to]) => (to !== undefined && to !== from ? [{ field, from, to }] : []))
}

/** A title that differs only in its spelling is no other production. */
function sameTitle(title: string | undefined, given: string): string {
  return title !== undefined && folded(title) === folded(given) ? title : given
}

function placeKey(productionId: number, roomId: number, start: Temporal.Instant): string {
  return `${productionId}:${roomId}:${start.epochMilliseconds}`
}

function folded(text: string): string {
  return text.trim().toLocaleLowerCase('de').replaceAll(/\s+/g, ' ')
}
