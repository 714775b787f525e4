import { and, asc, isNotNull, lt, type SQL } from 'drizzle-orm'
import type { Reach } from '../../content/index.server.ts'
import type { ReadContext } from '../../platform/cache/cached-read.ts'
import { addCacheTags, expireAt } from '../../platform/cache/dependencies.ts'
import { defineSmallTable } from '../../platform/cache/small-tables.ts'
import { dayOf, startOfDay, toDate } from '../../platform/clock/clock.ts'
import { isExhibition, lastDayOf, mustLastUntil } from '../../platform/clock/span-days.ts'
import { rowTranslator } from '../../records/translate-rows.server.ts'
import { isInListFrom } from '../event-end.server.ts'
import { type EventOrder, firstFrom, likelyProductionOf, readEventOrder, readOrderBetween } from '../event-order.server.ts'
import { selectionConditions } from '../event-order-select.server.ts'
import { countsAsOverAt } from '../event-phase.ts'
import type { EventFilter, EventSelection } from '../filter.ts'
import { lastingInto, overDaysIn, spanInOrder } from '../lasting-in-order.server.ts'
import { type ProductionRow, readProductionRows, translatedProduction } from '../productions/production-rows.server.ts'
import { events } from '../tables.ts'
import { type EventRow, readEventRows, selectWholeRows } from './event-rows.server.ts'
import { readNextInOrder } from './next-in-order.server.ts'

export type { EventRow }

export const EVENTS_PAGE_SIZE = 10

/** Upper bound of the parts of a performance that are shown; there are a handful. */
const MAX_PARTS = 50

/** Longer lists (calendars and feeds of everything) are read in one statement, and their rows are not kept. */
const MAX_CACHED_ROWS = 200

export type EventListQuery = EventSelection & { from: Temporal.Instant; to?: Temporal.Instant; pageSize?: number }

/** As many as there are, for `pageSize`. */
export const ALL_EVENTS = 2 ** 31 - 1

/**
 * The first performances that are not over at an instant, in the order they begin but with what runs over days first, with what a list shows of each. Two statements, none for a known order
 * and known rows; one for more than 200.
 */
export async function listEvents(
  platform: ReadContext,
  { from, to, pageSize = EVENTS_PAGE_SIZE, ...selection }: EventListQuery,
): Promise<{ rows: EventRow[] }> {
  const rows =
    pageSize > MAX_CACHED_ROWS
      ? await selectEvents(platform, { from, to, pageSize, ...selection })
      : await readRange(platform, { from, to, pageSize, ...selection })
  noteNextStart(platform, rows)
  return { rows }
}

type Period = { from: Temporal.Instant; to: Temporal.Instant; pageSize: number }

/** The performances that visitors see in a period: as `listEvents`, but what lies outside the period is not read. */
export async function listEventsBetween(platform: ReadContext, { from, to, pageSize }: Period) {
  const order = await readOrderBetween(platform, from.epochMilliseconds, to.epochMilliseconds)
  const rows = await readListed(platform, order, listed(platform, order, from), 0, pageSize)
  noteNextStart(platform, rows)
  return { rows }
}

type Range = EventSelection & { from: Temporal.Instant; to: Temporal.Instant | undefined; pageSize: number }

async function readRange(platform: ReadContext, { from, to, pageSize, ...selection }: Range): Promise<EventRow[]> {
  if (to && Temporal.Instant.compare(to, from) <= 0) return []
  const order = await readEventOrder(platform, selection)
  const end = to ? firstFrom(order, to) : order.ids.length
  return readListed(platform, order, listed(platform, order, from, end), 0, pageSize)
}

/** What a list from an instant has: what began before and still lasts, by index, and from where to where it goes on in the order. */
type Listed = { before: number[]; first: number; end: number }

function listed({ clock }: ReadContext, order: EventOrder, from: Temporal.Instant, end = order.ids.length): Listed {
  const before = lastingInto(order, from, clock.now())
  // Once one is over, everything after it moves up.
  for (const index of before) expireAt(spanInOrder(order, index)[1])
  return { before, first: firstFrom(order, from), end }
}

/** When the nth of a list begins; undefined where it began before the list. */
function startOfNth({ starts }: EventOrder, list: Listed, nth: number): Temporal.Instant | undefined {
  const start = nth < list.before.length ? undefined : starts[nthOf(list, nth)]
  return start === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(start)
}

/** Index in the order of the nth of a list; beyond its end for one it does not have. */
const nthOf = ({ before, first }: Listed, nth: number): number => before[nth] ?? first + nth - before.length

function readListed(platform: ReadContext, { ids, productionIds }: EventOrder, list: Listed, start: number, count: number) {
  const length = list.before.length + Math.max(0, list.end - list.first)
  const indexes = Array.from({ length: Math.max(0, Math.min(count, length - start)) }, (_, index) => nthOf(list, start + index))
  const of = (all: Int32Array) => indexes.map((index) => all[index] ?? 0)
  return readEventRows(platform, of(ids), of(productionIds))
}

async function selectEvents(context: ReadContext, { from, to, pageSize, ...selection }: Range): Promise<EventRow[]> {
  addCacheTags('events', 'offers', 'options', 'media')
  const { db } = context
  const isListed = isInListFrom(from, mustLastUntil(from, context.clock.now()))
  const bounds: SQL[] = [isListed, ...(to ? [lt(events.startsAt, toDate(to))] : [])]
  const rows = await selectWholeRows(db)
    .where(and(...selectionConditions({ db }, selection), ...bounds))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(pageSize)
  const translate = await rowTranslator(context)
  return rows.map((row) => ({
    ...translatedProduction(row, translate),
    event: translate('event', row.event),
    room: translate('room', row.room),
  }))
}

type EventPageQuery = { filter: EventFilter; from: Temporal.Instant; page: number; pageSize?: number }

/**
 * One page of a list, how long the whole list is, and when what follows the page begins. Two statements, none for a known
 * order and known rows; the same work for page 1 and for page 500.
 */
export async function listEventPage(
  platform: ReadContext,
  { filter, from, page, pageSize = EVENTS_PAGE_SIZE }: EventPageQuery,
): Promise<{ count: number; rows: EventRow[]; following: Temporal.Instant | undefined }> {
  const order = await readEventOrder(platform, { filter })
  const list = listed(platform, order, from)
  const start = (page - 1) * pageSize
  const rows = await readListed(platform, order, list, start, pageSize)
  noteNextStart(platform, rows)
  const count = list.before.length + order.ids.length - list.first
  return { count, rows, following: start + pageSize < count ? (startOfNth(order, list, start + pageSize) ?? from) : undefined }
}

/** A list of upcoming performances changes when the next performance begins or ends, a sale opens or closes, or the day ends. */
function noteNextStart(platform: ReadContext, rows: EventRow[]): void {
  const now = platform.clock.now()
  let earliest = startOfDay(dayOf(now).add({ days: 1 })).epochMilliseconds
  for (const row of rows) {
    const { startsAt, ticketSaleFrom } = row.event
    const inShop = row.shopSale.kind === 'window' ? [row.shopSale.from, row.shopSale.until] : []
    const ofSale = inShop.map((moment) => (moment === null ? undefined : Date.parse(moment)))
    for (const moment of [startsAt.getTime(), ticketSaleFrom?.getTime(), ...ofSale, countsAsOverAt(row)?.epochMilliseconds]) {
      if (moment !== undefined && moment > now.epochMilliseconds && moment < earliest) earliest = moment
    }
  }
  expireAt(Temporal.Instant.fromEpochMilliseconds(earliest))
}

/** One performance that is online with its production, or for staff any; undefined when there is none. One or two statements, none when it is known. */
export async function findEvent(platform: ReadContext, id: number, { alsoOffline }: Reach = {}): Promise<EventRow | undefined> {
  const production = await likelyProductionOf(platform, id)
  const [row] = await readEventRows(platform, [id], production === undefined ? [] : [production])
  if (row) noteNextStart(platform, [row])
  return row && (isShown(row) || alsoOffline) ? row : undefined
}

function isShown({ event, production }: EventRow): boolean {
  return event.isOnline && production.isOnline
}

/** The performances that are part of another. */
const readParts = defineSmallTable({
  name: 'event-parts',
  tags: ['events'],
  select: (db) => db.select({ id: events.id, parentId: events.parentId }).from(events).where(isNotNull(events.parentId)),
})

/** The performances that a performance is part of or consists of, by date. Three statements, none for known ones. */
export async function listRelatedEvents(platform: ReadContext, { id, parentId }: EventRow['event']): Promise<EventRow[]> {
  const parts = await readParts(platform)
  const partsOf = (whole: number) => parts.filter((part) => part.parentId === whole).map((part) => part.id)
  const ids = [...partsOf(id), ...(parentId ? [parentId, ...partsOf(parentId)] : [])].filter((related) => related !== id)
  const rows = (await readEventRows(platform, [...new Set(ids)]))
    .filter(isShown)
    .toSorted((one, other) => one.event.startsAt.getTime() - other.event.startsAt.getTime() || one.event.id - other.event.id)
    .slice(0, MAX_PARTS)
  noteNextStart(platform, rows)
  return rows
}

/** The next performance that takes place; undefined when none is planned. Two statements, none for a known one. */
export async function findNextEvent(platform: ReadContext): Promise<EventRow | undefined> {
  const next = await readNextInOrder(platform)
  const [row] = next ? await readEventRows(platform, [next.id], [next.productionId]) : []
  noteNextStart(platform, row ? [row] : [])
  return row
}

/**
 * The productions of the next performances, each once, by which is next; those of which only performances play that are beyond
 * `lookedAt` are left out. One statement, none for known ones.
 */
export async function listNextProductions(
  platform: ReadContext,
  { typeIds, lookedAt, shown }: { typeIds: readonly number[] | undefined; lookedAt: number; shown: number },
): Promise<ProductionRow[]> {
  const order = await readEventOrder(platform, { typeIds })
  const now = platform.clock.now()
  const first = firstFrom(order, now)
  const ids = [...new Set(order.productionIds.subarray(first, first + lookedAt))].slice(0, shown)
  // Whatever begins is no longer among the next.
  const begins = order.starts.subarray(first).find((start) => start > now.epochMilliseconds)
  if (begins !== undefined) expireAt(Temporal.Instant.fromEpochMilliseconds(begins))
  const rows = await readProductionRows(platform, ids)
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/**
 * The days of a month with performances, as `YYYY-MM-DD`: those on which one begins, and each day of a festival. An exhibition is
 * there on every day, and so marks none. From memory, once the order of the list is cached.
 */
export async function availableDays(platform: ReadContext, month: Temporal.PlainYearMonth, filter: EventFilter): Promise<string[]> {
  const order = await readEventOrder(platform, { filter })
  const overDays = new Set(overDaysIn(order))
  const festivals = [...overDays]
    .map((index) => spanInOrder(order, index))
    .filter((span) => !isExhibition(...span))
    .map(([starts, ends]) => ({ first: dayOf(starts).toString(), last: lastDayOf(starts, ends).toString() }))
  const begins = (day: Temporal.PlainDate) => {
    const end = firstFrom(order, startOfDay(day.add({ days: 1 })))
    for (let index = firstFrom(order, startOfDay(day)); index < end; index++) if (!overDays.has(index)) return true
    return false
  }
  return Array.from({ length: month.daysInMonth }, (_, index) => month.toPlainDate({ day: index + 1 }))
    .filter((day) => begins(day) || festivals.some(({ first, last }) => first <= day.toString() && day.toString() <= last))
    .map(String)
}
