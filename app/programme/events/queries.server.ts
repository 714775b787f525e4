import { and, asc, eq, exists, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SeatGroup } from '../../booking/index.server.ts'
import { offers } from '../../booking/tables.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { dayOf, startOfDay, toDate, toInstant } from '../../platform/clock/clock.ts'
import { media } from '../../platform/media/tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { firstFrom, readEventOrder } from '../event-order.server.ts'
import { countsAsOverAt } from '../event-phase.ts'
import type { EventFilter } from '../filter.ts'
import type { ReadContext } from '../read-context.ts'
import { events, eventTags, exhibitionTypes, productionSeries, productions, productionTags, rooms } from '../tables.ts'

export const EVENTS_PAGE_SIZE = 10

/** Upper bound of the parts of a performance that are shown; there are a handful. */
const MAX_PARTS = 50

export type EventRow = {
  event: typeof events.$inferSelect
  /** the stored offer of the shop; empty where it sells nothing */
  seatGroups: SeatGroup[]
  production: typeof productions.$inferSelect
  room: typeof rooms.$inferSelect
  typeName: string | null
  image: typeof media.$inferSelect | null
}

export type EventListQuery = {
  filter?: EventFilter
  from: Temporal.Instant
  to?: Temporal.Instant
  productionId?: number
  /** of one of these branches */
  typeIds?: number[] | undefined
  /** in one of these rooms */
  roomIds?: number[]
  /** only these performances */
  ids?: number[]
  pageSize?: number
}

/** Columns of an event in a list, and on its page. */
const listColumns = {
  event: events,
  seatGroups: sql<SeatGroup[]>`coalesce(${offers.seatGroups}, '[]')`.mapWith(offers.seatGroups),
  production: productions,
  room: rooms,
  typeName: exhibitionTypes.name,
  image: media,
}

/** As many as there are, for `pageSize`. */
export const ALL_EVENTS = 2 ** 31 - 1

/** The first performances in the order they begin, with what a list shows of each. One statement, however many there are. */
export async function listEvents(platform: ReadContext, query: EventListQuery): Promise<{ rows: EventRow[] }> {
  addCacheTags('events', 'offers')
  const rows = await selectEvents(platform)
    .where(and(...conditionsOf(platform, query)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(query.pageSize ?? EVENTS_PAGE_SIZE)
  noteNextStart(platform, rows)
  return { rows }
}

type EventPageQuery = { filter: EventFilter; from: Temporal.Instant; page: number; pageSize?: number }

/** One page of a list, how long the whole list is, and when what follows the page begins. One statement, the same work for page 1 and for page 500. */
export async function listEventPage(
  platform: ReadContext & Pick<Platform, 'readCache'>,
  { filter, from, page, pageSize = EVENTS_PAGE_SIZE }: EventPageQuery,
): Promise<{ count: number; rows: EventRow[]; following: Temporal.Instant | undefined }> {
  addCacheTags('events', 'offers')
  const order = await readEventOrder(platform, filter, conditionsOf(platform, { filter }))
  const first = firstFrom(order, from)
  const start = first + (page - 1) * pageSize
  const ids = [...order.ids.subarray(start, start + pageSize)]
  const rows =
    ids.length === 0 ? [] : await selectEvents(platform).where(inArray(events.id, ids)).orderBy(asc(events.startsAt), asc(events.id))
  noteNextStart(platform, rows)
  const following = order.starts[start + pageSize]
  return {
    count: order.ids.length - first,
    rows,
    following: following === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(following),
  }
}

function selectEvents(platform: ReadContext) {
  return platform.db
    .select(listColumns)
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .leftJoin(offers, eq(events.idJet, offers.performance))
    .leftJoin(exhibitionTypes, eq(productions.typeId, exhibitionTypes.id))
    .leftJoin(media, eq(productions.posterImageId, media.id))
}

function conditionsOf(
  platform: ReadContext,
  { filter = {}, from, to, productionId, typeIds, roomIds, ids }: Partial<EventListQuery>,
): SQL[] {
  const conditions = [eq(events.isOnline, true), eq(productions.isOnline, true)]
  if (from) conditions.push(gte(events.startsAt, toDate(from)))
  if (to) conditions.push(lt(events.startsAt, toDate(to)))
  if (productionId) conditions.push(eq(events.productionId, productionId))
  if (typeIds) conditions.push(inArray(productions.typeId, typeIds))
  if (roomIds) conditions.push(inArray(events.roomId, roomIds))
  if (ids) conditions.push(inArray(events.id, ids))
  if (filter.room) conditions.push(eq(events.roomId, filter.room))
  if (filter.type) conditions.push(eq(productions.typeId, filter.type))
  if (filter.genre) conditions.push(eq(productions.genreId, filter.genre))
  if (filter.tag) {
    const tagged = platform.db.select({ id: productionTags.productionId }).from(productionTags).where(eq(productionTags.tagId, filter.tag))
    const taggedEvents = platform.db.select({ id: eventTags.eventId }).from(eventTags).where(eq(eventTags.tagId, filter.tag))
    conditions.push(or(inArray(events.productionId, tagged), inArray(events.id, taggedEvents)) as SQL)
  }
  if (filter.series) {
    const link = platform.db.select({ one: sql`1` }).from(productionSeries)
    conditions.push(
      exists(link.where(and(eq(productionSeries.productionId, productions.id), eq(productionSeries.seriesId, filter.series)))),
    )
  }
  return conditions
}

/** A list of upcoming performances changes when the next performance begins or ends, a sale opens, or the day ends. */
function noteNextStart(platform: ReadContext, rows: EventRow[]): void {
  const now = platform.clock.now()
  expireAt(startOfDay(dayOf(now).add({ days: 1 })))
  for (const row of rows) {
    const { startsAt, ticketSaleFrom } = row.event
    for (const moment of [toInstant(startsAt), ticketSaleFrom && toInstant(ticketSaleFrom), countsAsOverAt(row)]) {
      if (moment && Temporal.Instant.compare(moment, now) > 0) expireAt(moment)
    }
  }
}

/** One performance; undefined when there is none, or its production is not shown. One statement. */
export async function findEvent(platform: ReadContext, id: number): Promise<EventRow | undefined> {
  addCacheTags(`event:${id}`)
  const [row] = await selectEvents(platform).where(and(eq(events.id, id), eq(events.isOnline, true)))
  if (row) {
    addCacheTags(`production:${row.production.id}`, `offer:${row.event.idJet}`)
    noteNextStart(platform, [row])
  }
  return row?.production.isOnline ? row : undefined
}

/** The parts of a performance; for a part the whole and its other parts. In the order they begin. One statement. */
export async function listRelatedEvents(platform: ReadContext, event: EventRow['event']): Promise<EventRow[]> {
  addCacheTags('events', 'offers')
  const { id, parentId } = event
  const rows = await selectEvents(platform)
    .where(
      and(
        eq(events.isOnline, true),
        eq(productions.isOnline, true),
        ne(events.id, id),
        parentId ? or(eq(events.parentId, id), eq(events.id, parentId), eq(events.parentId, parentId)) : eq(events.parentId, id),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(MAX_PARTS)
  noteNextStart(platform, rows)
  return rows
}

/** The next performance that takes place; undefined when none is planned. One statement. */
export async function findNextEvent(platform: ReadContext): Promise<EventRow | undefined> {
  addCacheTags('events', 'offers')
  const rows = await selectEvents(platform)
    .where(and(ne(events.status, 'cancelled'), ...conditionsOf(platform, { from: platform.clock.now() })))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(1)
  noteNextStart(platform, rows)
  return rows[0]
}

/** The days of a month with performances, as `YYYY-MM-DD`; from memory, once the order of the list is cached. */
export async function availableDays(
  platform: ReadContext & Pick<Platform, 'readCache'>,
  month: Temporal.PlainYearMonth,
  filter: EventFilter,
): Promise<string[]> {
  addCacheTags('events')
  const order = await readEventOrder(platform, filter, conditionsOf(platform, { filter }))
  return Array.from({ length: month.daysInMonth }, (_, index) => month.toPlainDate({ day: index + 1 }))
    .filter((day) => firstFrom(order, startOfDay(day)) < firstFrom(order, startOfDay(day.add({ days: 1 }))))
    .map(String)
}
