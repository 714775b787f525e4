import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { de } from '../platform/i18n/de.ts'
import { setCatalogue } from '../platform/i18n/i18n.ts'
import { nearnessOf } from './near.ts'

it('a kept page calls days by those of the browser, also where the clocks change', requirement('FALL-08'), () => {
  setCatalogue(de, 'de')
  const said = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) => nearnessOf(day, '2026-11-22'))
  expect(said).toEqual(['', 'Heute', 'Morgen', ''])
  expect(nearnessOf('2026-10-26', '2026-10-25')).toBe('Morgen')
  expect(nearnessOf('2026-11-22', undefined)).toBeUndefined()
})
