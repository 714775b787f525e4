import { z } from 'zod'
import type { PretixEventSetup, Quota } from './setup.ts'
import type { PretixState } from './state.ts'

/** The fields that pretix takes in a request. */
export const newPosition = z.strictObject({
  cart_id: z.string().endsWith('@api', 'Cart ID should end in @api or be empty.').optional(),
  item: z.int(),
  variation: z.int().nullable().optional(),
  price: z.string('This field is required.').regex(/^\d+\.\d{2}$/, 'A valid number is required.'),
  seat: z.string().nullable().optional(),
  subevent: z.int().nullable().optional(),
  expires: z.iso.datetime({ offset: true }).optional(),
  sales_channel: z.string().optional(),
  includes_tax: z.boolean().nullable().optional(),
  voucher: z.string().nullable().optional(),
  answers: z.array(z.never()),
})
export type NewPosition = z.infer<typeof newPosition>
/** A ticket in a cart. */
export type Position = NewPosition & { voucherId?: number; id: number; cart_id: string; datetime: string; expires: string }

/** Until when an event holds what is put into a cart now. */
export function untilOf({ clock }: PretixState, { settings }: PretixEventSetup): string {
  return clock.now().add({ minutes: settings.reservation_time }).toString()
}

/** Whether a position is still held. */
export function isLive({ clock }: PretixState, { expires }: Position): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(expires), clock.now()) > 0
}

/** Whether a quota counts a position. */
export function countsFor(quota: Quota, position: NewPosition): boolean {
  return (
    quota.items.includes(position.item) &&
    quota.subevent === (position.subevent ?? null) &&
    (!position.variation || quota.variations.includes(position.variation))
  )
}

/** How many tickets a quota has left; null without a bound. */
export function leftOf(state: PretixState, quota: Quota): number | null {
  if (quota.size === null) return null
  const blocking = state.server.positions.filter((position) => isLive(state, position) && countsFor(quota, position)).length
  return Math.max(0, quota.size - (quota.sold ?? 0) - blocking)
}
