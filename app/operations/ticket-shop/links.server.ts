import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { z } from 'zod'
import {
  candidateDates,
  proposeLinks,
  readShopDates,
  refreshOffers,
  type ShopDate,
  type ShopDateRange,
  type TicketShop,
} from '../../booking/index.server.ts'
import type { Viewer } from '../../platform/auth/auth.ts'
import { dayOf, isoWithOffset, startOfDay, toDate, toInstant } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { conflict } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { linkedShopNumbers, lockShopNumbers } from '../../programme/index.server.ts'
import { events, productions, rooms } from '../../programme/tables.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { readRecord } from '../../records/values.server.ts'
import { lockRow, updateInTx, type WriteContext, withWriteContext } from '../../records/write.server.ts'
import type { LinkConflict, linkRangeSchema, linksSchema, PerformanceView, ShopDateView, ShopLinks } from './links.ts'

/** Most performances of a range; two seasons of a large house. */
const MAX_PERFORMANCES = 2000
const MONTHS_SHOWN = 6
/** Dates to choose from for one performance. */
const MAX_CANDIDATES = 30

/**
 * Lists the dates of the shop without a performance and the performances without a number, with proposals for links, and
 * what is linked. Free and cancelled performances need no number. What has begun is left out. Read-only; two statements.
 * @throws ShopUnavailable, ShopRejected
 */
export async function readShopLinks(platform: Platform, shop: TicketShop, input: z.infer<typeof linkRangeSchema>): Promise<ShopLinks> {
  const { db } = platform
  const { from, until, range } = rangeOf(input, platform.clock.now())
  const [{ dates, isComplete }, rows] = await Promise.all([readShopDates(shop, range), readPerformances(db, range)])
  const numbers = await linkedShopNumbers(
    db,
    dates.map(({ id }) => id),
  )
  const openDates = dates.filter(({ id }) => !numbers.has(id)).toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt))
  const open = rows.filter(({ idJet, isFree, status }) => idJet === '' && !isFree && status !== 'cancelled')
  const linkable = open.map((row) => ({ ...row, startsAt: toInstant(row.startsAt), rooms: [row.room, row.slug] }))
  const proposals = proposeLinks(openDates, linkable)
  const byId = new Map(dates.map((date) => [date.id, date]))
  const linked = rows.flatMap((row) => {
    const date = byId.get(row.idJet)
    return date ? [{ ...performanceView(row), date: dateView(date) }] : []
  })
  const withCandidates = (row: Row, index: number) => {
    const performance = linkable[index]
    return { ...performanceView(row), candidates: performance ? candidateDates(openDates, performance, MAX_CANDIDATES) : [] }
  }
  return {
    ...{ from: from.toString(), until: until.toString(), proposals, linked, isComplete },
    ...{ performances: open.map(withCandidates), dates: openDates.map(dateView) },
  }
}

/**
 * Gives performances the numbers of dates of the shop, and the dates' pages where they have none; all or none. The offers
 * are then read at once.
 * @returns how many
 * @throws Problem 409 `conflict` with `conflicts` where one was linked meanwhile, or is gone here or in the shop
 * @throws ShopUnavailable, ShopRejected
 */
export async function linkPerformances(
  platform: Platform,
  shop: TicketShop,
  viewer: Viewer,
  { links, ...days }: z.infer<typeof linksSchema>,
): Promise<number> {
  const numbers = links.map(({ date }) => date)
  const { dates } = await readShopDates(shop, rangeOf(days, platform.clock.now()).range)
  const byId = new Map(dates.map((date) => [date.id, date]))
  await withWriteContext({ platform, type: recordTypeNamed('event'), viewer }, async (work) => {
    const taken = await lockShopNumbers(work.tx, numbers)
    const conflicts: LinkConflict[] = []
    // In one order, so that two who link the same do not wait for each other.
    for (const link of links.toSorted((a, b) => a.performance - b.performance)) {
      const date = byId.get(link.date)
      const reason = !date ? 'date-gone' : taken.has(date.id) ? 'date-linked' : await linkInTx(work, link.performance, date)
      if (reason) conflicts.push({ performance: link.performance, reason })
    }
    if (conflicts.length > 0) throw conflict(t('Nothing was linked: meanwhile something has changed.'), { conflicts })
  })
  await refreshOffers(platform, shop, numbers)
  return links.length
}

/** Links one performance. @returns why not; undefined when it is done */
async function linkInTx(work: WriteContext, id: number, date: ShopDate): Promise<LinkConflict['reason'] | undefined> {
  const { tx, type } = work
  await lockRow(tx, type, id)
  const current = await readRecord(tx, type, id)
  if (!current) return 'gone'
  if (current.values.idJet !== '') return 'linked'
  const page = current.values.ticketUrl === '' && date.url ? { ticketUrl: date.url } : {}
  await updateInTx(work, { id, changes: { idJet: date.id, ...page }, current })
  return undefined
}

type Range = { from: Temporal.PlainDate; until: Temporal.PlainDate; range: ShopDateRange }

/** The days asked for, by default the next months, as instants; what has begun is left out. */
function rangeOf(days: z.infer<typeof linkRangeSchema>, now: Temporal.Instant): Range {
  const until = days.until ? Temporal.PlainDate.from(days.until) : undefined
  const from = days.from ? Temporal.PlainDate.from(days.from) : dayOf(now)
  const last = until ?? from.add({ months: MONTHS_SHOWN })
  const begins = startOfDay(from)
  const range = { from: Temporal.Instant.compare(begins, now) < 0 ? now : begins, until: startOfDay(last.add({ days: 1 })) }
  return { from, until: last, range }
}

type Row = Awaited<ReturnType<typeof readPerformances>>[number]

function readPerformances(db: Database, { from, until }: ShopDateRange) {
  return db
    .select({
      ...{ id: events.id, idJet: events.idJet, startsAt: events.startsAt, status: events.status, isFree: events.isFree },
      ...{ title: productions.title, room: rooms.name, slug: rooms.slug },
    })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .where(and(gte(events.startsAt, toDate(from)), lt(events.startsAt, toDate(until))))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(MAX_PERFORMANCES)
}

function performanceView({ id, title, startsAt, room }: Row): PerformanceView {
  return { id, title, room, startsAt: isoWithOffset(toInstant(startsAt)) }
}

/** A date of the shop as staff see it. */
export function dateView({ id, title, room, startsAt, isCancelled, sold, held, taken, places, event }: ShopDate): ShopDateView {
  const free = places === null || taken === null ? null : Math.max(0, places - taken)
  return { id, title, room, startsAt: isoWithOffset(startsAt), isCancelled, sold, held, taken, free, ...(event ? { event } : {}) }
}
