import { isoWithOffset } from '../../platform/clock/clock.ts'
import { formatShortDate, formatTime } from '../../platform/format/date.ts'
import type { Notation } from '../../platform/format/notation.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../../site/index.server.ts'
import { TERMS_CHANGED } from '../constants.ts'
import type { OfferRefresher } from '../offer-refresher.server.ts'
import type { OfferAnswer } from '../offer-schema.ts'
import { readOffer } from '../offers.server.ts'
import type { Performance, Performances } from '../performances.ts'
import { openingOf } from '../sale-opening.ts'
import { isSelling, type SaleState, saleStateOf } from '../sale-state.ts'
import type { SeatGroup } from '../schema.ts'
import { readShopCondition } from '../shop-condition.server.ts'
import type { SeenTerms } from './seen-schema.ts'
import { dateChanges, priceChanges } from './term-changes.ts'

/** How long a visitor waits for a fresh offer before the stored one is taken. */
const OFFER_TIMEOUT_MS = 800
/** In the answer's body, for callers that expect a code of the shop's. */
const RESPONSE_CODE = 409

type Dependencies = { performances: Performances; offers: OfferRefresher | undefined }
/** An order, and what the visitor was shown of it. */
type SeenOrder = { event_jet_id: string; seat_group?: string | undefined; sale_type_ids: number[]; seen: SeenTerms }

/**
 * What is sold of a performance and when and where it is, in the words of the site: as the shop says it now, or as it was last
 * known.
 */
export async function readTerms(platform: Platform, offers: OfferRefresher | undefined, performance: Performance): Promise<OfferAnswer> {
  const { shopNumber, startsAt, room } = performance
  await refreshBriefly(offers, shopNumber)
  const { design } = await readSettings(platform)
  const [offer, condition] = await Promise.all([readOffer(platform, shopNumber), readShopCondition(platform)])
  const sale = saleStateOf(performance, offer, condition, platform.clock.now())
  return {
    sale,
    sale_from: openingOf(sale, design),
    seat_groups: isOfferShown(sale) ? offer.seatGroups : [],
    hold_minutes: offer.holdMinutes,
    starts_at: isoWithOffset(startsAt),
    short_date: formatShortDate(startsAt, design),
    time: formatTime(startsAt, design),
    room,
  }
}

/** Whether the widget shows seat groups: those that are sold, those that have gone, and those that the shop's own page sells. */
function isOfferShown(sale: SaleState): boolean {
  return isSelling(sale) || sale.kind === 'sold-out' || sale.kind === 'online-sold-out' || sale.kind === 'in-shop'
}

/**
 * Requires that what the visitor was shown is what is sold. A shop may sell several performances under one number; one that is
 * as shown suffices.
 * @throws Problem 409 with a sentence for each change, and with the present offer
 */
export async function assertAsSeen(platform: Platform, { performances, offers }: Dependencies, order: SeenOrder): Promise<void> {
  const candidates = (await performances.sold(order.event_jet_id)).filter(({ status }) => status !== 'cancelled')
  const [performance] = candidates
  if (!performance) return
  const offer = await readTerms(platform, offers, performance)
  const { design } = await readSettings(platform)
  const changes = candidates.map((candidate) => changesOf(order, candidate, offer.seat_groups, design))
  const [sentences = []] = changes
  if (changes.some((own) => own.length === 0)) return
  throw new Problem(409, TERMS_CHANGED, sentences.join(' '), { response_code: RESPONSE_CODE, offer })
}

function changesOf({ seen, ...order }: SeenOrder, { startsAt, room }: Performance, seatGroups: SeatGroup[], notation: Notation): string[] {
  const written = (instant: Temporal.Instant) => ({ shortDate: formatShortDate(instant, notation), time: formatTime(instant, notation) })
  const before = seen.starts_at === undefined ? startsAt : Temporal.Instant.from(seen.starts_at)
  return [
    ...dateChanges({ ...written(before), room: seen.room ?? room }, { ...written(startsAt), room }),
    ...priceChanges({ ...order, prices: seen.prices ?? [] }, seatGroups, notation.currencySign),
  ]
}

async function refreshBriefly(offers: OfferRefresher | undefined, shopNumber: string): Promise<void> {
  if (!offers || !shopNumber) return
  await Promise.race([offers.refresh(shopNumber), new Promise<void>((resolve) => setTimeout(resolve, OFFER_TIMEOUT_MS).unref())])
}
