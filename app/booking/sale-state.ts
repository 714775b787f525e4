import { admittingOf } from './admitting.ts'
import { FEW_LEFT, SOLD_OUT } from './constants.ts'
import type { SeatGroup } from './schema.ts'
import type { ShopFlag } from './shop-flag.ts'

/**
 * What the shop says about the sale of a performance, beside what it offers. Instants are ISO with offset.
 * `window`: sold from one instant until another; null where there is none; `boxOffice` names what the box office alone has left
 * of it; `opensWithCode`: codes open tickets that are not on sale or have gone without one. `off`: somebody has switched off the whole shop or
 * this performance there. `code-only`: sold to who has a code. `box-office`: sold at the box office, and not in its web shop.
 * `not-here`: unknown to the shop, or not sold in its web shop.
 */
export type ShopSale =
  | { kind: 'window'; from: string | null; until: string | null; boxOffice?: string[]; opensWithCode?: true }
  | { kind: 'off'; what: 'shop' | 'performance' }
  | { kind: 'code-only' | 'box-office' | 'not-here' }

/** An offer as the shop gives it: what it sells, at prices and with what is left, whether or not the sale is open. */
export type ShopOffer = {
  seatGroups: SeatGroup[]
  sale: ShopSale
  /** for how long the shop holds tickets in a cart; null where it does not say */
  holdMinutes: number | null
}

/** What the state of a sale is derived from. */
type Sold = Pick<ShopOffer, 'seatGroups' | 'sale'>

/** The offer of what the shop does not sell. */
export const NO_OFFER: ShopOffer = { seatGroups: [], sale: { kind: 'not-here' }, holdMinutes: null }

/** What the house says about a performance, as far as its sale depends on it. */
export type HouseTerms = {
  status: 'scheduled' | 'cancelled' | 'moved'
  /** whether it is to come, under way or over */
  phase: 'coming' | 'running' | 'over'
  isFree: boolean
  /** when the house begins to sell; null when it has named no time */
  saleFrom: Temporal.Instant | null
  /** the shop's number; empty where it has none */
  shopNumber: string
  /** the address at which tickets are had; empty where there is none */
  ticketUrl: string
}

/**
 * Whether the site can sell at all: whether it has a shop, whether the house has switched it on, and how it last answered.
 * Each flag has the shop's numbers of the performances of which it holds.
 */
export type ShopCondition = {
  hasShop: boolean
  isOnline: boolean
  connection: 'working' | 'away' | 'denied'
  flags: Partial<Record<ShopFlag['flag'], ReadonlySet<string>>>
}

/** A shop to which nothing is the matter. */
export const WORKING_SHOP: ShopCondition = { hasShop: true, isOnline: true, connection: 'working', flags: {} }

type Of<Kind extends string> = Kind extends string ? { kind: Kind } : never

/**
 * The state of the sale of a performance, the only one from which every screen, call and feed takes its words.
 * `sold-out`: nobody sells it any more; `online-sold-out`: the box office has tickets of these names; of either, `opensWithCode` says
 * that there may be tickets for who has a code.
 * `online-over`: the web sale has ended; `boxOffice` says whether tickets are known to be left. `moved`: it has another date,
 * for which nothing is sold here. `sold-elsewhere`: at its own address alone. `code-only`: here, to who has a code. `box-office`:
 * at the box office alone, which has tickets left. `in-shop`: on the shop's own page alone. `switched-off`: the house's own web
 * shop, the whole ticket shop, or this
 * performance in it.
 */
export type SaleState =
  | Of<'on-sale' | 'few' | 'not-sold-here' | 'sold-elsewhere' | 'shop-away' | 'key-refused' | 'code-only' | 'box-office' | 'in-shop'>
  | Of<'cancelled' | 'moved' | 'free' | 'running' | 'ended'>
  | { kind: 'not-yet'; from: string }
  | { kind: 'sold-out'; opensWithCode?: true }
  | { kind: 'online-sold-out'; boxOffice: string[]; opensWithCode?: true }
  | { kind: 'online-over'; boxOffice: 'has-tickets' | 'unknown' }
  | { kind: 'switched-off'; what: 'webshop' | 'shop' | 'performance' }

export type SaleKind = SaleState['kind']

/** Something for each state; one without it does not compile. */
export type BySale<Result, Rest extends unknown[] = []> = {
  [Kind in SaleKind]: (state: Extract<SaleState, { kind: Kind }>, ...rest: Rest) => Result
}

/** What a table has for a state. */
export function forSale<Result, Rest extends unknown[]>(table: BySale<Result, Rest>, state: SaleState, ...rest: Rest): Result {
  return (table[state.kind] as (state: SaleState, ...rest: Rest) => Result)(state, ...rest)
}

/** Whether the site sells tickets of it now. */
export function isSelling({ kind }: SaleState): boolean {
  return kind === 'on-sale' || kind === 'few'
}

/** Whether a visitor can choose tickets of it here, though some need a code first. */
export function isOpenHere(state: SaleState): boolean {
  return isSelling(state) || state.kind === 'code-only' || state.kind === 'in-shop'
}

/** Whether there is nothing without a code, and perhaps something with one. */
export function mayOpenWithCode(state: SaleState): boolean {
  if (state.kind === 'sold-out' || state.kind === 'online-sold-out') return state.opensWithCode === true
  return state.kind === 'code-only'
}

/**
 * The state of a sale, from what the house says, what the shop last said, and whether the site can sell at all (B §3, B §5).
 * What the shop last said still counts while it is away, but for the claim that tickets can be bought.
 */
export function saleStateOf(terms: HouseTerms, offer: Sold, shop: ShopCondition, now: Temporal.Instant): SaleState {
  if (terms.status === 'cancelled') return { kind: 'cancelled' }
  if (terms.phase !== 'coming') return { kind: terms.phase === 'running' ? 'running' : 'ended' }
  if (terms.isFree) return { kind: 'free' }
  const from = openingOf(terms, offer, now)
  if (from) return { kind: 'not-yet', from: from.toString() }
  const state = stateInShop(terms, offer, shop, now)
  if (!isOpenHere(state)) return state
  if (!shop.isOnline) return { kind: 'switched-off', what: 'webshop' }
  if (shop.connection === 'denied' || isRefused(shop, terms.shopNumber)) return { kind: 'key-refused' }
  return shop.connection === 'away' ? { kind: 'shop-away' } : state
}

/** Whether the shop lets the site's key neither read nor sell a performance, though it accepts the key. */
function isRefused({ flags }: ShopCondition, shopNumber: string): boolean {
  return (flags.hidden?.has(shopNumber) || flags['no-carts']?.has(shopNumber)) ?? false
}

/** When the sale opens: once both the house and the shop sell; undefined when it is open, or the shop does not say. */
function openingOf({ saleFrom }: HouseTerms, { sale }: Sold, now: Temporal.Instant): Temporal.Instant | undefined {
  const ofShop = sale.kind === 'window' && sale.from !== null ? [Temporal.Instant.from(sale.from)] : []
  const isAhead = (moment: Temporal.Instant) => Temporal.Instant.compare(now, moment) < 0
  return [...(saleFrom ? [saleFrom] : []), ...ofShop].filter(isAhead).toSorted(Temporal.Instant.compare).at(-1)
}

function stateInShop(terms: HouseTerms, { seatGroups, sale }: Sold, { hasShop }: ShopCondition, now: Temporal.Instant): SaleState {
  if (sale.kind === 'off') return { kind: 'switched-off', what: sale.what }
  if (sale.kind === 'code-only' || sale.kind === 'box-office') return { kind: sale.kind }
  const isOver = sale.kind === 'window' && sale.until !== null && Temporal.Instant.compare(now, Temporal.Instant.from(sale.until)) >= 0
  const { boxOffice = [], opensWithCode } = sale.kind === 'window' ? sale : {}
  if (seatGroups.length === 0 && isOver) return { kind: 'online-over', boxOffice: boxOffice.length > 0 ? 'has-tickets' : 'unknown' }
  const counted = admittingOf(seatGroups)
  if (counted.every((group) => group.in_shop && group.is_extra)) return notSold(terms, hasShop)
  const statuses = counted.map(({ status }) => status)
  const isSoldOut = statuses.every((status) => status === SOLD_OUT)
  const isInShop = isSoldOut ? seatGroups.some(isLeftForAnybody) : counted.every((group) => group.in_shop)
  if (isSoldOut && !isInShop) {
    const code = opensWithCode && !isOver ? { opensWithCode } : {}
    return boxOffice.length > 0 ? { kind: 'online-sold-out', boxOffice, ...code } : { kind: 'sold-out', ...code }
  }
  if (isOver) return { kind: 'online-over', boxOffice: 'has-tickets' }
  if (isInShop) return { kind: 'in-shop' }
  return { kind: statuses.every((status) => status === SOLD_OUT || status === FEW_LEFT) ? 'few' : 'on-sale' }
}

/** Whether whoever goes to the shop's own page gets a ticket of it there. */
function isLeftForAnybody({ in_shop, is_extra, status }: SeatGroup): boolean {
  return in_shop !== undefined && in_shop.reason !== 'membership' && !is_extra && status !== SOLD_OUT
}

/**
 * A performance with a number is the connected shop's: where that offers nothing, its page sells nothing either. Where no shop
 * is connected, the number is that of another one.
 */
function notSold({ status, ticketUrl, shopNumber }: HouseTerms, hasShop: boolean): SaleState {
  const isOfShop = hasShop && shopNumber !== ''
  if (ticketUrl !== '' && !isOfShop) return { kind: 'sold-elsewhere' }
  return { kind: status === 'moved' ? 'moved' : 'not-sold-here' }
}
