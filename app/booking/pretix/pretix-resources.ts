import { z } from 'zod'

// Schemas of pretix's resources, as its REST API documents them, reduced to what booking reads. pretix may add fields
// without notice, so unknown ones are ignored.

const text = z.record(z.string(), z.string().nullable()).nullable()
const money = z.string().regex(/^\d+\.\d{2}$/)
const moment = z.iso.datetime({ offset: true }).nullable()
const sale = { presale_start: moment, presale_end: moment }
const seating = { seating_plan: z.int().nullable(), seat_category_mapping: z.record(z.string(), z.int().nullable()) }
const window = { active: z.boolean(), available_from: moment.optional(), available_until: moment.optional() }

export const eventSchema = z.object({ live: z.boolean(), has_subevents: z.boolean(), date_from: moment.optional(), ...sale, ...seating })

export const subeventSchema = z.object({
  id: z.int(),
  active: z.boolean(),
  date_from: moment.optional(),
  item_price_overrides: z.array(z.object({ item: z.int(), disabled: z.boolean().default(false), price: money.nullable() })),
  variation_price_overrides: z.array(z.object({ variation: z.int(), disabled: z.boolean().default(false), price: money.nullable() })),
  ...sale,
  ...seating,
})

export const itemSchema = z.object({
  id: z.int(),
  name: text,
  description: text,
  position: z.int(),
  default_price: money,
  require_voucher: z.boolean(),
  hide_without_voucher: z.boolean(),
  variations: z.array(z.object({ id: z.int(), value: text, description: text, position: z.int(), price: money, ...window })),
  ...window,
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
export type PretixQuota = z.infer<typeof quotaSchema>
export type PretixSeat = z.infer<typeof seatSchema>
export type PretixCartPosition = z.infer<typeof cartPositionSchema>
export type BulkResult = z.infer<typeof bulkAnswerSchema>['results'][number]

/** The German version of a multilingual text, else the first language it has. */
export function germanOf(translations: z.infer<typeof text>): string {
  return translations?.de ?? translations?.['de-informal'] ?? Object.values(translations ?? {}).find(Boolean) ?? ''
}
