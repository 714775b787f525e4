import { expect, it } from 'vitest'
import { attributed, attributedOfCheck } from './attribute.ts'
import type { Break } from './break.ts'
import { finderOf } from './finders.ts'
import { graphOf } from './import-graph.ts'

const at = (id: number, file: string): Break => ({ id, batch: 1, room: 'x', file, kind: 'guard', before: 'a', after: 'b' })
const BREAKS = [at(1, 'app/a/one.ts'), at(2, 'app/b/two.ts')]
const graph = graphOf([
  ['app/a/one.test.ts', ['app/a/index.ts']],
  ['app/a/index.ts', ['app/a/one.ts']],
  ['app/b/both.test.ts', ['app/a/one.ts', 'app/b/two.ts']],
  ['app/b/two.ts', ['app/a/index.ts']],
])
const failed = (file: string) => ({ file, test: 'works', reason: '' })

it('gives a failure to the only break that the test imports, and leaves open what imports several or starts a server', () => {
  const failures = [
    failed('app/a/one.test.ts'),
    failed('app/b/both.test.ts'),
    failed('tests/api/one.test.ts'),
    { ...failed('x.test.ts'), alone: true },
  ]
  const { sure, unsure } = attributed(failures, BREAKS, graph)
  expect([...sure]).toEqual([[1, [failures[0]]]])
  expect(unsure).toEqual([failures[1], failures[2]])
})

it('gives everything to a break that was laid alone', () => {
  expect(attributed([failed('hub.spec.ts')], BREAKS.slice(1), graph).sure.get(2)).toHaveLength(1)
})

it('reads the failed checks alone, and what they say of other files', () => {
  const output = [
    '— types',
    'app/a/one.ts(3,1): error',
    'app/c/three.ts(3,1): error',
    '',
    '— dead code',
    'app/b/two.ts',
    '',
    'Failed: types',
  ].join('\n')
  const { sure, unsure } = attributedOfCheck(output, BREAKS)
  expect([...sure.keys()]).toEqual([1])
  expect(unsure).toEqual(['app/c/three.ts(3,1): error'])
})

it('knows which rooms import each other', () => {
  expect([graph.touch('a', 'b'), graph.touch('b', 'a'), graph.touch('a', 'c')]).toEqual([true, true, false])
})

it('tells the finder by the file of the test, and by pretix', () => {
  const files = [
    'app/a.test.ts',
    'app/a.api.test.ts',
    'tests/shop/a.test.ts',
    'app/A.browser.test.tsx',
    'hub.spec.ts',
    'tests/pretix/a.test.ts',
  ]
  expect(files.map((file) => finderOf({ file }))).toEqual(['unit', 'api', 'api', 'component', 'story', 'pretix'])
  expect(finderOf({ file: 'booking.spec.ts' }, 'npm run test:pretix')).toBe('pretix')
})
