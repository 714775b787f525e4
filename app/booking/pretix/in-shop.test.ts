import { expect, it } from 'vitest'
import { priceFrom } from '../offered-prices.ts'
import { saleStateOf, WORKING_SHOP } from '../sale-state.ts'
import { performanceStatusOf } from './performance-status.ts'
import { eventSchema, itemSchema, quotaSchema, subeventSchema } from './pretix-resources.ts'
import { type PretixSale, ticketsOf } from './pretix-sale.ts'
import { seatGroupsOf } from './seat-groups-of.ts'
import { shopOfferOf } from './shop-offer.ts'
import type { Voucher } from './voucher.ts'

// Products that pretix's page sells, and the site cannot put into a cart as that page would.

const NOW = Temporal.Instant.from('2026-11-28T18:00:00Z')
const PAGE = 'https://karten.example/haus/spielzeit/'
const plain = { seating_plan: null, seat_category_mapping: {}, presale_start: null, presale_end: null }
const dateFields = { id: 1, active: true, item_price_overrides: [], variation_price_overrides: [], date_from: '2026-12-12T18:30:00Z' }
type Fields = Record<string, unknown>
const product = (id: number, de: string, price: string, fields: Fields = {}) =>
  itemSchema.parse({
    ...{ id, name: { de }, description: {}, position: id, default_price: price, active: true, variations: [] },
    ...{ require_voucher: false, hide_without_voucher: false },
    ...fields,
  })
const quota = (id: number, items: number[], left = 80, variations: number[] = []) =>
  quotaSchema.parse({ id, size: 80, items, variations, subevent: 1, available: left > 0, available_number: left })

type Shop = { items: ReturnType<typeof product>[]; left?: number[]; event?: Fields; date?: Fields; hasVouchers?: boolean }
const saleOf = ({ items, event = {}, date = {}, hasVouchers = false }: Shop): PretixSale => ({
  event: eventSchema.parse({ live: true, has_subevents: true, public_url: PAGE, ...plain, ...event }),
  subevent: subeventSchema.parse({ ...dateFields, ...plain, ...date }),
  ...{ settings: {}, taxRules: [], categories: [], items, hasVouchers },
})
const quotasOf = ({ items, left = [] }: Shop) =>
  items.map(({ id, variations }, index) =>
    quota(
      id,
      [id],
      left[index],
      variations.map((variation) => variation.id),
    ),
  )
const groupsOf = (shop: Shop, voucher?: Voucher) => seatGroupsOf(saleOf(shop), quotasOf(shop), NOW, voucher)
const told = (shop: Shop) => groupsOf(shop).map(({ seat_group, in_shop }) => [seat_group, in_shop?.reason, in_shop?.url])
const stateOf = (shop: Shop) => {
  const offer = shopOfferOf(saleOf(shop), quotasOf(shop), NOW)
  const house = { status: 'scheduled', phase: 'coming', isFree: false, saleFrom: null, shopNumber: 'abend', ticketUrl: '' } as const
  return saleStateOf(house, offer, WORKING_SHOP, NOW).kind
}
const ticket = product(7, 'Parkett', '20.00')
const group = product(8, 'Gruppe', '9.00', { require_approval: true })
const members = product(9, 'Mitglieder', '5.00', { require_membership: true })

it.each([
  [{ require_approval: true }, 'approval'],
  [{ require_membership: true }, 'membership'],
  [{ issue_giftcard: true, admission: false }, 'gift-card'],
  [{ min_per_order: 25, max_per_order: 60 }, 'many-at-once'],
])('a product with %j leads to its place on the page of the date', (fields, reason) => {
  const shop = { items: [ticket, product(8, 'Gruppe', '9.00', fields)] }
  expect(told(shop)).toEqual([
    ['Parkett', undefined, undefined],
    ['Gruppe', reason, `${PAGE}1/?item=8`],
  ])
  expect(ticketsOf(saleOf(shop), NOW).map(({ item }) => item.id)).toEqual([7])
})

it('so does a product that comes with a seat of its own beside that of the ticket', () => {
  const bundles = [{ bundled_item: 7, bundled_variation: null, count: 1, designated_price: '20.00' }]
  const date = { seating_plan: 1, seat_category_mapping: { Saal: 7 } }
  expect(told({ items: [ticket, product(8, 'Paar', '38.00', { bundles })], date })).toEqual([
    ['Parkett', undefined, undefined],
    ['Paar', 'bundled-seats', `${PAGE}1/?item=8`],
  ])
})

it('of a product with several prices those alone that the site cannot sell lead there', () => {
  const variation = (id: number, de: string, fields: Fields = {}) => ({
    ...{ id, value: { de }, description: {}, position: id, active: true, default_price: '20.00', ...fields },
  })
  const variations = [variation(1, 'Normalpreis'), variation(2, 'Mitglied', { require_membership: true })]
  expect(told({ items: [product(8, 'Karte', '20.00', { variations })] })).toEqual([
    ['Karte', undefined, undefined],
    ['Mitglied', 'membership', `${PAGE}1/?item=8`],
  ])
})

it('they set no price beside what the site sells, and their places are not sold out with it', () => {
  const shop = { items: [ticket, group] }
  expect([stateOf(shop), priceFrom(groupsOf(shop))]).toEqual(['on-sale', '20\u00a0€'])
  expect([0, 80].map((left) => stateOf({ ...shop, left: [0, left] }))).toEqual(['sold-out', 'in-shop'])
  expect([stateOf({ items: [group] }), stateOf({ items: [group], left: [0] })]).toEqual(['in-shop', 'sold-out'])
  expect(priceFrom(groupsOf({ items: [group] }))).toBe('9\u00a0€')
})

it('what members alone may buy makes no evening available to others, and a gift card makes none of anything', () => {
  expect([stateOf({ items: [ticket, members], left: [0, 80] }), stateOf({ items: [members] })]).toEqual(['sold-out', 'in-shop'])
  const giftCard = product(5, 'Gutschein', '25.00', { issue_giftcard: true })
  expect([stateOf({ items: [giftCard] }), stateOf({ items: [ticket, giftCard], left: [0, 80] })]).toEqual(['not-sold-here', 'sold-out'])
})

it('a redeemed code goes along', () => {
  const voucher = {
    code: 'PRESSE 1',
    item: 8,
    variation: null,
    quota: null,
    ofQuota: undefined,
    price_mode: 'none',
    value: null,
  } as Voucher
  const shop = { items: [product(8, 'Gruppe', '9.00', { require_approval: true })] }
  expect(groupsOf(shop, { ...voucher, max_usages: 5, redeemed: 0 })[0]?.in_shop?.url).toBe(`${PAGE}redeem?voucher=PRESSE+1&subevent=1`)
})

it('a shop that does not tell the address of its page sells them nowhere', () => {
  expect(told({ items: [ticket, group], event: { public_url: undefined } })).toEqual([['Parkett', undefined, undefined]])
})

it('media that have to be there already are sold at the box office alone', () => {
  const onMedium = (media_policy: string) => stateOf({ items: [product(8, 'Chipkarte', '9.00', { media_policy, media_type: 'nfc_uid' })] })
  expect(['reuse', 'append', 'new', 'reuse_or_new'].map(onMedium)).toEqual(Array(4).fill('box-office'))
  expect(stateOf({ items: [product(8, 'Karte', '9.00', { media_policy: 'new', media_type: 'barcode' })] })).toBe('on-sale')
})

it('staff read which products they are, and why', () => {
  expect(performanceStatusOf(saleOf({ items: [ticket, group] }), quotasOf({ items: [ticket, group] }), NOW)).toMatchObject({
    inShop: [{ product: 'Gruppe', reason: 'approval' }],
    mistakes: [],
  })
})

it('a booklet beside tickets that are not sold here hides nothing of that', () => {
  const booklet = product(5, 'Programmheft', '4.00', { admission: false })
  const kept = product(8, 'Abendkasse', '20.00', { all_sales_channels: false, limit_sales_channels: ['pretixpos'] })
  const later = product(8, 'Karte', '20.00', { available_from: '2026-12-01T09:00:00Z' })
  expect([stateOf({ items: [booklet, kept] }), stateOf({ items: [booklet, later] })]).toEqual(['box-office', 'not-yet'])
  const school = product(8, 'Schulkarte', '6.00', { require_voucher: true })
  expect(stateOf({ items: [booklet, school], hasVouchers: true })).toBe('code-only')
  // Codes for other evenings make none of this one.
  expect(stateOf({ items: [booklet], hasVouchers: true })).toBe('on-sale')
})
