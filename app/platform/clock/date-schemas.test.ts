import { describe, expect, it } from 'vitest'
import { isoDate, isoDateTime, isoDateTimeWithOffset } from './date-schemas.ts'

describe('a day or a moment that somebody gives', () => {
  it('is taken in the years a house can mean', () => {
    expect(isoDate.safeParse('1900-01-01').success).toBe(true)
    expect(isoDateTime.safeParse('2026-12-31T19:30').success).toBe(true)
    expect(isoDateTimeWithOffset.safeParse('2199-12-31T23:59:59+01:00').success).toBe(true)
  })

  // Found by the fuzzer: before 1893 the offset of Berlin had seconds, and the year 0 is none to the database.
  it('is refused with a sentence in years no database answers for in the form of the calls', () => {
    for (const refused of [
      isoDate.safeParse('0000-01-01'),
      isoDateTime.safeParse('0020-02-29T00:00:00Z'),
      isoDateTimeWithOffset.safeParse('9999-12-31T23:59:59Z'),
    ])
      expect(refused.error?.issues[0]?.message).toBe('Bitte geben Sie einen Tag zwischen den Jahren 1900 und 2199 an.')
  })
})
