import { expect, it } from 'vitest'
import '../../../tests/support/german-texts.ts'
import { createDateFormat } from '../../platform/format/date-format.ts'
import { ago } from './ago.ts'

const said = (at: string) => ago(at, '2026-11-24T14:30:00+01:00', createDateFormat())

it('says how long ago something was: fresh things by seconds and minutes, others by clock and day', () => {
  expect(said('2026-11-24T14:29:58+01:00')).toBe('gerade eben')
  expect(said('2026-11-24T14:29:40+01:00')).toBe('vor 20 Sekunden')
  expect(said('2026-11-24T14:28:55+01:00')).toBe('vor einer Minute')
  expect(said('2026-11-24T14:07:00+01:00')).toBe('vor 23 Minuten')
  expect(said('2026-11-24T09:05:00+01:00')).toBe('heute, 09:05\u00a0Uhr')
  expect(said('2026-11-23T23:50:00+01:00')).toBe('23.11.2026, 23:50\u00a0Uhr')
  expect(said('2026-11-24T14:30:07+01:00'), 'a clock a moment ahead').toBe('gerade eben')
})
