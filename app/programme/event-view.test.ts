import { afterEach, expect, it } from 'vitest'
import { seatGroup } from '../../tests/support/schedule-fixture.ts'
import { setCatalogue } from '../platform/i18n/i18n.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { eventView } from './event-view.ts'
import type { EventRow } from './events/queries.server.ts'

const NOW = Temporal.Instant.from('2026-11-28T18:00:00Z')
const event = {
  ...{ id: 7, startsAt: new Date('2026-12-12T18:30:00Z'), endsAt: null, status: 'scheduled', isFree: false, idJet: 'mb-7', ticketUrl: '' },
  ...{ ticketSaleFrom: null, marks: [], note: '' },
}
const production = { slug: 'salz', title: 'Salt', subline: '', durationMinutes: null, zweiklang: 'zinnober', programme: [] }
/** A performance at prices, one for each group of tickets. */
const rowAt = (...prices: string[]) =>
  ({
    ...{ event, production, room: { name: 'Studio' }, typeName: null, image: null },
    ...{ seatGroups: prices.map((price) => seatGroup(price)), shopSale: { kind: 'window', from: null, until: null } },
  }) as unknown as EventRow

afterEach(() => setCatalogue(serverTexts('de'), 'de'))

it.each([
  ['de', 'Eintritt frei, Karte nötig', 'Preis frei wählbar', 'ab 12,50\u00a0€'],
  ['en', 'Free, ticket needed', 'Pay what you like', 'from €12.50'],
] as const)('a list in %s says what tickets cost, and that one is needed where they cost nothing', (language, free, atWill, from) => {
  setCatalogue(serverTexts(language), language)
  const row = rowAt('0.00')
  for (const { prices } of row.seatGroups) for (const price of prices) price.free_price = true
  expect(eventView(row, NOW)).toMatchObject({ priceLabel: atWill, isBookable: false })
  expect(eventView(rowAt('0.00'), NOW)).toMatchObject({ priceLabel: free, isBookable: false, sale: { kind: 'on-sale' } })
  expect(eventView(rowAt('18.00', '12.50'), NOW)).toMatchObject({ priceLabel: from, isBookable: true })
})
