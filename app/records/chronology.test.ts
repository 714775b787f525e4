import { expect, it } from 'vitest'
import { issuesOfOrder } from './chronology.ts'
import type { RecordType } from './record-type.ts'

const evening: Pick<RecordType, 'fields'> = {
  fields: {
    startsAt: { kind: 'datetime', label: 'Starts' },
    endsAt: { kind: 'datetime', label: 'Ends', notBefore: 'startsAt' },
    startsOn: { kind: 'date', label: 'First day' },
    endsOn: { kind: 'date', label: 'Last day', notBefore: 'startsOn' },
  },
}
const wrong = (values: Record<string, unknown>) => issuesOfOrder(evening, values).map(({ path }) => path[0])

it('a moment that comes before the one it has to follow is named, whether it bears its offset or not', () => {
  expect(wrong({ startsAt: '2026-11-21T19:30', endsAt: '2026-11-21T18:00' })).toEqual(['endsAt'])
  expect(wrong({ startsAt: '2026-11-21T19:30:00+01:00', endsAt: '2026-11-21T19:00:00Z' })).toEqual([])
  expect(wrong({ startsAt: '2026-11-21T19:30:00+01:00', endsAt: '2026-11-21T18:00:00Z' })).toEqual(['endsAt'])
})

it('so is a day; one alone, or the same twice, is in order', () => {
  expect(wrong({ startsOn: '2026-09-01', endsOn: '2026-08-31' })).toEqual(['endsOn'])
  expect(wrong({ startsOn: '2026-09-01', endsOn: '2026-09-01', endsAt: '2026-11-21T18:00' })).toEqual([])
  expect(issuesOfOrder(evening, { startsOn: '2026-09-01', endsOn: '2026-08-31' })[0]?.message).toBe('Das liegt vor „Erster Tag“.')
})
