import { and, eq, gte, inArray, lt, or } from 'drizzle-orm'
import {
  proposeLinks,
  readShopDates,
  type ShopDate,
  ShopDenied,
  ShopRejected,
  ShopUnavailable,
  type TicketShop,
} from '../../booking/index.server.ts'
import { isoWithOffset, toDate, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createDateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { events, productions, rooms } from '../../programme/tables.ts'
import { normalizeName } from '../existing-programme.server.ts'
import type { ImportedLine, ReadLine } from '../imported-line.ts'
import { withKeys } from '../line-keys.server.ts'
import { cellsOf } from '../read-line.ts'
import type { ShopFailure } from './source-failure.ts'

/** Two seasons ahead. */
const DAYS_AHEAD = 730

/** The ticket shop could not be read. */
export class ShopUnread extends Error {
  readonly failure: ShopFailure
  constructor(failure: ShopFailure) {
    super(`the ticket shop could not be read: ${failure}`)
    this.failure = failure
  }
}

/**
 * What the ticket shop sells from now on, as lines of an import: when, where, under which number, and whether it is called
 * off. A date that has no number in the house yet belongs to the performance that proposals find for it; where only its day
 * or several would do, the line is rejected, since nobody but staff can tell, and a second performance would be wrong.
 * @param leadsRoom whether the shop says where known performances take place
 * @throws ShopUnread
 */
export async function readShopLines(
  db: Database,
  shop: TicketShop | undefined,
  { now, leadsRoom }: { now: Temporal.Instant; leadsRoom: boolean },
): Promise<ReadLine[]> {
  if (!shop) throw new ShopUnread('no-shop')
  const range = { from: now, until: now.add({ hours: DAYS_AHEAD * 24 }) }
  const { dates } = await readShopDates(shop, range).catch(unread)
  const performances = await readPerformances(db, dates, range)
  const titles = await titlesOf(db, dates)
  const linesOf = lineMaker({ dates, performances, titles, leadsRoom })
  return withKeys(dates.flatMap((date, index) => linesOf(date, index + 1)))
}

function unread(error: unknown): never {
  if (error instanceof ShopDenied) throw new ShopUnread('shop-denied')
  if (error instanceof ShopUnavailable) throw new ShopUnread('shop-away')
  if (error instanceof ShopRejected) throw new ShopUnread('shop-refused')
  throw error
}

type Performance = { id: number; title: string; room: string; startsAt: Temporal.Instant; idJet: string }

/** The performances of a range, and those that are linked with one of the dates. */
async function readPerformances(db: Database, dates: ShopDate[], range: { from: Temporal.Instant; until: Temporal.Instant }) {
  const isWithin = and(gte(events.startsAt, toDate(range.from)), lt(events.startsAt, toDate(range.until)))
  const numbers = dates.map(({ id }) => id)
  const rows = await db
    .select({ id: events.id, title: productions.title, room: rooms.name, startsAt: events.startsAt, idJet: events.idJet })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .where(numbers.length > 0 ? or(isWithin, inArray(events.idJet, numbers)) : isWithin)
  return rows.map((row): Performance => ({ ...row, startsAt: toInstant(row.startsAt) }))
}

/** What the house calls the productions of dates, where exactly one has a title that the shop's contains. */
async function titlesOf(db: Database, dates: ShopDate[]): Promise<Map<string, string>> {
  const all = await db.select({ title: productions.title }).from(productions)
  const known = new Map(all.map(({ title }) => [normalizeName(title), title]))
  const [sample] = dates
  return new Map(
    [...new Set(dates.map(({ title }) => title))].map((title) => {
      const exact = known.get(normalizeName(title))
      if (exact || !sample) return [title, exact ?? title]
      const { startsAt } = sample
      const candidates = all.map((production) => ({ id: production.title, title: production.title, startsAt, rooms: [] }))
      const [only] = proposeLinks([{ id: title, title, startsAt, room: '' }], candidates)
      return [title, only?.performance ?? title]
    }),
  )
}

type Known = { dates: ShopDate[]; performances: Performance[]; titles: Map<string, string>; leadsRoom: boolean }

function lineMaker({ dates, performances, titles, leadsRoom }: Known) {
  const byNumber = new Map(performances.flatMap((one) => (one.idJet ? [[one.idJet, one] as const] : [])))
  const [openDates, open] = [dates.filter(({ id }) => !byNumber.has(id)), performances.filter(({ idJet }) => idJet === '')]
  const links = proposeLinks(
    openDates,
    open.map((one) => ({ ...one, rooms: [one.room] })),
  )
  const openById = new Map(open.map((one) => [one.id, one]))
  const sure = new Map(links.filter(({ isSameTime }) => isSameTime).map(({ date, performance }) => [date, openById.get(performance)]))
  return (date: ShopDate, line: number): ReadLine[] => {
    const own = byNumber.get(date.id) ?? sure.get(date.id)
    // What is called off and unknown here is nobody's business.
    if (!own && date.isCancelled) return []
    const place = own && !leadsRoom ? own.room : roomIn(date) || (own?.room ?? '')
    const value = lineValue(date, own, { title: titles.get(date.title) ?? date.title, place })
    const title = `${value.production} · ${createDateFormat().dateTime(value.startsAt)}`
    const reason = own ? '' : reasonToAsk(date, value, open)
    return [
      reason
        ? { line, title, value: undefined, reasons: [reason], faults: {}, cells: cellsOf(value) }
        : { line, title, value, reasons: [] },
    ]
  }
}

/** Shops write addresses in several lines. */
function roomIn({ room }: ShopDate): string {
  return room.trim().replaceAll(/\s*\n\s*/g, ', ')
}

type Said = { title: string; place: string }

function lineValue({ id, startsAt, url, isCancelled }: ShopDate, own: Performance | undefined, { title, place }: Said): ImportedLine {
  return {
    production: own?.title ?? title,
    room: place,
    ...{ startsAt: isoWithOffset(startsAt), endsAt: undefined, note: undefined, planningId: undefined, emptyCells: [] },
    // That it is sold again does not say that it takes place again.
    status: isCancelled ? 'cancelled' : undefined,
    ...{ idJet: id, ticketUrl: url || undefined, ...(own ? { eventId: own.id } : {}) },
  }
}

/** Why somebody has to say what a date is: it may be a performance of that day that has no number yet. Empty for no reason. */
function reasonToAsk(date: ShopDate, { production, room }: ImportedLine, open: Performance[]): string {
  if (room === '') return t('The room is missing.')
  const day = isoWithOffset(date.startsAt).slice(0, 10)
  const likely = open.filter(
    ({ title, startsAt }) => isoWithOffset(startsAt).slice(0, 10) === day && normalizeName(title) === normalizeName(production),
  )
  if (likely.length === 0) return ''
  return t('It may be a performance of this day that has no ticket shop ID yet. Please link it on the screen “Ticket shop”.')
}
