import { and, eq, gte, lt, ne } from 'drizzle-orm'
import {
  readShopDates,
  type ShopDate,
  type ShopDateRange,
  ShopRejected,
  ShopUnavailable,
  type TicketShop,
} from '../booking/index.server.ts'
import { dateView } from '../operations/ticket-shop/links.server.ts'
import { orBadGateway } from '../operations/ticket-shop/or-bad-gateway.server.ts'
import { toDate, toInstant } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict, Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { linkedShopNumbers, lockShopNumbers } from '../programme/index.server.ts'
import { events, productions, rooms } from '../programme/tables.ts'
import { conflictsOfLinks, type ProposedDate, proposeForSeries, rangeOfSeries, type SeriesLink } from './series-dates.ts'

type Series = { productionId: number; roomId: number; starts: string[] }
type Services = { platform: Pick<Platform, 'db' | 'clock'>; shop: TicketShop | undefined }

/**
 * The dates of the shop that are proposed for the performances of a series, by beginning. Read-only; three statements.
 * @returns undefined where the shop does not answer: the series can be created all the same
 */
export async function readSeriesDates({ platform, shop }: Services, series: Series): Promise<Map<string, ProposedDate> | undefined> {
  const { db, clock } = platform
  const range = rangeOfSeries(series.starts, clock.now())
  if (!shop || !range) return new Map()
  try {
    const [{ dates }, [name], others] = await Promise.all([readShopDates(shop, range), readName(db, series), readOthers(db, series, range)])
    if (!name) return new Map()
    const numbers = dates.map(({ id }) => id)
    const taken = await linkedShopNumbers(db, numbers)
    const open = dates.filter(({ id, isCancelled }) => !taken.has(id) && !isCancelled)
    const proposals = proposeForSeries(open, series.starts, withRooms(name), others.map(withRooms))
    return new Map([...proposals].map(([start, { date, ...same }]) => [start, { ...dateView(date), ...same }]))
  } catch (error) {
    if (error instanceof ShopRejected || error instanceof ShopUnavailable) return undefined
    throw error
  }
}

function withRooms<Row extends { room: string; slug: string }>({ room, slug, ...row }: Row) {
  return { ...row, rooms: [room, slug] }
}

function readName(db: Database, { productionId, roomId }: Series) {
  return db
    .select({ title: productions.title, room: rooms.name, slug: rooms.slug })
    .from(productions)
    .innerJoin(rooms, eq(rooms.id, roomId))
    .where(eq(productions.id, productionId))
}

/** The performances of the production that have no number yet, though they may need one. */
async function readOthers(db: Database, { productionId }: Series, { from, until }: ShopDateRange) {
  const rows = await db
    .select({ title: productions.title, room: rooms.name, slug: rooms.slug, startsAt: events.startsAt })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .innerJoin(rooms, eq(events.roomId, rooms.id))
    .where(
      and(
        ...[eq(events.productionId, productionId), eq(events.idJet, ''), eq(events.isFree, false), ne(events.status, 'cancelled')],
        ...[gte(events.startsAt, toDate(from)), lt(events.startsAt, toDate(until))],
      ),
    )
  return rows.map((row) => ({ ...row, startsAt: toInstant(row.startsAt) }))
}

/**
 * The chosen dates as the shop has them now, by number: a number is never taken from the browser unseen.
 * @throws Problem 502 where the shop does not answer, 503 where there is none
 */
export async function readChosenDates({ platform, shop }: Services, links: SeriesLink[]): Promise<Map<string, ShopDate>> {
  const range = rangeOfSeries(
    links.map(({ startsAt }) => startsAt),
    platform.clock.now(),
  )
  if (!range) return new Map()
  if (!shop) throw new Problem(503, 'no_shop', t('No ticket shop is set up.'))
  const { dates } = await orBadGateway(() => readShopDates(shop, range))
  return new Map(dates.map((date) => [date.id, date]))
}

/**
 * Checks in the transaction that creates the performances that their dates are still to be had; until it ends, nobody else
 * links them.
 * @throws Problem 409 `conflict` with `conflicts`
 */
export async function lockChosenDates(tx: Database, links: SeriesLink[], dates: ReadonlyMap<string, ShopDate>): Promise<void> {
  if (links.length === 0) return
  const taken = await lockShopNumbers(
    tx,
    links.map(({ date }) => date),
  )
  const conflicts = conflictsOfLinks(links, dates, taken)
  if (conflicts.length > 0) throw conflict(t('Nothing was created: meanwhile something has changed.'), { conflicts })
}
