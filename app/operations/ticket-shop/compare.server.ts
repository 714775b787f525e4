import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import type { InShopReason, PerformanceStatus, SetupMistake, ShopFlag, TicketShop } from '../../booking/index.server.ts'
import { askFlags } from '../../booking/index.server.ts'
import { offers, shopDates } from '../../booking/tables.ts'
import { isoWithOffset, toDate, toInstant } from '../../platform/clock/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { events, productions } from '../../programme/tables.ts'
import { type EventFault, isOfEvent } from './event-words.ts'
import { amongAll, titlesHere } from './linked-titles.server.ts'
import { type DifferingAspect, differingAspects } from './shop-differences.ts'

const PERFORMANCES_PER_CALL = 100
/** Most performances compared at once: a season and a half, the next ones first. */
const MAX_PERFORMANCES = 1000

/** A performance that differs between the site and the shop, or is set up there so that nobody can buy. */
export type Differing = {
  id: number
  title: string
  startsAt: string
  /** null where the shop does not say */
  shopStartsAt: string | null
  isCancelledHere: boolean
  aspects: DifferingAspect[]
  mistakes: Exclude<SetupMistake, { kind: EventFault }>[]
  /** the shop's event of it; empty where the shop has none, or nothing holds of it */
  event: string
  /** what holds of all performances of that event */
  ofEvent: EventFault[]
}

/** A product that the shop's own page alone sells, why, and for how many performances of which of its events. */
export type InShopProduct = { event: string; product: string; reason: InShopReason; number: number }

/** The performances compared, those that differ, and what the shop's own page alone sells. */
type Comparison = { compared: number; differing: Differing[]; inShop: InShopProduct[] }

/**
 * Compares the upcoming performances on sale with the shop's current data. Read-only.
 * @throws ShopUnavailable, ShopRejected
 */
export async function compareWithShop(platform: Platform, shop: TicketShop): Promise<Comparison> {
  const { db, clock } = platform
  const rows = await db
    .select({
      id: events.id,
      idJet: events.idJet,
      title: productions.title,
      startsAt: events.startsAt,
      status: events.status,
      seatGroups: offers.seatGroups,
      ...{ productionId: events.productionId, titles: titlesHere, shopTitle: sql<string>`coalesce(${shopDates.title}, '')` },
    })
    .from(events)
    .innerJoin(productions, eq(events.productionId, productions.id))
    .leftJoin(offers, eq(events.idJet, offers.performance))
    .leftJoin(shopDates, eq(events.idJet, shopDates.performance))
    .where(and(ne(events.idJet, ''), gte(events.startsAt, toDate(clock.now()))))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(MAX_PERFORMANCES)
  const among = amongAll(
    rows.map(({ idJet: number, startsAt, status, ...row }) => ({
      ...{ ...row, number, startsAt: isoWithOffset(toInstant(startsAt)), isCancelled: status === 'cancelled' },
    })),
  )
  const differing: Differing[] = []
  const inShop: InShopProduct[] = []
  for (let start = 0; start < rows.length; start += PERFORMANCES_PER_CALL) {
    const part = rows.slice(start, start + PERFORMANCES_PER_CALL)
    const ids = part.map(({ idJet }) => idJet)
    const [statuses, offered] = await Promise.all([shop.performanceStatuses(ids), shop.offers(ids)])
    const flags = Map.groupBy(await askFlags(platform, shop, [...statuses.keys()]), ({ performance }) => performance)
    inShop.push(...inShopOf([...statuses.values()]))
    for (const { id, idJet, title, titles, startsAt, status, seatGroups } of part) {
      const { sharedWith, shopTitle = '' } = among.get(id) ?? {}
      const shopStatus = statuses.get(idJet)
      const house = {
        startsAt: isoWithOffset(toInstant(startsAt)),
        isCancelled: status === 'cancelled',
        seatGroups: seatGroups ?? [],
        titles,
        sharedWith,
      }
      const shopStartsAt = shopStatus?.startsAt ? isoWithOffset(shopStatus.startsAt) : null
      const hiddenIn = statuses.refused?.get(idJet) ?? offered.refused?.get(idJet)
      const aspects = hiddenIn
        ? []
        : differingAspects(
            house,
            shopStatus && {
              startsAt: shopStartsAt,
              isCancelled: shopStatus.isCancelled,
              title: shopTitle,
              seatGroups: offered.get(idJet)?.seatGroups ?? [],
            },
          )
      const mistakes = shopStatus?.mistakes?.filter((mistake) => !isOfEvent(mistake)) ?? []
      const ofEvent = hiddenIn ? ['hidden' as const] : faultsOf(flags.get(idJet) ?? [], shopStatus?.mistakes ?? [])
      if (aspects.length > 0 || mistakes.length > 0 || ofEvent.length > 0)
        differing.push({
          ...{ id, title, shopStartsAt, aspects, mistakes, ofEvent, event: hiddenIn ?? shopStatus?.event ?? '' },
          ...{ startsAt: house.startsAt, isCancelledHere: house.isCancelled },
        })
    }
  }
  return { compared: rows.length, differing, inShop: countProducts(inShop) }
}

/** What the shop's own page alone sells of performances, once for each of them. */
function inShopOf(statuses: PerformanceStatus[]): InShopProduct[] {
  return statuses.flatMap(({ event = '', inShop = [] }) => inShop.map((sold) => ({ ...sold, event, number: 1 })))
}

/** Counts the performances of the same product of the same event. */
function countProducts(rows: InShopProduct[]): InShopProduct[] {
  const same = Map.groupBy(rows, ({ event, product, reason }) => JSON.stringify([event, product, reason]))
  return [...same.values()].flatMap(([first, ...others]) => (first ? [{ ...first, number: others.length + 1 }] : []))
}

/** What holds of the event of a performance, each once. */
function faultsOf(flags: ShopFlag[], mistakes: SetupMistake[]): EventFault[] {
  return [...new Set([...flags.map(({ flag }) => flag), ...mistakes.filter(isOfEvent).map(({ kind }) => kind)])]
}
