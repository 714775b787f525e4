import { expect, it } from 'vitest'
import { testsReachedBy } from './changed-tests.ts'
import { roomsOfTest } from './rooms-of-tests.ts'

const importers = new Map([
  ['app/platform/clock/clock.ts', ['app/booking/hold.ts', 'app/casting/cast.ts']],
  ['app/booking/hold.ts', ['app/booking/hold.test.ts', 'app/programme/row.ts']],
  ['app/programme/row.ts', ['app/programme/Row.browser.test.tsx', 'app/server.ts']],
])
const tests = [
  ...['app/booking/hold.test.ts', 'app/programme/Row.browser.test.tsx', 'tests/api/sales.test.ts'],
  ...['tests/e2e/programme.spec.ts', 'tests/e2e/casting.spec.ts', 'tests/e2e/flows.spec.ts'],
]
const reached = (...changed: string[]) => testsReachedBy(changed, tests, importers)

it('a change reaches the tests that import it, and stories through the rooms that do', () => {
  expect(reached('app/booking/hold.ts')).toEqual(tests.filter((test) => !test.includes('casting')))
  expect(reached('app/casting/cast.ts')).toEqual(['tests/e2e/casting.spec.ts', 'tests/e2e/flows.spec.ts'])
  expect(reached('app/platform/clock/clock.ts')).toEqual(tests)
})

it('what all houses stand on reaches all tests of a house, and no other', () => {
  expect(reached('migrations/0001.sql')).toEqual(tests.slice(2))
  expect(reached('app/server/services.ts')).toEqual(tests.slice(2))
})

it('a changed test reaches itself, and a document nothing', () => {
  expect(reached('tests/e2e/casting.spec.ts')).toEqual(['tests/e2e/casting.spec.ts'])
  expect(reached('docs/tour.md')).toEqual([])
})

it('a test whose name says no room is about the whole house', () => {
  expect(roomsOfTest('tests/e2e/editor-comments.spec.ts')).toEqual(['editor', 'review', 'content', 'content-lint'])
  expect(roomsOfTest('tests/e2e/flows.spec.ts')).toBeUndefined()
})
