import { expect, it } from 'vitest'
import { kindOfTest } from './test-kinds.ts'
import { readTestRequest } from './test-request.ts'

const TESTS = ['app/booking/cart.test.ts', 'app/booking/Cart.browser.test.tsx', 'tests/api/booking.test.ts', 'tests/e2e/cart.spec.ts']
const read = (...args: string[]) => readTestRequest(args, TESTS)

it('a test is of one kind, and other files of none', () => {
  expect([...TESTS, 'scripts/recipes.test.ts', 'tests/crash/kill.test.ts', 'app/x/y.api.test.ts'].map(kindOfTest)).toEqual([
    ...['unit', 'components', 'api', 'stories'],
    ...['api', 'api', 'api'],
  ])
  expect(['app/booking/cart.ts', 'tests/e2e/staff.ts', 'tests/pretix/outage.spec.ts'].map(kindOfTest)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('without words everything runs, once', () => {
  expect(read()).toEqual({ kinds: ['unit', 'api', 'components', 'stories'], isWatching: false })
})

it('files are named by their path or a part of it, whichever kind they are', () => {
  expect(read('./app/booking/cart.test.ts')).toMatchObject({ kinds: ['unit'], files: ['app/booking/cart.test.ts'] })
  expect(read('cart.')).toMatchObject({ kinds: ['unit', 'stories'], files: ['app/booking/cart.test.ts', 'tests/e2e/cart.spec.ts'] })
  expect(read('--kind', 'stories', 'cart', '-t', 'a tab')).toMatchObject({
    kinds: ['stories'],
    files: ['tests/e2e/cart.spec.ts'],
    title: 'a tab',
  })
})

it('what a change can reach is asked for since a commit, or since the branch began', () => {
  expect(read('--changed')).toMatchObject({ changedSince: '' })
  expect(read('--changed=HEAD~2', '--watch')).toMatchObject({ changedSince: 'HEAD~2', isWatching: true })
})

it.each([
  [['nowhere.spec.ts'], 'No test is called nowhere.spec.ts.'],
  [['--kind', 'api', 'cart'], 'No api test is called cart.'],
  [['--kind', 'e2e'], 'e2e is no kind of tests'],
  [['--changed', 'cart'], 'name none beside it'],
  [['--colour'], '--colour'],
])('%j is answered with what is wrong', (args, message) => {
  expect(() => read(...args)).toThrow(message)
})
