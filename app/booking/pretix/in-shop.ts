import { MAX_TICKETS_PER_TYPE } from '../constants.ts'
import type { InShopReason } from '../schema.ts'
import type { PretixItem } from './pretix-resources.ts'
import { hasSeats, type OnDate } from './seated.ts'
import { isFor, type Voucher } from './voucher.ts'

type Variation = PretixItem['variations'][number]

/**
 * Why a ticket can only be bought on pretix's own page: its API would put it into a cart, and the order would then fail, wait for
 * somebody's approval, or hold something else than that page sells. Questions, required add-ons and the beginning of a validity
 * are asked when paying, so they are no reason.
 */
export function inShopReasonOf(date: OnDate, item: PretixItem, variation: Variation | undefined): InShopReason | undefined {
  if (item.issue_giftcard) return 'gift-card'
  if (item.require_membership || variation?.require_membership) return 'membership'
  if (item.require_approval || variation?.require_approval) return 'approval'
  if ((item.min_per_order ?? 0) > MAX_TICKETS_PER_TYPE) return 'many-at-once'
  return item.bundles.some(({ bundled_item }) => hasSeats(date, { id: bundled_item })) ? 'bundled-seats' : undefined
}

/**
 * The page of pretix's shop that sells a product on a date, with the visitor's code; pretix's addresses take no quantities.
 * @returns undefined where pretix does not tell the address of its shop, as older versions do not
 */
export function shopPageOf({ event, subevent }: OnDate, item: PretixItem, voucher: Voucher | undefined): string | undefined {
  if (!event.public_url) return undefined
  const address = new URL(subevent ? `${subevent.id}/` : '', event.public_url)
  if (voucher && isFor(voucher, item, undefined)) return redeemPageOf(event.public_url, subevent?.id, voucher.code)
  address.searchParams.set('item', String(item.id))
  return address.href
}

/** The page of pretix's shop that redeems a code on a date. @param shopUrl of the event */
export function redeemPageOf(shopUrl: string, subevent: number | null | undefined, code: string): string {
  const query = new URLSearchParams({ voucher: code, ...(subevent ? { subevent: String(subevent) } : {}) })
  return new URL(`redeem?${query}`, shopUrl).href
}

/** Whether pretix's web shop refuses a product: it needs a card that has to be there, or that a machine makes. */
export function needsMedium({ media_policy, media_type }: PretixItem): boolean {
  if (!media_policy) return false
  return media_policy === 'reuse' || media_policy === 'append' || media_type !== MADE_BY_SERVER
}

/** The only kind of medium that pretix makes itself. */
const MADE_BY_SERVER = 'barcode'
