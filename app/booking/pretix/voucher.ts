import { centsOf, priceOf } from '../../platform/format/price.ts'
import { type CodeEffect, centsWith } from '../codes/code-offer.ts'
import { CODE_EXPIRED, CODE_IN_SHOP_ONLY, CODE_NOT_HERE, CODE_USED_UP, ShopRejected } from '../ticket-shop.ts'
import type { Performance } from './performance.ts'
import type { PretixItem, PretixQuota, PretixVoucher } from './pretix-resources.ts'

/** A voucher as pretix has it, with the quota to which it is limited. */
export type Voucher = PretixVoucher & { ofQuota: Pick<PretixQuota, 'items' | 'variations'> | undefined }

/**
 * Requires that a voucher can be redeemed for tickets of a performance one by one. What counts its budget, asks for several
 * tickets or for a certain seat is left to pretix's own cart.
 * @throws ShopRejected
 */
export function assertRedeemable(voucher: Voucher, { subevent }: Performance, now: Temporal.Instant): void {
  const { valid_until, budget, seat, min_usages, redeemed } = voucher
  if (usesLeft(voucher) < 1) throw new ShopRejected(CODE_USED_UP)
  if (valid_until && Temporal.Instant.compare(Temporal.Instant.from(valid_until), now) < 0) throw new ShopRejected(CODE_EXPIRED)
  if (voucher.subevent !== null && voucher.subevent !== subevent) throw new ShopRejected(CODE_NOT_HERE)
  if (budget !== null || seat !== null || min_usages - redeemed > 1) throw new ShopRejected(CODE_IN_SHOP_ONLY)
}

/** For how many tickets a voucher can be used yet; those that lie in carts pretix does not tell. */
export function usesLeft({ max_usages, redeemed }: PretixVoucher): number {
  return max_usages - redeemed
}

/** Whether a voucher is for a product, or for a variation of it. */
export function isFor({ item, variation, ofQuota }: Voucher, product: PretixItem, ofProduct?: { id: number }): boolean {
  if (ofQuota) return ofProduct ? ofQuota.variations.includes(ofProduct.id) : ofQuota.items.includes(product.id)
  return (item === null || item === product.id) && (variation === null || variation === ofProduct?.id)
}

/** Whether a voucher opens a product, or a variation of it, that is sold only with one. */
export function opensWith(voucher: Voucher, product: PretixItem, ofProduct?: { id: number; hide_without_voucher: boolean }): boolean {
  const isHidden = product.hide_without_voucher || ofProduct?.hide_without_voucher
  return isFor(voucher, product, ofProduct) && (voucher.show_hidden_items || !isHidden)
}

/** Whether tickets are sold with a voucher though a quota has none left. */
export function passesQuotas({ block_quota, allow_ignore_quota }: PretixVoucher): boolean {
  return block_quota || allow_ignore_quota
}

/** What a voucher does to a price. */
export function effectOf({ price_mode, value }: PretixVoucher): CodeEffect {
  if (price_mode === 'none' || value === null) return { kind: 'none', value: 0 }
  return { kind: price_mode, value: price_mode === 'percent' ? Number(value) : centsOf(value) }
}

/** A price with a voucher, as pretix reckons it. @param price decimal text such as `12.50` */
export function priceWith(voucher: PretixVoucher, price: string): string {
  return priceOf(centsWith(effectOf(voucher), centsOf(price)))
}
