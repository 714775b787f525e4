import { expect, it } from 'vitest'
import { SOLD_OUT } from '../constants.ts'
import { priceFrom } from '../offered-prices.ts'
import { saleStateOf, WORKING_SHOP } from '../sale-state.ts'
import { performanceStatusOf } from './performance-status.ts'
import { categorySchema, eventSchema, itemSchema, quotaSchema, subeventSchema, voucherSchema } from './pretix-resources.ts'
import type { PretixSale } from './pretix-sale.ts'
import { seatGroupsOf } from './seat-groups-of.ts'
import { shopOfferOf } from './shop-offer.ts'

// Ways in which houses set up pretix: what the site makes of each.

const NOW = Temporal.Instant.from('2026-11-28T18:00:00Z')
const seats = { seating_plan: null, seat_category_mapping: {} }
const presale = { presale_start: null, presale_end: null }
const event = { live: true, has_subevents: true, ...seats, ...presale }
const date = { id: 1, active: true, date_from: '2026-12-12T18:30:00Z', item_price_overrides: [], variation_price_overrides: [] }
const subevent = subeventSchema.parse({ ...date, ...seats, ...presale })
const DEFAULTS = { position: 0, active: true, require_voucher: false, hide_without_voucher: false, variations: [], description: {} }

type Product = { id: number; de: string; price: string; [field: string]: unknown }
const product = ({ id, de, price, ...fields }: Product) =>
  itemSchema.parse({ ...DEFAULTS, ...{ id, name: { de }, default_price: price, position: id }, ...fields })
const variation = (id: number, de: string, default_price: string) => ({
  ...{ id, value: { de }, description: {}, position: id, active: true, default_price },
})
const quota = (id: number, left: number, items: number[], variations: number[] = [], fields = {}) =>
  quotaSchema.parse({ ...{ id, size: 80, items, variations, subevent: 1, available: left > 0, available_number: left }, ...fields })

type Shop = {
  items: ReturnType<typeof product>[]
  quotas: ReturnType<typeof quota>[]
  categories?: object[]
  currency?: string
  hasVouchers?: boolean
}
const saleOf = ({ items, categories = [], currency = 'EUR', hasVouchers = false }: Shop): PretixSale => ({
  ...{ event: eventSchema.parse({ ...event, currency }), subevent, settings: {}, taxRules: [], items, hasVouchers },
  categories: categories.map((category) => categorySchema.parse(category)),
})
const offerOf = (shop: Shop) => shopOfferOf(saleOf(shop), shop.quotas, NOW)
const stateOf = (shop: Shop) =>
  saleStateOf(
    { status: 'scheduled', phase: 'coming', isFree: false, saleFrom: null, shopNumber: 'abend', ticketUrl: '' },
    ...([offerOf(shop), WORKING_SHOP, NOW] as const),
  ).kind
const groupsOf = (shop: Shop) =>
  offerOf(shop).seatGroups.map(({ seat_group, prices }) => [seat_group, ...prices.map(({ name, price }) => `${name} ${price}`)])

const TERMS = { code: 'FOERDERN', max_usages: 10, redeemed: 0, valid_until: null, block_quota: false, allow_ignore_quota: false }
const FOR_ANYTHING = { item: null, variation: null, quota: null, subevent: null }
const voucherOf = (terms: object) => ({ ...voucherSchema.parse({ ...TERMS, ...FOR_ANYTHING, ...terms }), ofQuota: undefined })

const ticket = product({ id: 7, de: 'Parkett', price: '20.00' })
const booklet = product({ id: 5, de: 'Programmheft', price: '4.00', admission: false })

it('a booklet is sold beside the tickets, and makes no sold-out evening cheap or available', () => {
  const shop = { items: [booklet, ticket], quotas: [quota(1, 500, [5]), quota(2, 0, [7])] }
  const { seatGroups } = offerOf(shop)
  expect(seatGroups.map(({ seat_group, is_extra }) => [seat_group, is_extra])).toEqual([
    ['Parkett', undefined],
    ['Programmheft', true],
  ])
  expect([stateOf(shop), priceFrom(seatGroups)]).toEqual(['sold-out', '20\u00a0€'])
  expect(performanceStatusOf(saleOf(shop), shop.quotas, NOW)).toMatchObject({ places: 80, taken: 80 })
  expect(stateOf({ ...shop, quotas: [quota(1, 500, [5]), quota(2, 3, [7])] })).toBe('few')
})

it('a product whose quota pretix leaves out of a date does not count for it either', () => {
  const drink = product({ id: 6, de: 'Pausengetränk', price: '6.00' })
  const shop = { items: [ticket, drink], quotas: [quota(1, 0, [7]), quota(2, 500, [6], [], { ignore_for_event_availability: true })] }
  expect(stateOf(shop)).toBe('sold-out')
})

it('where nothing sold lets anybody in, it is what the performance sells', () => {
  const shop = { items: [booklet], quotas: [quota(1, 500, [5])] }
  expect([stateOf(shop), priceFrom(offerOf(shop).seatGroups)]).toEqual(['on-sale', '4\u00a0€'])
})

it('a category of the shop is the first half of a name where tickets lie in several, and in their order', () => {
  const categories = [
    { id: 2, name: { de: 'Rang' }, position: 2, is_addon: false },
    { id: 3, name: { de: 'Parkett' }, position: 1, is_addon: false },
  ]
  const items = [
    product({ id: 1, de: 'Normalpreis', price: '18.00', category: 2 }),
    product({ id: 4, de: 'Ermäßigt', price: '9.00', category: 2 }),
    product({ id: 8, de: 'Normalpreis', price: '30.00', category: 3 }),
    { ...booklet, category: 2 },
  ]
  const shop = { categories, items, quotas: [quota(1, 80, [1, 4, 5, 8])] }
  expect(groupsOf(shop)).toEqual([
    ['Parkett, Normalpreis', 'Parkett, Normalpreis 30.00'],
    ['Rang, Normalpreis', 'Rang, Normalpreis 18.00'],
    ['Rang, Ermäßigt', 'Rang, Ermäßigt 9.00'],
    ['Programmheft', 'Programmheft 4.00'],
  ])
  expect(groupsOf({ ...shop, quotas: [quota(1, 80, [1, 4])] }).map(([name]) => name)).toEqual(['Normalpreis', 'Ermäßigt'])
})

it('products of one name are told apart', () => {
  const shop = { items: [ticket, { ...ticket, id: 9 }], quotas: [quota(1, 80, [7, 9])] }
  expect(groupsOf(shop).map(([name]) => name)).toEqual(['Parkett', 'Parkett (2)'])
})

it('variations that are areas of the house are groups of their own, and the cheapest is what tickets cost from', () => {
  const variations = [variation(1, 'Loge', '45.00'), variation(2, 'Parkett', '30.00'), variation(3, 'Galerie', '12.00')]
  const items = [product({ id: 1, de: 'Konzert', price: '45.00', variations })]
  const shop = { items, quotas: [quota(1, 80, [1], [1, 2, 3])] }
  expect(groupsOf(shop)).toEqual([
    ['Loge', 'Loge 45.00'],
    ['Parkett', 'Parkett 30.00'],
    ['Galerie', 'Galerie 12.00'],
  ])
  expect(priceFrom(offerOf(shop).seatGroups)).toBe('12\u00a0€')
  const two = { ...shop, items: [...items, product({ id: 2, de: 'Werkstatt', price: '8.00' })], quotas: [quota(1, 80, [1, 2], [1, 2, 3])] }
  expect(groupsOf(two).map(([name]) => name)).toEqual(['Konzert, Loge', 'Konzert, Parkett', 'Konzert, Galerie', 'Werkstatt'])
})

it('areas of a product with numbered seats stay one group, whose prices bear their names and of which none is reduced', () => {
  const variations = [variation(1, 'Loge', '45.00'), variation(2, 'Parkett', '30.00'), variation(3, 'Galerie', '12.00')]
  const shop = { items: [product({ id: 1, de: 'Konzert', price: '45.00', variations })], quotas: [quota(1, 80, [1], [1, 2, 3])] }
  const seated = { ...subevent, seating_plan: 4, seat_category_mapping: { Saal: 1 } }
  const { seatGroups } = shopOfferOf({ ...saleOf(shop), subevent: seated }, shop.quotas, NOW)
  expect(seatGroups).toMatchObject([{ seat_group: 'Konzert', has_seat_plan: true, has_areas: true }])
  expect(seatGroups[0]?.prices.map(({ name }) => name)).toEqual(['Loge', 'Parkett', 'Galerie'])
  expect(priceFrom(seatGroups)).toBe('12\u00a0€')
})

it.each([
  ['Vollpreis', 'Ermäßigt'],
  ['Erwachsene', 'Kinder bis 14'],
  ['Regular', 'U26'],
  ['Unterstützer', 'Solidarpreis'],
  ['Eintritt', 'Begleitperson'],
])('variations named %s and %s are levels of one price', (first, second) => {
  const variations = [variation(1, first, '20.00'), variation(2, second, '10.00')]
  const shop = { items: [product({ id: 1, de: 'Karte', price: '20.00', variations })], quotas: [quota(1, 80, [1], [1, 2])] }
  expect(groupsOf(shop)).toEqual([['Karte', 'Vollpreis 20.00', `${second} 10.00`]])
})

it('a price that is used up gives its name to no other', () => {
  const variations = [variation(1, 'Normalpreis', '38.00'), variation(2, 'Ermäßigt', '19.00')]
  const items = [product({ id: 1, de: 'Kategorie 1', price: '38.00', variations })]
  const quotas = [quota(1, 80, [1], [1, 2]), quota(2, 0, [1], [1])]
  expect(groupsOf({ items, quotas })).toEqual([['Kategorie 1', 'Ermäßigt 19.00']])
})

it('a reduced price never bears the name of the whole one, which leads wherever pretix puts it', () => {
  const whole = variation(2, 'Normalpreis', '38.00')
  const variations = [variation(1, 'Ermäßigt', '19.00'), whole]
  const shop = (changed: object = {}) => ({
    items: [product({ id: 1, de: 'Saal', price: '38.00', variations: [variations[0], { ...whole, ...changed }] })],
    quotas: [quota(1, 80, [1], [1, 2])],
  })
  expect(groupsOf(shop())).toEqual([['Saal', 'Vollpreis 38.00', 'Ermäßigt 19.00']])
  const elsewhere = { all_sales_channels: false, limit_sales_channels: ['pretixpos'] }
  for (const changed of [{ active: false }, elsewhere, { available_until: '2026-11-27T18:00:00Z' }])
    expect(groupsOf(shop(changed))).toEqual([['Saal', 'Ermäßigt 19.00']])
  const off = { ...subevent, variation_price_overrides: [{ variation: 2, disabled: true, price: null }] }
  expect(shopOfferOf({ ...saleOf(shop()), subevent: off }, shop().quotas, NOW).seatGroups[0]?.prices.map(({ name }) => name)).toEqual([
    'Ermäßigt',
  ])
})

it('what pretix offers only in the cart is not sold by itself', () => {
  const categories = [{ id: 2, name: { de: 'Dazu' }, position: 2, is_addon: false, cross_selling_mode: 'only' }]
  const shop = { categories, items: [ticket, { ...booklet, admission: true, category: 2 }], quotas: [quota(1, 80, [5, 7])] }
  expect(groupsOf(shop)).toEqual([['Parkett', 'Parkett 20.00']])
})

it('a product is sold out on a date that does not sell what comes with it or must be taken with it', () => {
  const categories = [{ id: 2, name: { de: 'Dazu' }, position: 2, is_addon: true }]
  const bundles = [{ bundled_item: 5, bundled_variation: null, count: 1, designated_price: '4.00' }]
  const addons = [{ addon_category: 2, min_count: 1 }]
  for (const parts of [{ bundles }, { addons }]) {
    const shop = (part: object = {}) => ({
      categories,
      items: [{ ...booklet, category: 2, ...part }, product({ id: 7, de: 'Mit Heft', price: '28.00', ...parts })],
      quotas: [quota(1, 80, [5, 7])],
    })
    expect([shop(), shop({ active: false })].map(stateOf)).toEqual(['on-sale', 'sold-out'])
    const off = { ...subevent, item_price_overrides: [{ item: 5, disabled: true, price: null }] }
    expect(shopOfferOf({ ...saleOf(shop()), subevent: off }, shop().quotas, NOW).seatGroups[0]?.status).toBe(SOLD_OUT)
    // What is switched off pretix does not list.
    expect(stateOf({ ...shop(), items: shop().items.slice(1) })).toBe('sold-out')
  }
})

it('what comes with a ticket is paid for whatever a code makes of the ticket, unless the code includes it', () => {
  const bundles = [{ bundled_item: 5, bundled_variation: null, count: 2, designated_price: '4.00' }]
  const items = [{ ...booklet, require_bundling: true }, product({ id: 7, de: 'Mit Heften', price: '28.00', bundles })]
  const pricesWith = (terms: object) => {
    const [group] = seatGroupsOf(saleOf({ items, quotas: [] }), [quota(1, 80, [5, 7])], NOW, voucherOf(terms))
    return [group?.prices[0]?.price, group?.prices[0]?.code_price]
  }
  expect(pricesWith({ price_mode: 'subtract', value: '10.00' })).toEqual(['28.00', '18.00'])
  expect(pricesWith({ price_mode: 'set', value: '0.00' })).toEqual(['28.00', '8.00'])
  expect(pricesWith({ price_mode: 'set', value: '0.00', all_bundles_included: true })).toEqual(['28.00', '0.00'])
})

it('what pretix shows to members alone is not told to others', () => {
  const hidden = { require_membership: true, require_membership_hidden: true }
  const variations = [variation(1, 'Vollpreis', '20.00'), { ...variation(2, 'Mitglieder', '5.00'), ...hidden }]
  const both = { items: [ticket, { ...ticket, id: 8, ...hidden }], quotas: [quota(1, 80, [7, 8])] }
  expect(groupsOf(both)).toEqual([['Parkett', 'Parkett 20.00']])
  expect(groupsOf({ items: [product({ id: 7, de: 'Sitz', price: '20.00', variations })], quotas: [quota(1, 80, [7], [1, 2])] })).toEqual([
    ['Sitz', 'Vollpreis 20.00'],
  ])
  expect(stateOf({ ...both, items: both.items.slice(1) })).toBe('not-sold-here')
})

it('what is sold out is left out where the house hides it, unless all tickets have gone', () => {
  const items = [ticket, { ...ticket, id: 8, name: { de: 'Rang' } }, booklet]
  const namesWith = (left: number) => {
    const quotas = [quota(1, 0, [7]), quota(2, left, [8]), quota(3, 500, [5])]
    const sale = { ...saleOf({ items, quotas }), settings: { hide_sold_out: true } }
    return seatGroupsOf(sale, quotas, NOW).map(({ seat_group }) => seat_group)
  }
  expect([namesWith(80), namesWith(0)]).toEqual([
    ['Rang', 'Programmheft'],
    ['Parkett', 'Rang', 'Programmheft'],
  ])
})

it('fewer tickets than an order must have are sold out', () => {
  const shop = (left: number) => ({
    items: [product({ id: 7, de: 'Familienkarte', price: '7.00', min_per_order: 3 })],
    quotas: [quota(1, left, [7])],
  })
  expect([shop(3), shop(2)].map(stateOf)).toEqual(['few', 'sold-out'])
})

it('an early price for those with a code keeps the next one back, as on pretix’s own page', () => {
  const early = product({ id: 5, de: 'Früh', price: '12.00', hide_without_voucher: true })
  const later = product({ id: 7, de: 'Danach', price: '18.00', hidden_if_item_available: 5 })
  const shop = (left: number) => ({ items: [early, later], quotas: [quota(1, left, [5]), quota(2, 80, [7])], hasVouchers: true })
  expect([shop(10), shop(0)].map(stateOf)).toEqual(['code-only', 'on-sale'])
  const over = { ...early, available_until: '2026-11-27T18:00:00Z' }
  expect(stateOf({ ...shop(10), items: [over, later] })).toBe('on-sale')
})

it('a code that opens a ticket and makes it dearer says what it costs', () => {
  const voucher = voucherOf({ item: 7, price_mode: 'set', value: '40.00' })
  const groupsWith = (item: object) =>
    seatGroupsOf(saleOf({ items: [{ ...ticket, ...item }], quotas: [] }), [quota(1, 80, [7])], NOW, voucher)
  expect(groupsWith({ hide_without_voucher: true })[0]?.prices[0]).toMatchObject({ price: '20.00', code_price: '40.00', needs_code: true })
  // Who can do without it is not charged more.
  expect(groupsWith({})[0]?.prices[0]).not.toHaveProperty('code_price')
})

it('what is sold with a code alone says so, and is neither sold out nor without tickets', () => {
  const school = product({ id: 7, de: 'Schulkarte', price: '6.00', hide_without_voucher: true })
  const shop = { items: [school], quotas: [quota(1, 80, [7])], hasVouchers: true }
  expect([stateOf(shop), offerOf(shop).seatGroups]).toEqual(['code-only', []])
  expect(stateOf({ ...shop, items: [product({ id: 7, de: 'Schulkarte', price: '6.00', require_voucher: true })] })).toBe('code-only')
  // Beside what anybody can buy it stays hidden; without a single code nobody can have it.
  expect(stateOf({ ...shop, items: [school, { ...ticket, id: 8 }], quotas: [quota(1, 80, [7, 8])] })).toBe('on-sale')
  expect(stateOf({ ...shop, hasVouchers: false })).toBe('not-sold-here')
  // Before the presale it is not yet sold to anybody.
  const later = { ...subevent, presale_start: '2026-12-01T09:00:00Z' }
  expect(shopOfferOf({ ...saleOf(shop), subevent: later }, shop.quotas, NOW).sale).toMatchObject({
    kind: 'window',
    from: later.presale_start,
  })
})

it('a product is sold out once what comes with it is', () => {
  const bundles = [{ bundled_item: 5, bundled_variation: null, count: 2, designated_price: '4.00' }]
  const shop = (left: number[]) => ({
    items: [{ ...booklet, require_bundling: true }, product({ id: 7, de: 'Theater und Hefte', price: '28.00', bundles })],
    quotas: [quota(1, 80, [7]), ...left.map((number, index) => quota(index + 2, number, [5]))],
  })
  expect([[2], [1], [0], []].map((left) => stateOf(shop(left)))).toEqual(['on-sale', 'sold-out', 'sold-out', 'sold-out'])
})

it('prices are in the currency of the event', () => {
  const shop = { items: [ticket], quotas: [quota(1, 80, [7])] }
  const pricesIn = (currency: string) => offerOf({ ...shop, currency }).seatGroups.map(({ prices }) => prices[0]?.currency)
  expect([pricesIn('EUR'), pricesIn('CHF')]).toEqual([[undefined], ['CHF']])
  expect(priceFrom(offerOf({ ...shop, currency: 'CHF' }).seatGroups, '€')).toBe('20\u00a0CHF')
  expect(priceFrom(offerOf({ ...shop, currency: 'GBP' }).seatGroups)).toBe('20\u00a0£')
})

it('what the box office alone sells is neither sold out nor free here, and says where it is sold', () => {
  const atDoor = { all_sales_channels: false, limit_sales_channels: ['pretixpos'] }
  const kept = product({ id: 7, de: 'Abendkasse', price: '20.00', ...atDoor })
  const shop = { items: [kept], quotas: [quota(1, 20, [7])] }
  expect([stateOf(shop), offerOf(shop).seatGroups]).toEqual(['box-office', []])
  expect(performanceStatusOf(saleOf(shop), shop.quotas, NOW).mistakes).toEqual([])
  // Where pretix knows no other channel, it is sold in none.
  expect(stateOf({ ...shop, items: [{ ...kept, limit_sales_channels: [] }] })).toBe('box-office')
  const variations = [{ ...variation(1, 'Normalpreis', '20.00'), ...atDoor }]
  expect(stateOf({ items: [product({ id: 7, de: 'Karte', price: '20.00', variations })], quotas: [quota(1, 20, [7], [1])] })).toBe(
    'box-office',
  )
  // Nobody is sent to the box office for nothing, nor for a booklet.
  expect(stateOf({ ...shop, quotas: [quota(1, 0, [7])] })).toBe('not-sold-here')
  expect(stateOf({ ...shop, items: [{ ...kept, admission: false }] })).toBe('not-sold-here')
  expect(stateOf({ ...shop, items: [{ ...kept, active: false }] })).toBe('not-sold-here')
  // Beside what the site sells it counts for nothing.
  const both = (left: number) => ({ items: [kept, { ...ticket, id: 8 }], quotas: [quota(1, 20, [7]), quota(2, left, [8])] })
  expect([both(0), both(80)].map(stateOf)).toEqual(['online-sold-out', 'on-sale'])
})

it('a whole event of another channel is sold at the box office, one of none is not sold', () => {
  const eventIn = (...limit_sales_channels: string[]) => {
    const sale = saleOf({ items: [ticket], quotas: [] })
    return { ...sale, event: { ...sale.event, all_sales_channels: false, limit_sales_channels } }
  }
  const kindIn = (...channels: string[]) => shopOfferOf(eventIn(...channels), [quota(1, 80, [7])], NOW).sale.kind
  expect([kindIn('pretixpos'), kindIn()]).toEqual(['box-office', 'not-here'])
})
