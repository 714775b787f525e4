import { z } from 'zod'
import type { SetupApi } from './pretix-api.ts'
import type { WayProduct } from './ways/way.ts'

const created = z.object({ id: z.int() })
const itemSchema = created.extend({ variations: z.array(created) })
const categorySchema = created.extend({ internal_name: z.string().nullable() })
const taxSchema = created.extend({ internal_name: z.string().nullable() })

/** The ids of products by name, and of variations as `product·variation`. */
export type ProductIds = ReadonlyMap<string, number>

/** Categories and tax rules that are being made, so that two ways at once make one. */
const making = new Map<string, Promise<number>>()
/** pretix fails where two tax rules are an event's first. */
let madeLast: Promise<unknown> = Promise.resolve()

/** A quota of the date, and what it counts. */
type Quota = { id: number; items: number[]; variations: number[] }

/**
 * Makes the products of a way, one after the other, each with a quota of the date or with that of the one before it.
 * @param path of the event in pretix's API
 * @param date null for an event that has one date
 */
export async function makeProducts(api: SetupApi, path: string, products: readonly WayProduct[], date: number | null): Promise<ProductIds> {
  const ids = new Map<string, number>()
  let quota: Quota | undefined
  for (const [position, product] of products.entries()) {
    const item = await makeProduct(api, path, { product, position, ids })
    const variations = item.variations.map(({ id }) => id)
    ids.set(product.name, item.id)
    for (const [at, { name }] of (product.variations ?? []).entries()) ids.set(`${product.name}·${name}`, variations[at] ?? 0)
    if (product.left === 'no-quota') continue
    const counted = { items: [item.id], variations }
    if (product.left === 'shared' && quota) quota = await shareQuota(api, path, quota, counted)
    else quota = await makeQuotas(api, path, product, { ...counted, date })
  }
  return ids
}

type Making = { product: WayProduct; position: number; ids: ProductIds }

async function makeProduct(api: SetupApi, path: string, { product, position, ids }: Making): Promise<z.infer<typeof itemSchema>> {
  const { name, price, tax, after, category, variations = [], bundle = [], addOns = [], fields } = product
  const body = {
    ...{ name: { de: name }, description: {}, position: 100 + position, active: true, default_price: price },
    ...{ admission: true, personalized: false, tax_rule: tax ? await taxRule(api, path, tax) : null },
    category: category === undefined ? null : await categoryNamed(api, path, category),
    ...(after ? { hidden_if_item_available: ids.get(after) } : {}),
    variations: variations.map((variation, at) => ({
      ...{ value: { de: variation.name }, description: {}, position: at, active: true, default_price: variation.price },
      ...variation.fields,
    })),
    bundles: bundle.map((part) => ({
      ...{ bundled_item: ids.get(part.product), count: part.count, designated_price: part.share },
      bundled_variation: part.variation === undefined ? null : ids.get(`${part.product}·${part.variation}`),
    })),
    addons: await Promise.all(
      addOns.map(async (addOn, at) => ({
        ...{ addon_category: await categoryNamed(api, path, addOn.category), min_count: addOn.min, max_count: addOn.max },
        ...{ position: at, price_included: addOn.isIncluded ?? false, multi_allowed: false },
      })),
    ),
    ...fields,
  }
  return api.post(itemSchema, `${path}/items/`, body)
}

async function makeQuotas(
  api: SetupApi,
  path: string,
  { name, left, variations = [], quota }: WayProduct,
  { date, ...counted }: Omit<Quota, 'id'> & { date: number | null },
): Promise<Quota> {
  const ofDate = { subevent: date, ...quota }
  const { id } = await api.post(created, `${path}/quotas/`, { name, size: left, ...counted, ...ofDate })
  for (const [at, variation] of variations.entries()) {
    if (variation.left === undefined) continue
    const own = { name: variation.name, size: variation.left, items: counted.items, variations: counted.variations.slice(at, at + 1) }
    await api.post(z.unknown(), `${path}/quotas/`, { ...own, ...ofDate })
  }
  return { id, ...counted }
}

async function shareQuota(api: SetupApi, path: string, quota: Quota, { items, variations }: Omit<Quota, 'id'>): Promise<Quota> {
  const shared = { items: [...quota.items, ...items], variations: [...quota.variations, ...variations] }
  await api.patch(`${path}/quotas/${quota.id}/`, shared)
  return { id: quota.id, ...shared }
}

/** A category by its name in the table of ways: `#2` tells it from another of one name, `+` makes it one of add-ons, `>` one that only the cart offers. */
function categoryNamed(api: SetupApi, path: string, key: string): Promise<number> {
  const name = key.replace(/^[+>]|#\d+$/g, '')
  return once(`${path} ${key}`, async () => {
    const existing = await api.list(categorySchema, `${path}/categories/`)
    const found = existing.find(({ internal_name }) => internal_name === key)
    const body = {
      ...{ name: { de: name }, internal_name: key, description: {}, position: existing.length + 1, is_addon: key.startsWith('+') },
      ...(key.startsWith('>') ? { cross_selling_mode: 'only', cross_selling_condition: 'always' } : {}),
    }
    return found?.id ?? (await api.post(created, `${path}/categories/`, body)).id
  })
}

function taxRule(api: SetupApi, path: string, { rate, isIncluded }: NonNullable<WayProduct['tax']>): Promise<number> {
  const key = `${rate} ${isIncluded ? 'im Preis' : 'zum Preis'}`
  return once(`${path} ${key}`, async () => {
    const found = (await api.list(taxSchema, `${path}/taxrules/`)).find(({ internal_name }) => internal_name === key)
    const body = {
      name: { de: 'USt.' },
      internal_name: key,
      rate,
      price_includes_tax: isIncluded,
      eu_reverse_charge: false,
      home_country: 'DE',
    }
    return found?.id ?? (await api.post(created, `${path}/taxrules/`, body)).id
  })
}

function once(key: string, make: () => Promise<number>): Promise<number> {
  const made = making.get(key) ?? madeLast.then(make)
  making.set(key, made)
  madeLast = made
  return made
}
