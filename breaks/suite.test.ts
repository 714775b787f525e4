import { expect, it } from 'vitest'
import { told } from '../scripts/test-reports.ts'
import type { Break } from './break.ts'
import type { Run } from './failures-of-run.ts'
import type { Result } from './results.ts'
import { searchBySuite } from './suite.ts'

const at = (id: number): Break => ({ id, batch: 1, room: 'x', file: `app/${id}.ts`, kind: 'guard', before: 'a', after: 'b' })
const BREAKS = [at(1), at(2), at(3)]
const failed = (file: string) => told({ file, test: 'works', reason: 'Error: no' })

/** A run that names these failures, and counts `more` that it does not name. */
function run(files: string[], more = 0): Run {
  const count = files.length + more
  return { output: `${files.map(failed).join('\n')}\n\n9 passed, ${count} failed, 0 skipped\n`, status: count > 0 ? 1 : 0 }
}

/** Searches with a clone in which runs end as `answer` says for the ids that are laid. */
function search(answer: (laid: string, isWhole: boolean) => Run) {
  const found = new Map<number, Result['found']>()
  let laid = ''
  const runs: string[] = []
  const clone = {
    folder: '',
    lay(breaks: readonly Break[]) {
      laid = breaks.map(({ id }) => id).join()
    },
    run(command: string) {
      runs.push(`${laid}: ${command}`)
      return answer(laid, command === 'all')
    },
  }
  const graph = { reaches: (test: string, file: string) => test === 'app/1.test.ts' && file === 'app/1.ts' }
  const unexplained = searchBySuite({ clone, graph, suite: 'all', alone: 'some', onFound: (id, own) => found.set(id, own) }, BREAKS)
  return { found: Object.fromEntries(found), runs, unexplained: unexplained.map(({ file }) => file) }
}

it('runs what failed once more with each break that no test of its own has found, and names what no break alone shows', () => {
  const { found, runs, unexplained } = search((laid, isWhole) =>
    isWhole ? run(['app/1.test.ts', 'tests/api/a.test.ts', 'hub.spec.ts']) : run(laid === '3' ? ['tests/api/a.test.ts'] : []),
  )
  expect(found).toEqual({ 1: { unit: ['app/1.test.ts › works: Error: no'] }, 3: { api: ['tests/api/a.test.ts › works: Error: no'] } })
  expect(runs).toEqual([
    '1,2,3: all',
    '2: some tests/api/a.test.ts tests/e2e/hub.spec.ts',
    '3: some tests/api/a.test.ts tests/e2e/hub.spec.ts',
  ])
  expect(unexplained).toEqual(['hub.spec.ts'])
})

it('finds a break first that lets no house come up, and runs the suite again with the others', () => {
  const { found, runs } = search((laid, isWhole) => {
    if (laid.includes('2')) return run([], 1)
    return run(laid.includes('3') || isWhole ? ['hub.spec.ts'] : [])
  })
  expect(Object.keys(found)).toEqual(['2', '3'])
  expect(found[2]?.story).toHaveLength(1)
  expect(runs.filter((one) => one.endsWith(': all'))).toEqual(['1,2,3: all', '1,3: all'])
})

it('takes a run without totals for a build that broke', () => {
  const { found } = search((laid) => (laid.includes('1') ? { output: 'SyntaxError', status: 1 } : run([])))
  expect(found).toEqual({ 1: { check: ['the build › ended without a line of totals'] } })
})
