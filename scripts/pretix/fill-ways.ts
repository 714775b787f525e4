import { z } from 'zod'
import { eachAtOnce } from './at-once.ts'
import { makeProducts } from './fill-products.ts'
import { ensureSeries } from './fill-shop.ts'
import type { SetupApi } from './pretix-api.ts'
import { WAYS_EVENTS, WAYS_SERIES } from './ways/events.ts'
import type { Way } from './ways/way.ts'

/** The hall whose seats are sold where a way has some. */
const HALL = 'Werkhalle'
const created = z.object({ id: z.int() })
const planSchema = created.extend({ name: z.string(), layout: z.object({ categories: z.array(z.object({ name: z.string() })) }) })
const quotaSchema = created.extend({ items: z.array(z.int()) })
const seatSchema = z.object({ id: z.int() })

/** Where a way is sold: its number in the shop, and the code of its voucher; empty where it has none. */
export type FilledWay = { event: string; date: number | null; number: string; code: string }

/**
 * Sets up ways in pretix: the events that they are in, and a date of its own for each.
 * @param startsAt when a way's date begins, ISO 8601 with offset
 * @returns where each is sold
 */
export async function fillWays<Name extends string>(
  api: SetupApi,
  ways: readonly (readonly [Name, Way])[],
  startsAt: (name: Name) => string,
): Promise<Map<Name, FilledWay>> {
  const events = new Map<string, string>()
  for (const key of new Set(ways.map(([, way]) => eventOf(way)))) events.set(key, await ensureEvent(api, key))
  const filled = new Map<Name, FilledWay>()
  await eachAtOnce(ways, async ([name, way]) => {
    filled.set(name, await fillWay(api, way, events.get(eventOf(way)) ?? '', startsAt(name)))
  })
  // An event opens once it sells something.
  for (const [key, event] of events) if (!WAYS_EVENTS[key]?.isClosed) await api.patch(`/events/${event}/`, { live: true })
  return filled
}

const eventOf = ({ event = WAYS_SERIES }: Way) => event

/** @returns its short form: an event that has one date is another one each time */
async function ensureEvent(api: SetupApi, key: string): Promise<string> {
  const terms = WAYS_EVENTS[key]
  if (!terms) throw new Error(`no event ${key}`)
  const event = isSingle(key) ? `${key}-${Date.now().toString(36)}` : key
  await ensureSeries(api, event, terms.name, terms)
  return event
}

const isSingle = (key: string) => WAYS_EVENTS[key]?.fields?.has_subevents === false

async function fillWay(api: SetupApi, way: Way, event: string, startsAt: string): Promise<FilledWay> {
  const path = `/events/${event}`
  const isOnlyDate = isSingle(eventOf(way))
  const date = isOnlyDate ? null : (await api.post(created, `${path}/subevents/`, dateOf(way, startsAt))).id
  if (isOnlyDate) await api.patch(`${path}/`, { date_from: startsAt })
  const ids = await makeProducts(api, path, way.products, date)
  const idOf = ({ product, variation }: { product: string; variation?: string }) => ids.get([product, variation].filter(Boolean).join('·'))
  const later = {
    ...(way.seats ? await seatsOf(api, way, idOf) : {}),
    ...(way.overrides
      ? {
          item_price_overrides: way.overrides.flatMap(({ fields, ...of }) =>
            of.variation ? [] : [{ item: idOf(of), price: null, ...fields }],
          ),
          variation_price_overrides: way.overrides.flatMap(({ fields, ...of }) =>
            of.variation ? [{ variation: idOf(of), price: null, ...fields }] : [],
          ),
        }
      : {}),
  }
  if (Object.keys(later).length > 0) await api.patch(`${path}/subevents/${date}/`, later)
  if (way.seats === 'blocked') {
    const seats = await api.list(seatSchema, `${path}/subevents/${date}/seats/`)
    await api.post(z.unknown(), `${path}/subevents/${date}/seats/bulk_block/`, { ids: seats.map(({ id }) => id) })
  }
  const item = idOf({ product: way.products[0]?.name ?? '' })
  for (let held = 0; held < (way.held ?? 0); held++)
    await api.post(z.unknown(), `${path}/cartpositions/`, { item, variation: null, subevent: date, price: '0.00', answers: [] })
  if (way.discount) await api.post(z.unknown(), `${path}/discounts/`, discountOf(way, item))
  return { event, date, number: date === null ? event : `${event}/${date}`, code: await makeVoucher(api, path, way, date, idOf) }
}

function dateOf({ title, date }: Way, startsAt: string): object {
  return {
    ...{ name: { de: title }, active: true, is_public: true, meta_data: {}, date_from: startsAt, date_to: null },
    ...{ presale_start: null, presale_end: null, location: null, seating_plan: null, seat_category_mapping: {} },
    ...{ item_price_overrides: [], variation_price_overrides: [] },
    ...date,
  }
}

type IdOf = (of: { product: string; variation?: string }) => number | undefined

async function seatsOf(api: SetupApi, { products: [first] }: Way, idOf: IdOf): Promise<object> {
  const plan = (await api.list(planSchema, '/seatingplans/')).find(({ name }) => name === HALL)
  if (!plan || !first) throw new Error('no seats')
  const item = idOf({ product: first.name })
  return { seating_plan: plan.id, seat_category_mapping: Object.fromEntries(plan.layout.categories.map(({ name }) => [name, item])) }
}

function discountOf({ title, discount }: Way, item: number | undefined): object {
  return {
    ...{ internal_name: title, active: true, all_sales_channels: true, subevent_mode: 'same', benefit_same_products: true },
    ...{ condition_all_products: false, condition_limit_products: [item], ...discount },
  }
}

async function makeVoucher(api: SetupApi, path: string, { code: terms }: Way, date: number | null, idOf: IdOf): Promise<string> {
  if (!terms) return ''
  const { prefix, product, variation, isForQuota, fields } = terms
  const code = `${prefix}${date ?? ''}`
  const item = idOf({ product })
  const quotas = isForQuota ? await api.list(quotaSchema, `${path}/quotas/?subevent=${date}`) : []
  const ofOne = { item, ...(variation ? { variation: idOf({ product, variation }) } : {}) }
  const what = isForQuota ? { quota: quotas.find(({ items }) => items.includes(item ?? 0))?.id } : ofOne
  await api.post(z.unknown(), `${path}/vouchers/`, { code, ...what, subevent: date, max_usages: 100, show_hidden_items: true, ...fields })
  return code
}
