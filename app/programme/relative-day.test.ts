import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { setCatalogue } from '../platform/i18n/i18n.ts'
import { browserTexts } from '../texts/browser-texts.ts'
import { relativeDayLabel } from './relative-day.ts'

it('a kept page calls days by those of the browser, also where the clocks change', requirement('FALL-08'), () => {
  setCatalogue(browserTexts('de'), 'de')
  const labels = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) => relativeDayLabel(day, '2026-11-22'))
  expect(labels).toEqual(['', 'Heute', 'Morgen', ''])
  expect(relativeDayLabel('2026-10-26', '2026-10-25')).toBe('Morgen')
  expect(relativeDayLabel('2026-11-22', undefined)).toBeUndefined()
})
