import { z } from 'zod'

// Schemas of pretix's resources, as its REST API documents them, reduced to what a move reads. Unknown fields are ignored.

const text = z.record(z.string(), z.string().nullable()).nullish()
const moment = z.iso.datetime({ offset: true }).nullish()
const money = z.string().nullish()

/** A page of a list. */
export const listSchema = z.object({ next: z.string().nullable(), results: z.array(z.unknown()) })

export const organiserSchema = z.object({ slug: z.string().min(1), name: z.string().default('') })

export const eventSchema = z.object({
  ...{ slug: z.string().min(1), name: text, location: text, date_from: moment, date_to: moment },
  ...{ live: z.boolean().default(false), has_subevents: z.boolean().default(false), currency: z.string().default('EUR') },
  public_url: z.string().nullish(),
})

export const subeventSchema = z.object({
  ...{ id: z.int(), active: z.boolean().default(true), name: text, location: text, date_from: moment, date_to: moment },
  frontpage_text: text,
  item_price_overrides: z.array(z.object({ item: z.int(), price: money })).default([]),
  variation_price_overrides: z.array(z.object({ variation: z.int(), price: money })).default([]),
})

export const itemSchema = z.object({
  ...{ id: z.int(), default_price: money, active: z.boolean().default(true) },
  ...{ require_voucher: z.boolean().default(false), admission: z.boolean().default(true) },
  variations: z.array(z.object({ id: z.int(), default_price: money, active: z.boolean().default(true) })).default([]),
})

export const quotaSchema = z.object({ items: z.array(z.int()), subevent: z.int().nullable().default(null) })

/** Of an event's settings: its words and pictures. */
export const settingsSchema = z.object({ frontpage_text: text, logo_image: z.string().nullish(), og_image: z.string().nullish() })

export type PretixEvent = z.output<typeof eventSchema>
export type PretixSubevent = z.output<typeof subeventSchema>
export type PretixItem = z.output<typeof itemSchema>
export type PretixQuota = z.output<typeof quotaSchema>

/** The German version of a text in several languages, else the first it has. */
export function germanOf(texts: z.output<typeof text>): string {
  return (texts?.de ?? texts?.['de-informal'] ?? Object.values(texts ?? {}).find(Boolean) ?? '').trim()
}
