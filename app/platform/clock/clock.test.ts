import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoWithOffset, TIMEZONE } from './clock.ts'

it('an instant is written with the offset of its moment, in the hours around summer time and in all years', () => {
  const at = (text: string) => isoWithOffset(Temporal.Instant.from(text))
  expect(at('2026-10-25T00:59:59.999Z')).toBe('2026-10-25T02:59:59+02:00')
  expect(at('2026-10-25T01:00:00Z')).toBe('2026-10-25T02:00:00+01:00')
  expect(at('2027-03-28T00:59:59Z')).toBe('2027-03-28T01:59:59+01:00')
  expect(at('2027-03-28T01:00:00Z')).toBe('2027-03-28T03:00:00+02:00')
  const slowly = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(TIMEZONE).toString({ timeZoneName: 'never', smallestUnit: 'second' })
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1850, 0, 1), max: Date.UTC(2250, 0, 1) }), (ms) => {
      const instant = Temporal.Instant.fromEpochMilliseconds(ms)
      expect(isoWithOffset(instant)).toBe(slowly(instant))
    }),
    { numRuns: 2000 },
  )
})
