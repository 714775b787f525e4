import { z } from 'zod'

/** A decimal text such as `12.50`. */
export const money = z.string().regex(/^\d+\.\d{2}$/)

/** A price of a seat group (B §3). `price` is a decimal text such as `12.50`. */
export const priceSchema = z.object({
  id: z.number().int(),
  price: money,
  /** what it costs with the visitor's code; missing where the code does nothing for it */
  code_price: money.optional(),
  /** ISO 4217; missing where it is the house's */
  currency: z.string().length(3).optional(),
  /** whether the visitor may pay more: the price is the least */
  free_price: z.literal(true).optional(),
  /** what the shop suggests where the visitor may pay more; missing where that is the least */
  suggested_price: money.optional(),
  /** whether it is sold only with the visitor's code */
  needs_code: z.literal(true).optional(),
  sale_type_id: z.number().int(),
  seat_group: z.string(),
  text: z.string(),
  name: z.string(),
  has_discounts: z.boolean(),
})
export type Price = z.infer<typeof priceSchema>

/** A start time with its own capacity (B §3). Status 0: it cannot be booked. */
export const timeslotSchema = z.object({
  id: z.number().int(),
  status: z.number().int(),
  time_start: z.string(),
  block_id: z.number().int(),
})
export type Timeslot = z.infer<typeof timeslotSchema>

/** Why the site cannot put something into a cart as the shop's own page does. */
export const IN_SHOP_REASONS = ['approval', 'membership', 'gift-card', 'many-at-once', 'bundled-seats'] as const
export type InShopReason = (typeof IN_SHOP_REASONS)[number]

/** Seats that are sold under one set of prices (B §3). Status 0 sold out, 1 available, 2 few left. */
export const seatGroupSchema = z.object({
  id: z.number().int(),
  seat_group: z.string(),
  status: z.number().int(),
  text: z.string(),
  prices: z.array(priceSchema),
  timeslots: z.array(timeslotSchema),
  /** whether the shop has a plan of its seats, from which visitors may choose; missing where it has none */
  has_seat_plan: z.literal(true).optional(),
  /** whether its prices are areas of the house, among which anybody chooses, and none of them a reduced one */
  has_areas: z.literal(true).optional(),
  /** whether the shop takes codes for the performance; missing where it knows none */
  takes_codes: z.literal(true).optional(),
  /** whether it lets nobody in, such as a booklet: neither its price nor what is left of it is the performance's */
  is_extra: z.literal(true).optional(),
  /** where the shop sells it, and why the site does not; missing where it does. A visitor's code stands in the address. */
  in_shop: z.object({ url: z.url({ protocol: /^https?$/ }), reason: z.enum(IN_SHOP_REASONS) }).optional(),
  /** how many tickets of all its prices the shop sells in one order; missing where it says nothing */
  max_tickets: z.number().int().min(1).optional(),
  min_tickets: z.number().int().min(1).optional(),
})
export type SeatGroup = z.infer<typeof seatGroupSchema>
