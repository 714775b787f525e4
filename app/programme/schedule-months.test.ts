import { expect, it } from 'vitest'
import { monthTags } from './schedule-months.ts'

it('a performance matters to its month, and at the turn of months to the other one too', () => {
  expect(monthTags({ startsAt: '2026-11-15T19:30:00+01:00' })).toEqual(['schedule:2026-11'])
  expect(monthTags({ startsAt: '2026-11-30T19:30:00+01:00', endsAt: null })).toEqual(['schedule:2026-11', 'schedule:2026-12'])
  expect(monthTags({ startsAt: '2027-01-01T00:30:00+01:00' })).toEqual(['schedule:2026-12', 'schedule:2027-01'])
})

it('a booking matters to every month that it reaches into', () => {
  expect(monthTags({ startsAt: '2026-11-15T10:00:00+01:00', endsAt: '2027-01-10T10:00:00+01:00' })).toEqual([
    'schedule:2026-11',
    'schedule:2026-12',
    'schedule:2027-01',
  ])
})
