import { expect, it } from 'vitest'
import { isFarBelow, usualPercent } from './usual-sale.ts'

const sold = (sold: number) => ({ sold, held: 0, taken: sold, places: 200, readAt: '2026-11-22T18:00:00+01:00' })

it('takes the average of earlier performances for usual, once there are three', () => {
  expect(usualPercent([sold(100), sold(140)])).toBeNull()
  expect(usualPercent([sold(100), sold(140), sold(120)])).toBe(60)
})

it('warns below half of what is usual, and not where nothing is known', () => {
  expect(isFarBelow(sold(56), 60)).toBe(true)
  expect(isFarBelow(sold(60), 60)).toBe(false)
  expect(isFarBelow(sold(0), null)).toBe(false)
})
