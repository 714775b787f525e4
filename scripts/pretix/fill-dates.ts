import { z } from 'zod'
import { centsOf, HALLS, type PriceTable, quotaOf, SALE_TYPES, type SeatGroupPlan } from '../../sandbox-shop/halls.ts'
import { euros, SERIES, type ShopParts } from './fill-shop.ts'
import type { SetupApi } from './pretix-api.ts'
import { categoriesOf } from './seating-plan.ts'

const AT_ONCE = 4

/** A performance of the house, as it is put on sale. */
export type Performance = {
  /** the same in every run; kept as pretix's internal comment */
  key: string
  title: string
  hall: string
  room: string
  startsAt: string
  endsAt: string | null
  saleFrom: string | null
  priceTable: PriceTable
  isCancelled: boolean
  /** names of seat groups that are sold out */
  soldOut: string[]
}

const dateSchema = z.object({ id: z.int(), comment: z.string().nullable() })

/**
 * Makes a date of the series for each performance that has none, with its prices, quotas and seats.
 * @returns the id of the date by the performance's key
 */
export async function fillDates(api: SetupApi, parts: ShopParts, performances: readonly Performance[]): Promise<Map<string, number>> {
  const existing = await api.list(dateSchema, `/events/${SERIES}/subevents/`)
  const ids = new Map(existing.flatMap(({ id, comment }) => (comment ? [[comment, id] as const] : [])))
  const missing = performances.filter(({ key }) => !ids.has(key))
  const queue = missing.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const performance of queue) ids.set(performance.key, await makeDate(api, parts, performance))
    }),
  )
  if (missing.length > 0) await api.patch(`/events/${SERIES}/`, { live: true })
  return ids
}

async function makeDate(api: SetupApi, { products, plans }: ShopParts, performance: Performance): Promise<number> {
  const groups = (HALLS[performance.hall] ?? []).flatMap((plan) => {
    const product = products.get(plan.name)
    return product ? [{ plan, product }] : []
  })
  const seating = plans.get(performance.hall) ?? null
  const { id } = await api.post(dateSchema, `/events/${SERIES}/subevents/`, {
    ...{ name: { de: performance.title }, active: false, is_public: true, meta_data: {} },
    ...{ date_from: performance.startsAt, date_to: performance.endsAt, presale_start: performance.saleFrom, presale_end: null },
    ...{ location: { de: performance.room }, seating_plan: seating, item_price_overrides: [] },
    seat_category_mapping: seating === null ? {} : productsByCategory(performance.hall, products),
    variation_price_overrides: groups.flatMap(({ plan, product }) => overridesOf(plan, product, performance.priceTable)),
  })
  for (const { plan, product } of groups) {
    const places = performance.soldOut.includes(plan.name) ? 0 : plan.rows * plan.seatsPerRow
    const shared = { items: [product.id], subevent: id }
    await api.post(z.unknown(), `/events/${SERIES}/quotas/`, { ...shared, name: plan.name, size: places, variations: product.variations })
    for (const [index, saleType] of SALE_TYPES.entries()) {
      const size = quotaOf(plan, saleType)
      if (size === null) continue
      const variations = product.variations.slice(index, index + 1)
      await api.post(z.unknown(), `/events/${SERIES}/quotas/`, { ...shared, name: `${plan.name}, ${saleType.name}`, size, variations })
    }
  }
  // The key comes last: a date that was broken off here is made again as another.
  await api.patch(`/events/${SERIES}/subevents/${id}/`, { comment: performance.key, active: !performance.isCancelled })
  return id
}

function productsByCategory(hall: string, products: ShopParts['products']): Record<string, number> {
  const entries = [...categoriesOf(HALLS[hall] ?? [])].flatMap(([category, group]): [string, number][] => {
    const product = products.get(group)
    return product ? [[category, product.id]] : []
  })
  return Object.fromEntries(entries)
}

/** The prices of a date where they differ from the product's. */
function overridesOf(plan: SeatGroupPlan, product: { defaultCents: number[]; variations: number[] }, table: PriceTable) {
  return SALE_TYPES.flatMap((saleType, index) => {
    const cents = centsOf(plan, saleType, table)
    return cents === product.defaultCents[index] ? [] : [{ variation: product.variations[index], price: euros(cents), disabled: false }]
  })
}
