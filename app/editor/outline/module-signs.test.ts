import { expect, it } from 'vitest'
import { visibilityAt } from './module-signs.ts'

const NOW = new Date('2026-12-06T20:00:00+01:00')

it.each([
  ['always', {}],
  ['always', { online_from: '', online_to: null }],
  ['always', { online_from: 'bald' }],
  ['scheduled', { online_from: '2026-12-24T00:00:00+01:00' }],
  ['open', { online_from: '2026-12-01T00:00:00+01:00', online_to: '2026-12-24T00:00:00+01:00' }],
  ['over', { online_to: '2026-12-01T00:00:00+01:00' }],
  ['hidden', { visibility: { hidden: true }, online_to: '2026-12-01T00:00:00+01:00' }],
  ['open', { visibility: { until: { anchor: 'lastStart', production: 4, minutes: 120 } } }],
  ['over', { visibility: { until: { at: '2026-12-01T00:00:00+01:00' } } }],
] as const)('a module is %s with %o', (visibility, data) => {
  expect(visibilityAt(data, NOW)).toBe(visibility)
})

const until = { anchor: 'lastStart', production: 4, minutes: 120 }
const played = (lastStart: string | null) => ({ 4: { title: 'Glasgesang', firstStart: lastStart, lastStart, saleStart: null } })

it.each([
  ['over', { visibility: { until } }, '2026-12-06T18:00:00+01:00'],
  ['open', { visibility: { until } }, '2026-12-06T18:01:00+01:00'],
  ['open', { visibility: { until } }, null],
  ['scheduled', { visibility: { from: until } }, '2026-12-06T18:01:00+01:00'],
  ['open', { visibility: { from: until } }, '2026-12-06T18:00:00+01:00'],
  ['scheduled', { visibility: { from: until } }, null],
] as const)('a module is %s with %o when the last performance begins at %s', (visibility, data, lastStart) => {
  expect(visibilityAt(data, NOW, played(lastStart))).toBe(visibility)
})
