import type { OfferedEvent } from './bookable-event.ts'
import type { OfferAnswer } from './offer-schema.ts'
import type { SaleState } from './sale-state.ts'
import type { Price, SeatGroup } from './schema.ts'
import type { SeatPlan } from './seat-plan/seat-plan.ts'

/** An evening that can be booked, for tests of the widget. */
export const evening: OfferedEvent = {
  id: 7,
  idJet: 'mb-7',
  title: 'Salz',
  url: '/de/spielplan/salz/7',
  weekday: 'Samstag',
  shortDate: 'Sa 21.11.',
  time: '20:00\u00a0Uhr',
  room: 'Studio',
  ticketUrl: 'https://tickets.example/performances/mb-7',
  zweiklang: 'zinnober',
  picture: null,
  sale: { kind: 'on-sale' },
  saleFrom: null,
  isBookable: true,
  price: '8\u00a0€',
}

/** Free seating at one price and another for concessions. */
export const freeSeating: SeatGroup[] = [group(1, 'Freie Platzwahl', ['8.00', '5.00'])]

/** A hall with numbered seats, sold under three sets of prices, and codes. */
export const numberedSeats: SeatGroup[] = ['38.00', '26.00', '16.00'].map((full, index) => ({
  ...group(index + 1, `Kategorie ${index + 1}`, [full, (Number(full) / 2).toFixed(2)]),
  has_seat_plan: true,
  takes_codes: true,
}))

function group(id: number, seat_group: string, [full = '', reduced = '']: string[]): SeatGroup {
  const price = { seat_group, text: '' }
  const prices: Price[] = [
    { ...price, id: id * 10, price: full, sale_type_id: 1, name: 'Vollpreis', has_discounts: true },
    { ...price, id: id * 10 + 1, price: reduced, sale_type_id: 2, name: 'Ermäßigt', has_discounts: false },
  ]
  return { id, seat_group, status: 1, text: '', prices, timeslots: [] }
}

/** Two rows of eight free seats, and behind them a place for a wheelchair with the seat beside it. */
export const plan: SeatPlan = {
  zones: [
    {
      name: 'Parkett',
      rows: [
        ...['1', '2'].map((name, y) => ({
          name,
          seats: Array.from({ length: 8 }, (_, x) => {
            return { id: `${name}-${x + 1}`, number: String(x + 1), x, y, seat_group: 'Kategorie 1', status: 'free' as const }
          }),
        })),
        {
          name: '3',
          seats: (['wheelchair', 'companion'] as const).map((access, x) => {
            return { id: `3-${x + 1}`, number: String(x + 1), x, y: 2, seat_group: 'Kategorie 3', status: 'free' as const, access }
          }),
        },
      ],
    },
  ],
}

/** What the server answers with the offer of the evening. */
export const offerOf = (seat_groups: SeatGroup[], sale: SaleState = { kind: 'on-sale' }): OfferAnswer => ({
  sale,
  sale_from: null,
  seat_groups,
  hold_minutes: 15,
  starts_at: '2026-11-21T20:00:00+01:00',
  short_date: evening.shortDate,
  time: evening.time,
  room: evening.room,
})
