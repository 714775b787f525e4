import { createPretixShop } from '../../../app/booking/pretix/pretix-shop.server.ts'
import { freePort } from '../../support/free-port.ts'
import { TEST_NOW, TestClock } from '../../support/test-app.ts'
import { date, hall, product, season, voucher } from '../pretix-season.ts'
import type { PretixEventSetup } from '../pretix-server/setup.ts'
import { openPretixServer, PRETIX_TOKEN } from '../pretix-server.ts'
import { type Evening, HOLD_MINUTES, type Stage } from './evenings.ts'

const [FIRST, SECOND, DATE] = [21, 22, 7]
type Item = PretixEventSetup['items'][number]

const seatsOf = (zone: string, item: number) =>
  Array.from({ length: 8 }, (_, index) => ({
    ...{ zone_name: 'Saal', row_name: zone, seat_number: String(index + 1), seat_guid: `${item}-${index + 1}`, product: item },
    blocked: false,
  }))

/** An event of one date with two categories of seats, ten each. */
function event(slug: string): PretixEventSetup {
  const seats = [...seatsOf('A', FIRST), ...seatsOf('B', SECOND)]
  const quota = (id: number, items: number[]) => ({ id, name: `q${id}`, size: 8, items, variations: [], subevent: DATE })
  return {
    ...season(),
    settings: { max_items_per_order: 10, reservation_time: HOLD_MINUTES },
    ...{ slug, seats, seatingPlans: { 1: hall(seats, ({ row_name }) => row_name) } },
    vouchers: [voucher('KLASSE', { price_mode: 'percent', value: '10.00' })],
    subevents: [date(DATE, { seating_plan: 1, seat_category_mapping: { A: FIRST, B: SECOND } })],
    items: [product(FIRST, 'Kategorie 1', { default_price: '24.00' }), product(SECOND, 'Kategorie 2', { default_price: '12.00' })],
    quotas: [quota(1, [FIRST]), quota(2, [SECOND])],
  }
}

const area = (id: number, name: string, price: string): Item['variations'][number] => ({
  ...{ id, value: { de: name }, description: { de: '' }, position: id, default_price: price, active: true },
  ...{ hide_without_voucher: false, require_membership: false, all_sales_channels: true, limit_sales_channels: [] },
  ...{ available_from: null, available_until: null },
})
const AREAS = [area(31, 'Loge', '24.00'), area(32, 'Parkett', '12.00'), area(33, 'Rang', '17.00'), area(34, 'Galerie', '7.00')]

const atBoxOffice = { all_sales_channels: false, limit_sales_channels: ['pretixpos'] }
const withCode = { require_voucher: true, hide_without_voucher: true }
const both = (fields: Partial<Item>): Setup => ({ first: fields, second: fields })
/** What an evening changes about the products of its categories and about the event; which categories are blocked. */
type Setup = { first?: Partial<Item>; second?: Partial<Item>; event?: Partial<PretixEventSetup>; blocked?: number[] }

const SETUPS: Record<Evening, Setup> = {
  plain: {},
  'free-price': { first: { free_price: true, free_price_suggestion: '30.00' } },
  areas: { first: { variations: AREAS } },
  extra: { second: { admission: false }, blocked: [FIRST] },
  booklet: { second: { admission: false } },
  currency: { event: { currency: 'CHF' } },
  'free-tickets': both({ default_price: '0.00' }),
  'in-shop': { second: { require_membership: true } },
  'code-only': both(withCode),
  'code-besides': { second: withCode },
  'code-opens': { second: withCode, blocked: [FIRST] },
  'box-office': both(atBoxOffice),
  'box-office-besides': { second: atBoxOffice, blocked: [FIRST] },
  blocked: { blocked: [FIRST, SECOND] },
  limits: { first: { min_per_order: 2, max_per_order: 4 } },
}

function variationsOf({ items }: PretixEventSetup, products: number[]): number[] {
  return items.filter(({ id }) => products.includes(id)).flatMap(({ variations }) => variations.map(({ id }) => id))
}

/** The fake of pretix as a stage, with an event for each evening. */
export async function openPretixStage(): Promise<Stage> {
  const clock = new TestClock(TEST_NOW)
  const events: PretixEventSetup[] = []
  const pretix = await openPretixServer(events, clock, await freePort())
  return {
    shop: createPretixShop({ apiUrl: pretix.apiUrl, token: PRETIX_TOKEN, publicUrl: 'https://www.haus.example', clock }),
    now: () => clock.now(),
    async open(evening) {
      const setup = SETUPS[evening]
      const opened = Object.assign(event(`haus-${events.length + 1}`), setup.event)
      for (const item of opened.items) Object.assign(item, item.id === FIRST ? setup.first : setup.second)
      for (const quota of opened.quotas) quota.variations = variationsOf(opened, quota.items)
      for (const seat of opened.seats) seat.blocked = setup.blocked?.includes(seat.product) ?? false
      events.push(opened)
      return `${opened.slug}/${DATE}`
    },
    close: () => pretix.close(),
  }
}
