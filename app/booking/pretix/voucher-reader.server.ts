import { sharedReads } from '../connection/shared-reads.ts'
import { CODE_UNKNOWN, ShopRejected } from '../ticket-shop.ts'
import type { Performance } from './performance.ts'
import type { PretixApi } from './pretix-api.server.ts'
import { assertRedeemable, type Voucher } from './voucher.ts'

/** How old a voucher may be when a cart is filled: the widget has just shown it, and pretix counts its uses itself. */
const KNOWN_MS = 60_000

export type VoucherReader = {
  /** Reads a voucher anew. @throws ShopRejected with one of the codes for codes; ShopUnavailable */
  read(performance: Performance, code: string, now: Temporal.Instant): Promise<Voucher>
  /** The same, from what was read in the last minute. */
  known(performance: Performance, code: string, now: Temporal.Instant): Promise<Voucher>
}

/** @param nowMs a clock in milliseconds */
export function createVoucherReader(api: PretixApi, nowMs: () => number): VoucherReader {
  const vouchers = sharedReads(nowMs, async (key): Promise<Voucher | undefined> => {
    const [event = '', code = ''] = key.split('\n')
    const voucher = await api.findVoucher(event, code)
    if (!voucher) return undefined
    return { ...voucher, ofQuota: voucher.quota === null ? undefined : await api.readCounted(event, voucher.quota) }
  })

  async function readWithin(maxAgeMs: number, performance: Performance, code: string, now: Temporal.Instant): Promise<Voucher> {
    const voucher = await vouchers.read(`${performance.event}\n${code.toUpperCase()}`, maxAgeMs)
    if (!voucher) throw new ShopRejected(CODE_UNKNOWN)
    assertRedeemable(voucher, performance, now)
    return voucher
  }

  return {
    read: (performance, code, now) => readWithin(0, performance, code, now),
    known: (performance, code, now) => readWithin(KNOWN_MS, performance, code, now),
  }
}
