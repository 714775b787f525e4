import type { PretixEventSetup } from './pretix-server.ts'

export const PARKETT = 11
export const RANG = 12
export const WIESE = 13
export const FULL = 101
export const REDUCED = 102
export const TOMORROW = 7
export const LATER = 8

const product = (id: number, name: string, fields: Partial<PretixEventSetup['items'][number]> = {}) => ({
  ...{
    id,
    name: { de: name, en: 'Seats' },
    description: { de: `${name}, erster Stock` },
    position: id,
    default_price: '20.00',
    active: true,
  },
  ...{ available_from: null, available_until: null, require_voucher: false, hide_without_voucher: false, variations: [] },
  ...fields,
})
/** A date of the season, with a test's changes. */
export const date = (id: number, fields: Partial<PretixEventSetup['subevents'][number]> = {}) => ({
  ...{ id, active: true, date_from: '2026-11-22T19:30:00+01:00', presale_start: null, presale_end: null },
  ...{ item_price_overrides: [], variation_price_overrides: [], seating_plan: null, seat_category_mapping: {} },
  ...fields,
})

/** A season of two evenings: seats in the Parkett on the second, everything else by number. */
export function season(): PretixEventSetup {
  const variation = (id: number, name: string, price: string) => ({
    ...{ id, value: { de: name }, description: { de: id === FULL ? '' : 'Schule und Studium' }, position: id, price, active: true },
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
    ...{ slug: 'saison', live: true, presale_start: null, presale_end: null, seating_plan: null, seat_category_mapping: {} },
    seats,
    subevents: [
      date(TOMORROW),
      date(LATER, {
        seating_plan: 1,
        seat_category_mapping: { Saal: PARKETT },
        item_price_overrides: [{ item: RANG, disabled: false, price: '9.50' }],
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
