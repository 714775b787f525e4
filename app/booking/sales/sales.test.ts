import { expect, it } from 'vitest'
import { freePlaces, soldPercent } from './sales.ts'

it('counts what is neither sold nor held as free, and never less than none when a hall is oversold', () => {
  expect(freePlaces({ taken: 447, places: 580 })).toBe(133)
  expect(freePlaces({ taken: 12, places: 10 })).toBe(0)
})

it('says what share is sold, without calling a hall full or empty that is not', () => {
  expect(soldPercent({ sold: 412, taken: 447, places: 580 })).toBe(71)
  expect(soldPercent({ sold: 579, taken: 579, places: 580 })).toBe(99)
  expect(soldPercent({ sold: 1, taken: 1, places: 580 })).toBe(1)
  expect(soldPercent({ sold: 0, taken: 3, places: 580 })).toBe(0)
  expect(soldPercent({ sold: 12, taken: 12, places: 10 })).toBe(100)
  expect(soldPercent({ sold: 0, taken: 0, places: 0 })).toBe(0)
})

it('takes sold and held together where the shop does not tell them apart', () => {
  expect(soldPercent({ sold: null, taken: 50, places: 200 })).toBe(25)
})
