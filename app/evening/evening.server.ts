import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { hasTicketShop, isLowSale, type LowSaleRule, lowSaleWords, readSales, type Sales } from '../booking/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { can, canWithType, writesFields } from '../platform/auth/rights.ts'
import type { Role } from '../platform/auth/roles.ts'
import { dayOf, isoWithOffset, startOfDay, toDate, toInstant } from '../platform/clock/clock.ts'
import { mustLastUntil } from '../platform/clock/span-days.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pictureOf } from '../platform/media/picture.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import { isInListFrom } from '../programme/event-end.server.ts'
import { DEFAULT_DURATION_MINUTES } from '../programme/schedule-slot.ts'
import { events, productions, rooms, venues } from '../programme/tables.ts'
import { untilLabel } from '../programme/until-label.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { readRecords } from '../records/values.server.ts'
import { readSettings } from '../site/index.server.ts'
import { EVENING_SHEETS, type EveningSheet } from './sheets.ts'
import { eveningActions } from './tables.ts'
import { undoableUntil } from './undo-action.server.ts'
import { isFarBelow, usualPercent } from './usual-sale.ts'

/** Upper bound of the performances of a day. */
const MAX_PERFORMANCES = 60
/** How many earlier performances of a day's productions are compared. */
const MAX_EARLIER = 400
/** Only of a performance this near can be said that it sells badly. */
const NEAR = { hours: 24 }

type Row = Awaited<ReturnType<typeof selectDay>>[number]

/** A performance as the evening desk shows it. */
export type EveningPerformance = Awaited<ReturnType<typeof readEvening>>['performances'][number]
/** What was last done with a performance, and until when it can be taken back. */
export type EveningDone = NonNullable<EveningPerformance['lastAction']>

/** The performances of a day, with those that began before and last into it, with what they sold and what was done with them. Eight statements for any number. */
export async function readEvening(platform: Platform, viewer: Viewer, day: Temporal.PlainDate) {
  const { db, clock } = platform
  const rows = await selectDay(platform, day)
  const ids = rows.map(({ id }) => id)
  const [records, earlier, actions, allRooms, next] = await Promise.all([
    readRecords(db, recordTypeNamed('event'), ids),
    readEarlier(platform, rows),
    readLastActions(platform, ids),
    readRooms(platform),
    rows.length > 0 ? null : findNextDay(platform, day),
  ])
  const numbers = [...rows, ...earlier].flatMap(({ idJet }) => idJet || [])
  const [{ design }, sales] = await Promise.all([readSettings(platform), readSales(platform, numbers)])
  const revisions = new Map(records.map(({ id, revision }) => [id, revision]))
  const now = clock.now()
  const performances = rows.map((row) => ({
    ...presentRow(row, now),
    revision: revisions.get(row.id) ?? '',
    canStopSale: row.idJet !== '' && hasTicketShop(platform.config),
    sales: sales.get(row.idJet) ?? null,
    ...warningOf(row, sales, earlier, { now, rule: design }),
    lastAction: actions.get(row.id) ?? null,
  }))
  return {
    day: day.toString(),
    today: dayOf(now).toString(),
    now: isoWithOffset(now),
    nextDay: next,
    rooms: allRooms,
    ...actionsFor(viewer.role),
    mayAlert: can(viewer.role, 'write', 'site'),
    // What is over matters least.
    performances: performances.toSorted((one, other) => Number(one.isOver) - Number(other.isOver)),
  }
}

/** The fields of a performance that each action changes. */
const CHANGED: Record<EveningSheet, string[]> = {
  cancel: ['status', 'note'],
  recast: ['cast', 'note'],
  move: ['startsAt', 'endsAt', 'roomId', 'status', 'note'],
  notice: ['note'],
}

/** What a role may do here: the box office does not move performances. */
function actionsFor(role: Role) {
  const event = recordTypeNamed('event')
  const actions = EVENING_SHEETS.filter((sheet) => writesFields(role, event, CHANGED[sheet]))
  return { mayWrite: canWithType(role, 'write', event), actions }
}

function selectDay({ db, clock }: Platform, day: Temporal.PlainDate) {
  const start = startOfDay(day)
  return db
    .select({
      ...{ id: events.id, productionId: events.productionId, parentId: events.parentId, title: productions.title },
      ...{ minutes: productions.durationMinutes, roomId: events.roomId, room: rooms.name, image: media, zweiklang: productions.zweiklang },
      ...{ startsAt: events.startsAt, endsAt: events.endsAt, status: events.status, note: events.note },
      ...{
        isOnline: sql<boolean>`${events.isOnline} AND ${productions.isOnline}`,
        isFree: events.isFree,
        idJet: events.idJet,
        ticketUrl: events.ticketUrl,
      },
    })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .leftJoin(media, eq(productions.posterImageId, media.id))
    .where(and(isInListFrom(start, mustLastUntil(start, clock.now())), lt(events.startsAt, toDate(startOfDay(day.add({ days: 1 }))))))
    .orderBy(asc(events.startsAt), asc(rooms.position), asc(events.id))
    .limit(MAX_PERFORMANCES)
}

function presentRow({ image, startsAt, endsAt, minutes, idJet, ...row }: Row, now: Temporal.Instant) {
  const begins = toInstant(startsAt)
  const ends = endsAt ? toInstant(endsAt) : begins.add({ minutes: minutes ?? DEFAULT_DURATION_MINUTES })
  return {
    ...row,
    startsAt: isoWithOffset(begins),
    endsAt: endsAt && isoWithOffset(toInstant(endsAt)),
    until: untilLabel({ event: { startsAt, endsAt }, production: { durationMinutes: minutes } }, now),
    isOver: Temporal.Instant.compare(ends, now) <= 0,
    picture: pictureOf(image),
  }
}

type Earlier = { productionId: number; roomId: number; idJet: string }

/** The latest earlier performances of a day's productions, and of its rooms. */
async function readEarlier({ db, clock }: Platform, rows: Row[]): Promise<Earlier[]> {
  if (rows.length === 0) return []
  const ofDay = or(
    inArray(events.productionId, [...new Set(rows.map(({ productionId }) => productionId))]),
    inArray(events.roomId, [...new Set(rows.map(({ roomId }) => roomId))]),
  )
  const took = and(lt(events.startsAt, toDate(clock.now())), ne(events.status, 'cancelled'), ne(events.idJet, ''))
  return db
    .select({ productionId: events.productionId, roomId: events.roomId, idJet: events.idJet })
    .from(events)
    .where(and(ofDay, took))
    .orderBy(desc(events.startsAt))
    .limit(MAX_EARLIER)
}

/** What is usual for a performance: its production's earlier ones, else what its room sells. And why its sale asks for somebody, in words. */
function warningOf(row: Row, sales: Map<string, Sales>, earlier: Earlier[], { now, rule }: { now: Temporal.Instant; rule: LowSaleRule }) {
  const own = sales.get(row.idJet)
  const soldBy = (isLike: (other: Earlier) => boolean) =>
    earlier.filter((other) => other.idJet !== row.idJet && isLike(other)).flatMap(({ idJet }) => sales.get(idJet) ?? [])
  const usual =
    usualPercent(soldBy(({ productionId }) => productionId === row.productionId)) ??
    usualPercent(soldBy(({ roomId }) => roomId === row.roomId))
  const isNear = Temporal.Instant.compare(toInstant(row.startsAt), now.add(NEAR)) <= 0
  if (own === undefined || !isNear || row.status === 'cancelled') return { usual, isLow: false, warning: undefined }
  const isLow = isFarBelow(own, usual)
  return { usual, isLow, warning: isLow ? t('well below the usual') : isLowSale(own, rule) ? lowSaleWords(rule) : undefined }
}

/** The last action on each performance that was not taken back. */
async function readLastActions({ db, clock }: Platform, ids: number[]) {
  if (ids.length === 0) return new Map<number, ReturnType<typeof presentAction>>()
  const rows = await db
    .selectDistinctOn([eveningActions.eventId])
    .from(eveningActions)
    .where(and(inArray(eveningActions.eventId, ids), isNull(eveningActions.undoneAt)))
    .orderBy(eveningActions.eventId, desc(eveningActions.id))
  return new Map(rows.map((row) => [row.eventId, presentAction(row, clock.now())]))
}

function presentAction(action: typeof eveningActions.$inferSelect, now: Temporal.Instant) {
  const until = undoableUntil(action.createdAt)
  const { id, kind, sentence, userName, saleState, stoppedSale, alertId } = action
  return {
    ...{ id, kind, sentence, userName, saleState, hasAlert: alertId !== null },
    /** the shop had stopped selling before */
    wasClosed: stoppedSale === false,
    at: isoWithOffset(toInstant(action.createdAt)),
    undoableUntil: Temporal.Instant.compare(until, now) > 0 ? isoWithOffset(until) : null,
  }
}

function readRooms({ db }: Platform) {
  return db
    .select({ id: rooms.id, name: rooms.name, venue: venues.name, seats: rooms.seats })
    .from(rooms)
    .innerJoin(venues, eq(rooms.venueId, venues.id))
    .orderBy(asc(venues.position), asc(rooms.position), asc(rooms.id))
}

/** The next day after one on which something is played; null when nothing is planned. */
async function findNextDay({ db }: Platform, day: Temporal.PlainDate): Promise<string | null> {
  const [next] = await db
    .select({ startsAt: events.startsAt })
    .from(events)
    .where(gte(events.startsAt, toDate(startOfDay(day.add({ days: 1 })))))
    .orderBy(asc(events.startsAt))
    .limit(1)
  return next ? dayOf(toInstant(next.startsAt)).toString() : null
}
