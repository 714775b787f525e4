import { expect, it } from 'vitest'
import '../../tests/support/german-texts.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { describePublication, describeStatus } from './page-status.ts'

const format = createDateFormat()

const instant = '2026-12-01T10:00:00+01:00'

it('says whether visitors see a page, and never that they do when they do not (H3, H4)', () => {
  expect(describeStatus({ state: 'online', until: null }, format)).toBe('Online')
  expect(describeStatus({ state: 'online', until: instant }, format, true)).toBe('Online bis 01.12.2026, 10:00\u00a0Uhr, mit Entwurf')
  expect(describeStatus({ state: 'scheduled', from: instant, until: null }, format)).toBe('Online ab 01.12.2026, 10:00\u00a0Uhr')
  expect(describeStatus({ state: 'above', title: 'Saison', from: null }, format)).toBe('Offline, weil „Saison“ offline ist')
  expect(describePublication(3, { state: 'online', until: null }, { isPage: true, format })).toBe(
    'Gespeichert als Version 3. Besucher sehen es jetzt.',
  )
  for (const state of ['scheduled', 'over', 'offline', 'above'] as const)
    expect(describePublication(3, { state, from: instant, until: instant, title: 'Saison' }, { isPage: true, format })).not.toContain(
      'sehen es jetzt',
    )
})
