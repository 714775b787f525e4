import type { SeatingPlan } from '../../scripts/pretix/seating-plan.ts'
import type { PretixEventSetup } from './pretix-server/setup.ts'

export const PARKETT = 11
export const RANG = 12
export const WIESE = 13
export const FULL = 101
export const REDUCED = 102
export const TOMORROW = 7
export const LATER = 8

const everywhere = { all_sales_channels: true, limit_sales_channels: [] }
const always = { available_from: null, available_until: null }
/** A product that anybody may buy, with a test's changes. */
export const product = (id: number, name: string, fields: Partial<PretixEventSetup['items'][number]> = {}) => ({
  ...{ id, name: { de: name, en: 'Seats' }, description: { de: `${name}, erster Stock` }, position: id, default_price: '20.00' },
  ...{ active: true, category: null, require_bundling: false, require_membership: false, min_per_order: null, max_per_order: null },
  ...{ require_voucher: false, hide_without_voucher: false, variations: [] },
  ...everywhere,
  ...always,
  ...fields,
})
/** A voucher for anything that changes no price. */
export const voucher = (code: string, fields: Partial<PretixEventSetup['vouchers'][number]> = {}) => ({
  ...{ id: 900, code, max_usages: 100, redeemed: 0, min_usages: 1, valid_until: null, block_quota: false, allow_ignore_quota: false },
  ...{ show_hidden_items: true, price_mode: 'none' as const, value: null, item: null, variation: null, quota: null, subevent: null },
  ...{ seat: null, budget: null },
  ...fields,
})
/** What a date changes about a product or a variation. */
export const override = (fields: { disabled?: boolean; price?: string; available_from?: string; available_until?: string }) => ({
  ...{ disabled: false, price: null },
  ...always,
  ...fields,
})
/** A date of the season, with a test's changes. */
export const date = (id: number, fields: Partial<PretixEventSetup['subevents'][number]> = {}) => ({
  ...{ id, active: true, date_from: '2026-11-22T19:30:00+01:00', date_to: null, presale_start: null, presale_end: null },
  ...{ item_price_overrides: [], variation_price_overrides: [], seating_plan: null, seat_category_mapping: {} },
  last_modified: '2026-11-20T10:00:00+01:00',
  ...fields,
})

/** The layout of a hall: rows behind each other, and an aisle before its tenth seats. @param categoryOf that of a seat */
export function hall(seats: PretixEventSetup['seats'], categoryOf = (_seat: PretixEventSetup['seats'][number]) => 'Saal'): SeatingPlan {
  const rows = [...Map.groupBy(seats, ({ row_name }) => row_name)].map(([row_number, ofRow], index) => ({
    ...{ row_number, row_number_position: 'both' as const, position: { x: 0, y: index * 30 } },
    seats: ofRow.map((seat) => {
      const { seat_guid, seat_number } = seat
      const place = seat_number === '10' ? 6 : Number(seat_number)
      return { seat_guid, seat_number, position: { x: place * 24, y: 0 }, category: categoryOf(seat) }
    }),
  }))
  const zone = { name: 'Saal', zone_id: 'saal', position: { x: 48, y: 60 }, rows, areas: [] as [] }
  return { name: 'Haus', size: { width: 240, height: 150 }, categories: [{ name: 'Saal', color: '#7f4a91' }], zones: [zone] }
}

/** A season of two evenings: seats in the Parkett on the second, everything else by number. */
export function season(): PretixEventSetup {
  const variation = (id: number, name: string, price: string | null) => ({
    ...{
      id,
      value: { de: name },
      description: { de: id === FULL ? '' : 'Schule und Studium' },
      position: id,
      default_price: price,
      active: true,
    },
    ...{ hide_without_voucher: false, require_membership: false },
    ...everywhere,
    ...always,
  })
  const seats = ['1', '2', '3', '4', '10'].flatMap((seat_number) =>
    ['A', 'B'].map((row_name) => ({
      ...{ zone_name: 'Saal', row_name, seat_number, seat_guid: `${row_name}-${seat_number}`, product: PARKETT, blocked: false },
      ordered: row_name === 'A' && seat_number === '3',
    })),
  )
  const quota = (id: number, items: number[], size: number | null, subevent: number) => ({
    ...{ id, name: `q${id}`, size, items, variations: items.includes(PARKETT) ? [FULL, REDUCED] : [], subevent },
  })
  return {
    ...{ slug: 'saison', testmode: false, timezone: 'Europe/Berlin', date_from: '2026-09-01T00:00:00+02:00', date_to: null },
    ...{ settings: { max_items_per_order: 10, reservation_time: 15 }, categories: [] },
    ...everywhere,
    ...{ live: true, presale_start: null, presale_end: null, seating_plan: null, seat_category_mapping: {} },
    seats,
    seatingPlans: { 1: hall(seats) },
    orders: {},
    vouchers: [],
    subevents: [
      date(TOMORROW),
      date(LATER, {
        seating_plan: 1,
        seat_category_mapping: { Saal: PARKETT },
        item_price_overrides: [{ item: RANG, ...override({ price: '9.50' }) }],
      }),
    ],
    items: [
      product(PARKETT, 'Parkett', { variations: [variation(FULL, 'Normalpreis', '24.00'), variation(REDUCED, 'Ermäßigt', '12.00')] }),
      product(RANG, 'Rang'),
      product(WIESE, 'Freunde', { require_voucher: true }),
    ],
    quotas: [
      quota(1, [PARKETT], 40, TOMORROW),
      quota(2, [RANG], 3, TOMORROW),
      quota(3, [PARKETT], 40, LATER),
      quota(4, [RANG], null, LATER),
    ],
  }
}
