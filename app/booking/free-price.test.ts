import { expect, it } from 'vitest'
import { paidPriceOf, typedOf } from './free-price.ts'
import type { Price } from './schema.ts'
import { addToCartBodies, totalOf } from './selection.ts'

const price: Price = { id: 1, price: '25.00', sale_type_id: 1, seat_group: 'Soli', text: '', name: 'Soli', has_discounts: false }
const free: Price = { ...price, free_price: true }
const paid = (text: string) => paidPriceOf(free, { 'Soli/1': text })

it('a free price is what the visitor types, in the ways amounts are written, and the least where they type nothing', () => {
  expect(['30', '30,5', ' 30.50 ', '30 €', '25', ''].map(paid)).toEqual(['30.00', '30.50', '30.50', '30.00', '25.00', '25.00'])
  expect(['€30', '€ 30.50', 'CHF 30', '30 CHF'].map(paid)).toEqual(['30.00', '30.50', '30.00', '30.00'])
})

it('less than the least and what is no amount are no price', () => {
  expect(['24,99', 'viel', '-30', '€-30', '€30€', '1.000', '3e5'].map(paid)).toEqual(Array(7).fill(undefined))
})

it('a fixed price stays what it is, whatever was typed for it', () => {
  expect(paidPriceOf(price, { 'Soli/1': '30' })).toBe('25.00')
})

it('what was typed is added up and reaches the cart; without it the request is as ever', () => {
  const groups = [{ id: 1, seat_group: 'Soli', status: 1, text: '', prices: [free], timeslots: [] }]
  const selected = [{ ticket: { id: 1, seat_group: 'Soli', sale_type_id: 1 }, amount: 2 }]
  expect(totalOf(selected, groups, { 'Soli/1': '30' })).toEqual({ tickets: 2, cents: 6000 })
  expect(addToCartBodies(selected, groups, {}, { 'Soli/1': '30' })).toEqual([
    { seat_group: 'Soli', quantities: [2], sale_type_ids: [1], free_prices: ['30.00'] },
  ])
  expect(addToCartBodies(selected, groups, {}, {})).toEqual([{ seat_group: 'Soli', quantities: [2], sale_type_ids: [1] }])
})

it('the shop’s suggestion is what a visitor pays who leaves it as it stands, and the least is for who empties the field', () => {
  const suggested: Price = { ...free, suggested_price: '32.50' }
  expect([paidPriceOf(suggested, {}), paidPriceOf(suggested, { 'Soli/1': '' })]).toEqual(['32.50', '25.00'])
  expect([typedOf(suggested, {}), typedOf({ ...free, suggested_price: '30.00' }, {}), typedOf(suggested, { 'Soli/1': '' })]).toEqual([
    '32,50',
    '30',
    '',
  ])
  const groups = [{ id: 1, seat_group: 'Soli', status: 1, text: '', prices: [suggested], timeslots: [] }]
  const selected = [{ ticket: { id: 1, seat_group: 'Soli', sale_type_id: 1 }, amount: 2 }]
  expect(totalOf(selected, groups)).toEqual({ tickets: 2, cents: 6500 })
  expect(addToCartBodies(selected, groups, {})[0]?.free_prices).toEqual(['32.50'])
})
