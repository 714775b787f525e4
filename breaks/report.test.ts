import { expect, it } from 'vitest'
import { reportOf } from './report.ts'
import { addResult, type Results } from './results.ts'

const one = { batch: 1, kind: 'guard', before: 'a', after: 'b' } as const
const LIST = {
  seed: 1,
  breaks: [
    { ...one, id: 1, room: 'booking', file: 'app/booking/a.ts' },
    { ...one, id: 2, room: 'booking', file: 'app/booking/b.ts' },
    { ...one, id: 3, room: 'users', file: 'app/users/a.ts' },
  ],
}

it('counts each break by its cheapest finder, and names what only the old suite finds', () => {
  const results: Results = {}
  addResult(results, 'new', 1, { whole: true, found: { story: ['a'] } })
  addResult(results, 'new', 1, { whole: false, found: { unit: ['b', 'b', 'c', 'd', 'e'] } })
  addResult(results, 'new', 2, { whole: true, found: {} })
  addResult(results, 'old', 2, { whole: true, found: { story: ['z'] } })
  expect(results.new?.[1]).toEqual({ whole: true, found: { unit: ['b', 'c', 'd'], story: ['a'] } })
  const report = reportOf(LIST, results)
  expect(report).toContain('| booking |  | 1 |  |  |  |  | 1 |  |')
  expect(report).toContain('| users |  |  |  |  |  |  |  | 1 |')
  expect(report).toContain('Only the old suite finds: 2.')
  expect(report).toContain('| 2 | 1 | booking | guard | app/booking/b.ts | nobody | story |')
})
