import { z } from 'zod'
import { centsOf, HALLS, SALE_TYPES, type SeatGroupPlan } from '../../sandbox-shop/halls.ts'
import type { SetupApi } from './pretix-api.ts'
import { seatingPlanOf } from './seating-plan.ts'

/** Short form of the event series that holds all performances: a cart of pretix belongs to one event. */
export const SERIES = 'spielzeit'
const PLUGINS = ['testbank', 'pretix.plugins.ticketoutputpdf']
const HOLD_MINUTES = 15
/** The halls whose seats can be chosen, and what they are called. Their prices are those of the products. */
const SEATED = { 'grosses-haus': 'Großes Haus', werkhalle: 'Werkhalle' } as const
/** The hall after which a product is priced, by its name; a date in another hall has prices of its own. */
const PRICED_LIKE: [product: string, hall: string][] = [
  ['Kategorie 1', 'grosses-haus'],
  ['Kategorie 2', 'grosses-haus'],
  ['Kategorie 3', 'grosses-haus'],
  ['Freie Platzwahl', 'studio'],
]
/** A code that takes a fifth off, one that makes a ticket free, and one for a quiet sale. */
export const VOUCHERS = [
  { code: 'FREUNDE20', price_mode: 'percent', value: '20.00', max_usages: 1000 },
  { code: 'FREIKARTE', price_mode: 'set', value: '0.00', max_usages: 1000 },
  { code: 'EINMAL10', price_mode: 'subtract', value: '10.00', max_usages: 1 },
] as const

const itemSchema = z.object({
  id: z.int(),
  name: z.record(z.string(), z.string()),
  variations: z.array(z.object({ id: z.int(), value: z.record(z.string(), z.string()) })),
})
const named = z.object({ id: z.int(), name: z.string() })
const planSchema = named.extend({
  layout: z.object({ categories: z.array(z.object({ name: z.string() })) }),
})

/** The ids in pretix of what a date is made of. */
export type ShopParts = {
  /** products by the name of their seat group */
  products: Map<string, { id: number; defaultCents: number[]; variations: number[] }>
  /** seating plans by hall */
  plans: Map<string, number>
}

/** What the site's key may do in an event; docs/operators.md asks for the same. */
const SITE_RIGHTS = ['event.orders:read', 'event.orders:write', 'event.vouchers:read', 'event.subevents:write']

/** Makes what is missing of the series: its products with their prices, seating plans, vouchers, settings. */
export async function fillShop(api: SetupApi): Promise<ShopParts> {
  await ensureSeries(api, SERIES, 'Festspiele Marienbrück')
  const products = await ensureProducts(api)
  const plans = await ensurePlans(api)
  await ensureVouchers(api)
  await ensureRights(api)
  return { products, plans }
}

/** What the site learns of by web hooks; docs/operators.md names the same. */
const WEB_HOOKS = [
  ...['placed', 'placed.require_approval', 'paid', 'canceled', 'reactivated', 'expired', 'expirychanged', 'changed.*'].map(
    (action) => `order.${action}`,
  ),
  ...['order.approved', 'order.denied', 'order.deleted', 'item.*', 'quota.*', 'changed', 'live.activated', 'live.deactivated'],
  ...['testmode.activated', 'testmode.deactivated'],
].map((action) => `pretix.event.${action}`)
const WEB_HOOKS_OF_DATES = ['added', 'changed', 'deleted'].map((action) => `pretix.subevent.${action}`)

/** Has pretix send web hooks to the site, as staff would enter its address. */
export async function ensureWebHook(api: SetupApi, address: string): Promise<void> {
  const existing = await api.list(z.object({ target_url: z.string() }), '/webhooks/')
  if (existing.some(({ target_url }) => target_url === address)) return
  await api.post(z.unknown(), '/webhooks/', {
    ...{ enabled: true, target_url: address, all_events: true, limit_events: [], comment: 'Foyer' },
    action_types: [...WEB_HOOKS, ...WEB_HOOKS_OF_DATES],
  })
}

/** What an event has that others have not, as pretix's API names it. */
type OwnTerms = { fields?: Record<string, unknown>; settings?: Record<string, unknown> }

/** Makes an event series of this short form, with the settings that a house has, where there is none. */
export async function ensureSeries(api: SetupApi, slug: string, name: string, { fields, settings }: OwnTerms = {}): Promise<void> {
  if (await api.exists(`/events/${slug}/`)) return
  await api.post(z.unknown(), '/events/', {
    ...{ name: { de: name }, slug, has_subevents: true, currency: 'EUR', timezone: 'Europe/Berlin' },
    ...{ date_from: new Date().toISOString(), plugins: PLUGINS, is_public: true },
    ...fields,
  })
  await api.patch(`/events/${slug}/settings/`, {
    ...{ locales: ['de'], locale: 'de', reservation_time: HOLD_MINUTES, contact_mail: 'kasse@marienbrueck.example' },
    ...{ attendee_names_asked: false, invoice_address_asked: false, ticket_download: false, show_quota_left: false },
    ...{ payment_giftcard__enabled: true, order_email_asked_twice: false },
    ...settings,
  })
}

async function ensureProducts(api: SetupApi): Promise<ShopParts['products']> {
  const existing = await api.list(itemSchema, `/events/${SERIES}/items/`)
  const products: ShopParts['products'] = new Map()
  for (const [position, [name, hall]] of PRICED_LIKE.entries()) {
    const plan = HALLS[hall]?.find((group) => group.name === name)
    if (!plan) throw new Error(`no seat group ${name} in ${hall}`)
    const cents = SALE_TYPES.map((saleType) => centsOf(plan, saleType, 'standard'))
    const item = existing.find((candidate) => candidate.name.de === name) ?? (await makeProduct(api, position, plan, cents))
    products.set(name, { id: item.id, defaultCents: cents, variations: SALE_TYPES.map(({ name }) => variationOf(item, name)) })
  }
  return products
}

function makeProduct(api: SetupApi, position: number, { name, text }: SeatGroupPlan, cents: number[]): Promise<z.infer<typeof itemSchema>> {
  const variations = SALE_TYPES.map((saleType, index) => ({
    ...{ value: { de: saleType.name }, description: { de: saleType.proof }, position: index, active: true },
    ...{ default_price: euros(cents[index] ?? 0) },
  }))
  return api.post(itemSchema, `/events/${SERIES}/items/`, {
    ...{ name: { de: name }, description: { de: text }, position, active: true, admission: true, personalized: false },
    ...{ default_price: euros(cents[0] ?? 0), tax_rule: null, variations },
  })
}

function variationOf(item: z.infer<typeof itemSchema>, name: string): number {
  const variation = item.variations.find(({ value }) => value.de === name)
  if (!variation) throw new Error(`pretix’s product ${item.id} has no ${name}`)
  return variation.id
}

async function ensurePlans(api: SetupApi): Promise<ShopParts['plans']> {
  const existing = await api.list(planSchema, '/seatingplans/')
  const plans: ShopParts['plans'] = new Map()
  for (const [hall, name] of Object.entries(SEATED)) {
    const layout = seatingPlanOf(hall, name, HALLS[hall] ?? [])
    // One that dates use cannot be changed in pretix: a plan with other categories is another.
    const categories = layout.categories.map((category) => category.name).join()
    const known = existing.find(
      (plan) => plan.name === name && plan.layout.categories.map((category) => category.name).join() === categories,
    )
    plans.set(hall, (known ?? (await api.post(planSchema, '/seatingplans/', { name, layout }))).id)
  }
  return plans
}

async function ensureVouchers(api: SetupApi): Promise<void> {
  const existing = await api.list(z.object({ code: z.string() }), `/events/${SERIES}/vouchers/`)
  for (const voucher of VOUCHERS) {
    if (existing.some(({ code }) => code === voucher.code)) continue
    await api.post(z.unknown(), `/events/${SERIES}/vouchers/`, {
      ...voucher,
      valid_until: null,
      block_quota: false,
      allow_ignore_quota: false,
    })
  }
}

/** Gives the site's team what it may do: a pretix that was kept may have been made for less. */
async function ensureRights(api: SetupApi): Promise<void> {
  const teams = await api.list(named.extend({ limit_event_permissions: z.array(z.string()) }), '/teams/')
  const site = teams.find(({ name }) => name === 'Website')
  if (!site || SITE_RIGHTS.every((right) => site.limit_event_permissions.includes(right))) return
  await api.patch(`/teams/${site.id}/`, { limit_event_permissions: SITE_RIGHTS })
}

/** An amount as pretix writes it. */
export function euros(cents: number): string {
  return (cents / 100).toFixed(2)
}
