import { z } from 'zod'

// Schemas of pretix's resources, as its REST API documents them, reduced to what booking reads. pretix may add fields
// without notice, so unknown ones are ignored.

const text = z.record(z.string(), z.string().nullable()).nullable()
const money = z.string().regex(/^\d+\.\d{2}$/)
const moment = z.iso.datetime({ offset: true }).nullable()
const sale = { presale_start: moment, presale_end: moment }
const seating = { seating_plan: z.int().nullable(), seat_category_mapping: z.record(z.string(), z.int().nullable()) }
const words = { name: text.optional(), location: text.optional() }
const times = { date_from: moment.optional(), date_to: moment.optional(), date_admission: moment.optional() }
const window = { available_from: moment.optional(), available_until: moment.optional() }
// `sales_channels` is what versions before 2024.10 send instead.
const channels = {
  all_sales_channels: z.boolean().optional(),
  limit_sales_channels: z.array(z.string()).optional(),
  sales_channels: z.array(z.string()).optional(),
}
const override = { disabled: z.boolean().default(false), price: money.nullable(), ...window }

export const eventSchema = z.object({
  ...{ live: z.boolean(), testmode: z.boolean().default(false), has_subevents: z.boolean(), timezone: z.string().default('UTC') },
  currency: z.string().length(3).default('EUR'),
  /** its page in pretix's shop; older versions do not tell it */
  public_url: z.url({ protocol: /^https?$/ }).optional(),
  ...words,
  ...times,
  ...sale,
  ...seating,
  ...channels,
})

/**
 * Of an event's settings: how many tickets pretix takes in one order, whether it hides what is sold out, for how many minutes it
 * holds the tickets of a cart, and the last day on which orders are paid.
 */
export const settingsSchema = z.object({
  max_items_per_order: z.int().nullable().optional(),
  hide_sold_out: z.boolean().optional(),
  reservation_time: z.int().min(0).optional(),
  payment_term_last: z.string().nullable().optional(),
})

export const subeventSchema = z.object({
  id: z.int(),
  active: z.boolean(),
  item_price_overrides: z.array(z.object({ item: z.int(), ...override })),
  variation_price_overrides: z.array(z.object({ variation: z.int(), ...override })),
  ...words,
  ...times,
  ...sale,
  ...seating,
})

/** An event in the list of all, and a date in that of all series: those of one event leave its name out here. */
export const listedEventSchema = z.object({ slug: z.string().min(1), date_from: moment.optional() })
export const listedDateSchema = z.object({ id: z.int(), event: z.string().min(1), date_from: moment.optional() })

/** A tax rule; prices of products that have it are net where they do not include it. */
export const taxRuleSchema = z.object({ id: z.int(), rate: z.string().regex(/^\d+(\.\d+)?$/), price_includes_tax: z.boolean() })

export const categorySchema = z.object({
  ...{ id: z.int(), name: text.optional(), position: z.int().default(0), is_addon: z.boolean() },
  /** `only` for what the cart alone offers beside tickets */
  cross_selling_mode: z.string().nullable().optional(),
})

export const itemSchema = z.object({
  id: z.int(),
  name: text,
  category: z.int().nullable().optional(),
  description: text,
  position: z.int(),
  default_price: money,
  /** whether buyers may pay more */
  free_price: z.boolean().default(false),
  /** what buyers are first shown where they may; a variation has its own */
  free_price_suggestion: money.nullable().optional(),
  tax_rule: z.int().nullable().optional(),
  active: z.boolean(),
  require_voucher: z.boolean(),
  hide_without_voucher: z.boolean(),
  require_bundling: z.boolean().default(false),
  /** whether it lets somebody in; older versions of pretix do not say */
  admission: z.boolean().default(true),
  /** products that every ticket of this one comes with, at a part of its price */
  bundles: z
    .array(z.object({ bundled_item: z.int(), bundled_variation: z.int().nullable(), count: z.int(), designated_price: money }))
    .default([]),
  /** categories from which buyers take something with it */
  addons: z.array(z.object({ addon_category: z.int(), min_count: z.int(), multi_allowed: z.boolean().default(false) })).default([]),
  require_membership: z.boolean().default(false),
  /** whether nobody else sees it */
  require_membership_hidden: z.boolean().default(false),
  /** whether a card or wristband has to be there, or comes with it */
  media_policy: z.string().nullable().optional(),
  media_type: z.string().nullable().optional(),
  min_per_order: z.int().nullable().optional(),
  max_per_order: z.int().nullable().optional(),
  /** a product in whose place it is sold once that one is sold out */
  hidden_if_item_available: z.int().nullable().optional(),
  /** a quota in whose place it is sold; what older versions have instead */
  hidden_if_available: z.int().nullable().optional(),
  /** whether somebody decides on each order */
  require_approval: z.boolean().default(false),
  issue_giftcard: z.boolean().default(false),
  variations: z.array(
    z.object({
      ...{ id: z.int(), value: text, description: text, position: z.int(), active: z.boolean() },
      // Its own; null where it costs what the product costs.
      default_price: money.nullable(),
      free_price_suggestion: money.nullable().optional(),
      hide_without_voucher: z.boolean().default(false),
      require_membership: z.boolean().default(false),
      require_membership_hidden: z.boolean().default(false),
      require_approval: z.boolean().default(false),
      ...window,
      ...channels,
    }),
  ),
  ...window,
  ...channels,
})

export const quotaSchema = z.object({
  id: z.int(),
  size: z.int().nullable(),
  items: z.array(z.int()),
  variations: z.array(z.int()),
  subevent: z.int().nullable(),
  available: z.boolean(),
  available_number: z.int().nullable(),
  /** whether pretix leaves it out where it says how a date stands */
  ignore_for_event_availability: z.boolean().default(false),
})

export const seatSchema = z.object({
  zone_name: z.string().nullable(),
  row_name: z.string().nullable(),
  seat_number: z.string().nullable(),
  seat_guid: z.string(),
  product: z.int().nullable(),
  blocked: z.boolean(),
  orderposition: z.unknown(),
  cartposition: z.unknown(),
  voucher: z.unknown(),
})

const position = z.object({ x: z.number(), y: z.number() })
const fromParent = position.default({ x: 0, y: 0 })

/** The layout of a hall, in pixels: rows are placed in their zone, seats in their row. Which product a seat is, a date says. */
export const seatingPlanSchema = z.object({
  layout: z.object({
    zones: z.array(
      z.object({
        name: z.string().default(''),
        position,
        rows: z.array(
          z.object({
            row_number: z.string(),
            position: fromParent,
            seats: z.array(z.object({ seat_guid: z.string(), seat_number: z.string(), category: z.string(), position: fromParent })),
          }),
        ),
      }),
    ),
  }),
})

export const cartPositionSchema = z.object({
  id: z.int(),
  cart_id: z.string(),
  item: z.int(),
  datetime: z.iso.datetime({ offset: true }),
  expires: z.iso.datetime({ offset: true }),
  /** older versions leave it out */
  voucher: z.int().nullable().optional(),
  seat: z
    .object({ zone_name: z.string().nullish(), row_name: z.string().nullish(), seat_number: z.string().nullish() })
    .nullable()
    .optional(),
})

export const voucherSchema = z.object({
  ...{ code: z.string(), max_usages: z.int(), redeemed: z.int(), min_usages: z.int().default(1), valid_until: moment },
  ...{ block_quota: z.boolean(), allow_ignore_quota: z.boolean(), show_hidden_items: z.boolean().default(true) },
  ...{ price_mode: z.enum(['none', 'set', 'subtract', 'percent']), value: money.nullable() },
  // For what it is valid; null for anything.
  ...{ item: z.int().nullable(), variation: z.int().nullable(), quota: z.int().nullable(), subevent: z.int().nullable() },
  seat: z.string().nullable().default(null),
  /** how much may be taken off altogether */
  budget: money.nullable().default(null),
  /** whether its price includes what comes with a ticket, which is otherwise paid for whatever the ticket costs */
  all_bundles_included: z.boolean().default(false),
})
/** Of a quota: what it counts. */
export const countedSchema = quotaSchema.pick({ items: true, variations: true })

/** Of an order: for which dates it is. */
export const orderSchema = z.object({ positions: z.array(z.object({ subevent: z.int().nullable() })) })

const errors = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
export const bulkAnswerSchema = z.object({
  results: z.array(z.object({ success: z.boolean(), data: cartPositionSchema.nullable(), errors: errors.nullable() })),
})

export type PretixEvent = z.infer<typeof eventSchema>
export type PretixSubevent = z.infer<typeof subeventSchema>
export type ListedEvent = z.infer<typeof listedEventSchema>
export type ListedDate = z.infer<typeof listedDateSchema>
export type PretixItem = z.infer<typeof itemSchema>
export type PretixTaxRule = z.infer<typeof taxRuleSchema>
export type PretixSettings = z.infer<typeof settingsSchema>
export type PretixCategory = z.infer<typeof categorySchema>
export type PretixVoucher = z.infer<typeof voucherSchema>
export type PretixQuota = z.infer<typeof quotaSchema>
export type PretixLayout = z.infer<typeof seatingPlanSchema>['layout']
export type PretixSeat = z.infer<typeof seatSchema>
export type PretixCartPosition = z.infer<typeof cartPositionSchema>
export type BulkResult = z.infer<typeof bulkAnswerSchema>['results'][number]

/** The German version of a multilingual text, else the first language it has. */
export function germanOf(translations: z.infer<typeof text> | undefined): string {
  return translations?.de ?? translations?.['de-informal'] ?? Object.values(translations ?? {}).find(Boolean) ?? ''
}
