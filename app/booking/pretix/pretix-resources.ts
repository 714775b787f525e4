import { z } from 'zod'

// Schemas of pretix's resources, as its REST API documents them, reduced to what booking reads. pretix may add fields
// without notice, so unknown ones are ignored.

const text = z.record(z.string(), z.string().nullable()).nullable()
const money = z.string().regex(/^\d+\.\d{2}$/)
const moment = z.iso.datetime({ offset: true }).nullable()
const sale = { presale_start: moment, presale_end: moment }
const seating = { seating_plan: z.int().nullable(), seat_category_mapping: z.record(z.string(), z.int().nullable()) }
const times = { date_from: moment.optional(), date_to: moment.optional() }
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
  ...times,
  ...sale,
  ...seating,
  ...channels,
})

/** Of an event's settings: how many tickets pretix takes in one order. */
export const settingsSchema = z.object({ max_items_per_order: z.int().nullable().optional() })

export const subeventSchema = z.object({
  id: z.int(),
  active: z.boolean(),
  item_price_overrides: z.array(z.object({ item: z.int(), ...override })),
  variation_price_overrides: z.array(z.object({ variation: z.int(), ...override })),
  ...times,
  ...sale,
  ...seating,
})

export const categorySchema = z.object({ id: z.int(), is_addon: z.boolean() })

export const itemSchema = z.object({
  id: z.int(),
  name: text,
  category: z.int().nullable().optional(),
  description: text,
  position: z.int(),
  default_price: money,
  active: z.boolean(),
  require_voucher: z.boolean(),
  hide_without_voucher: z.boolean(),
  require_bundling: z.boolean().default(false),
  require_membership: z.boolean().default(false),
  min_per_order: z.int().nullable().optional(),
  max_per_order: z.int().nullable().optional(),
  variations: z.array(
    z.object({
      ...{ id: z.int(), value: text, description: text, position: z.int(), active: z.boolean() },
      // Its own; null where it costs what the product costs.
      default_price: money.nullable(),
      hide_without_voucher: z.boolean().default(false),
      require_membership: z.boolean().default(false),
      ...window,
      ...channels,
    }),
  ),
  ...window,
  ...channels,
})

export const quotaSchema = z.object({
  size: z.int().nullable(),
  items: z.array(z.int()),
  variations: z.array(z.int()),
  subevent: z.int().nullable(),
  available: z.boolean(),
  available_number: z.int().nullable(),
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

export const cartPositionSchema = z.object({
  id: z.int(),
  cart_id: z.string(),
  item: z.int(),
  datetime: z.iso.datetime({ offset: true }),
  expires: z.iso.datetime({ offset: true }),
})

const errors = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
export const bulkAnswerSchema = z.object({
  results: z.array(z.object({ success: z.boolean(), data: cartPositionSchema.nullable(), errors: errors.nullable() })),
})

export type PretixEvent = z.infer<typeof eventSchema>
export type PretixSubevent = z.infer<typeof subeventSchema>
export type PretixItem = z.infer<typeof itemSchema>
export type PretixSettings = z.infer<typeof settingsSchema>
export type PretixCategory = z.infer<typeof categorySchema>
export type PretixQuota = z.infer<typeof quotaSchema>
export type PretixSeat = z.infer<typeof seatSchema>
export type PretixCartPosition = z.infer<typeof cartPositionSchema>
export type BulkResult = z.infer<typeof bulkAnswerSchema>['results'][number]

/** The German version of a multilingual text, else the first language it has. */
export function germanOf(translations: z.infer<typeof text>): string {
  return translations?.de ?? translations?.['de-informal'] ?? Object.values(translations ?? {}).find(Boolean) ?? ''
}
