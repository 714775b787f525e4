import { expect, it } from 'vitest'
import { soldWords } from './sale-words.ts'

const counted = { sold: 12, held: 3, taken: 15, places: 100 } as unknown as Parameters<typeof soldWords>[0]['sales']

it('of the sale of an evening is said only what is known of it', () => {
  expect(soldWords({ sales: counted, isFree: false, canStopSale: true })).toBe('12 Karten sind verkauft, 3 reserviert.')
  expect(soldWords({ sales: null, isFree: false, canStopSale: true })).toBe('Der Ticketshop nennt keine Zahlen.')
  expect(soldWords({ sales: null, isFree: false, canStopSale: false })).toBe('Nicht mit dem Ticketshop verknüpft.')
  expect(soldWords({ sales: null, isFree: true, canStopSale: false })).toBe('Eintritt frei')
})
