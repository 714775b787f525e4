import { expect, it } from 'vitest'
import { shiftOf } from './shift.ts'

it('counts hours as minutes and weeks as days, so that a day later is the same time on the clock', () => {
  expect(shiftOf(30, 'minutes')).toEqual({ days: 0, minutes: 30 })
  expect(shiftOf(-2, 'hours')).toEqual({ days: 0, minutes: -120 })
  expect(shiftOf(1, 'days')).toEqual({ days: 1, minutes: 0 })
  expect(shiftOf(-1, 'weeks')).toEqual({ days: -7, minutes: 0 })
})
