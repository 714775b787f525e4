import { z } from 'zod'
import { ensureSeries } from './fill-shop.ts'
import type { SetupApi } from './pretix-api.ts'
import type { Way, WayProduct } from './ways.ts'

/** Short form of a series beside that of the house, which sells plain tickets. */
export const WAYS_SERIES = 'wie-haeuser'
const EVENT = `/events/${WAYS_SERIES}`
const created = z.object({ id: z.int() })
const itemSchema = created.extend({ variations: z.array(created) })
const categorySchema = created.extend({ name: z.record(z.string(), z.string()) })

export type FilledWay = { date: number; code: string }

/**
 * Makes a date of the series that sells in one of the houses' ways.
 * @param startsAt ISO 8601 with offset
 * @returns the id of the date, and the code of its voucher; empty where it has none
 */
export async function fillWay(api: SetupApi, { title, products, code }: Way, startsAt: string): Promise<FilledWay> {
  await ensureSeries(api, WAYS_SERIES, 'Wie Häuser verkaufen')
  const { id: date } = await api.post(created, `${EVENT}/subevents/`, {
    ...{ name: { de: title }, active: true, is_public: true, meta_data: {}, date_from: startsAt, date_to: null },
    ...{ presale_start: null, presale_end: null, location: null, seating_plan: null, seat_category_mapping: {} },
    ...{ item_price_overrides: [], variation_price_overrides: [] },
  })
  const ids = new Map<string, number>()
  for (const [position, product] of products.entries()) ids.set(product.name, await makeProduct(api, { product, position, ids, date }))
  await api.patch(`${EVENT}/`, { live: true })
  if (!code) return { date, code: '' }
  const voucher = { code: `${code.prefix}${date}`, item: ids.get(code.product), max_usages: 100, show_hidden_items: true }
  await api.post(z.unknown(), `${EVENT}/vouchers/`, voucher)
  return { date, code: voucher.code }
}

type Making = { product: WayProduct; position: number; ids: ReadonlyMap<string, number>; date: number }

async function makeProduct(api: SetupApi, { product, position, ids, date }: Making): Promise<number> {
  const { name, price, left, admission = true, variations = [], bundle = [], category } = product
  const item = await api.post(itemSchema, `${EVENT}/items/`, {
    ...{ name: { de: name }, description: { de: product.description ?? '' }, position: 100 + position, active: true, tax_rule: null },
    ...{ default_price: price, admission, personalized: false, free_price: product.isFree ?? false },
    ...{ hide_without_voucher: product.isHidden ?? false, require_bundling: product.isPart ?? false },
    category: category === undefined ? null : await categoryNamed(api, category),
    variations: variations.map((variation, at) => ({
      ...{ value: { de: variation.name }, description: {}, position: at, active: true, default_price: variation.price },
    })),
    bundles: bundle.map(({ product: part, count, share }) => ({
      ...{ bundled_item: ids.get(part), bundled_variation: null, count, designated_price: share },
    })),
  })
  const numbers = item.variations.map(({ id }) => id)
  const quota = { items: [item.id], subevent: date }
  await api.post(z.unknown(), `${EVENT}/quotas/`, { ...quota, name, size: left, variations: numbers })
  for (const [at, variation] of variations.entries()) {
    if (variation.left === undefined) continue
    const own = { name: variation.name, size: variation.left, variations: numbers.slice(at, at + 1) }
    await api.post(z.unknown(), `${EVENT}/quotas/`, { ...quota, ...own })
  }
  return item.id
}

async function categoryNamed(api: SetupApi, name: string): Promise<number> {
  const existing = await api.list(categorySchema, `${EVENT}/categories/`)
  const found = existing.find((category) => category.name.de === name)
  if (found) return found.id
  const body = { name: { de: name }, description: {}, position: existing.length + 1, is_addon: false }
  return (await api.post(created, `${EVENT}/categories/`, body)).id
}
