import { type Failure, failuresToldIn } from '../scripts/test-reports.ts'

/** How a command ended. */
export type Run = { output: string; status: number | null }

/** Of a run that failed without naming a test. */
const BUILD = 'the build'
const START = 'the start of the houses'

/**
 * What a run says has failed, and whether more has than it says: a build that broke, or a server that did not come up, so that
 * the tests behind it never ran.
 */
export function failuresOf({ output, status }: Run): { failures: Failure[]; unsaid?: Failure } {
  const failures = failuresToldIn(output)
  if (status === 0) return { failures }
  const failed = /^\d+ passed, (\d+) failed, \d+ skipped$/m.exec(output)?.[1]
  if (failed === undefined) return { failures, unsaid: { file: BUILD, test: 'ended without a line of totals', reason: '' } }
  const said = failures.filter(({ alone }) => !alone).length
  return said < Number(failed) ? { failures, unsaid: { file: START, test: 'failed before its tests', reason: '' } } : { failures }
}

/** @returns whether a failure is that of a run, not of a test: of the build, or of a house of the stories */
export function isOfRun({ file }: Pick<Failure, 'file'>): 'build' | 'start' | undefined {
  if (file === BUILD) return 'build'
  return file === START ? 'start' : undefined
}
