import { afterEach, expect, it } from 'vitest'
import { parseInstant } from '../platform/clock/clock.ts'
import { DEFAULT_NOTATION } from '../platform/format/notation.ts'
import { setCatalogue } from '../platform/i18n/i18n.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { datesLabel, untilLabel } from './until-label.ts'

afterEach(() => setCatalogue(serverTexts('de'), 'de'))

const planned = (startsAt: string, endsAt: string) => ({
  event: { startsAt: new Date(parseInstant(startsAt).epochMilliseconds), endsAt: new Date(parseInstant(endsAt).epochMilliseconds) },
  production: { durationMinutes: null },
})
const EXHIBITION = planned('2026-11-01T10:00', '2027-02-28T18:00')
const at = (now: string, notation = DEFAULT_NOTATION) => untilLabel(EXHIBITION, parseInstant(now), notation)

it('an exhibition says until which day it runs, and that it still does', () => {
  expect(at('2026-10-01T12:00')).toBe('bis 28.2.')
  expect(at('2026-11-28T12:00')).toBe('noch bis 28.2.')
  expect(at('2027-02-28T18:00')).toBe('bis 28.2.')
  expect(at('2026-11-28T12:00', { ...DEFAULT_NOTATION, dateStyle: 'words' })).toBe('noch bis 28. Februar')
  expect(datesLabel(EXHIBITION, DEFAULT_NOTATION)).toBe('So\u00a001.11. – So\u00a028.02.')
})

it('the year stands where the day would be mistaken for an earlier one', () => {
  expect(at('2026-03-01T12:00')).toBe('bis 28.02.2027')
})

it('a performance past midnight says nothing of it', () => {
  expect(untilLabel(planned('2026-11-28T22:00', '2026-11-29T01:30'), parseInstant('2026-11-28T23:00'), DEFAULT_NOTATION)).toBe('')
})

it('in English it says so in words', () => {
  setCatalogue(serverTexts('en'), 'en')
  expect(at('2026-11-28T12:00')).toBe('on until 28 February')
})
