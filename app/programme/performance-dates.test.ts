import { expect, it } from 'vitest'
import { performanceDates } from './performance-dates.ts'

const every = (rule: Partial<Parameters<typeof performanceDates>[0]>) =>
  performanceDates({ from: '2026-12-01', until: '2026-12-31', weekdays: [5], except: [], ...rule }).map(String)

it('names every Friday of a month, but those excepted', () => {
  expect(every({})).toEqual(['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'])
  expect(every({ except: ['2026-12-25'] })).toEqual(['2026-12-04', '2026-12-11', '2026-12-18'])
})

it('takes the first and the last day in', () => {
  expect(every({ from: '2026-12-04', until: '2026-12-11' })).toEqual(['2026-12-04', '2026-12-11'])
})

it('names nothing when the end lies before the beginning, and never more than a year', () => {
  expect(every({ until: '2026-11-01' })).toEqual([])
  expect(every({ until: '2999-12-31', weekdays: [1, 2, 3, 4, 5, 6, 7] })).toHaveLength(401)
})
