import { expect, it } from 'vitest'
import { freeSeating } from '../evening.test-support.ts'
import { dateChanges, priceChanges } from './term-changes.ts'

const shown = { shortDate: 'Di 01.12.', time: '20:00 Uhr', room: 'Großes Haus' }

it('says nothing while what was shown is sold', () => {
  expect(dateChanges(shown, { ...shown })).toEqual([])
  expect(priceChanges({ sale_type_ids: [1, 2], prices: ['8.00', '5.00'] }, freeSeating)).toEqual([])
})

it('names both values of what has changed: the time, the date, the room', () => {
  expect(dateChanges(shown, { ...shown, time: '17:00 Uhr' })).toEqual(['Beginn jetzt 17:00 Uhr statt 20:00 Uhr.'])
  expect(dateChanges(shown, { ...shown, shortDate: 'Mi 02.12.', room: 'Studio' })).toEqual([
    'Neuer Termin: Mi 02.12., 20:00 Uhr statt Di 01.12., 20:00 Uhr.',
    'Spielort jetzt Studio statt Großes Haus.',
  ])
})

it('names both values of each price of the order that has changed, and leaves what is not offered to the shop', () => {
  const order = { seat_group: 'Freie Platzwahl', sale_type_ids: [1, 2, 9], prices: ['7.50', '5.00', '3.00'] }
  expect(priceChanges(order, freeSeating).map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    'Freie Platzwahl, Vollpreis kostet jetzt 8 € statt 7,50 €.',
  ])
  expect(priceChanges({ ...order, seat_group: 'Kategorie 1' }, freeSeating)).toEqual([])
})
