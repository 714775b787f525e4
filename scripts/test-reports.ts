import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What is read of the report that vitest writes as JSON. */
export type VitestReport = {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  testResults?: { name: string; status: string; message?: string; assertionResults: VitestResult[] }[]
}

type VitestResult = { status: string; fullName: string; failureMessages?: string[] | null }

/** What is read of the report that Playwright writes as JSON. */
export type PlaywrightReport = {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
  suites?: PlaywrightSuite[]
}

type PlaywrightSuite = { file: string; specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = { title: string; tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[] }

/** A test that failed. `house`: that of a story. `alone`: it passed when its file ran again with nothing beside it. */
export type Failure = { file: string; house?: string; test: string; reason: string; alone?: boolean }

/** How the tests of a run ended. */
export type Counts = { passed: number; failed: number; skipped: number; failures: Failure[] }

/** @returns each test that failed, and each file that could not be run at all */
export function failuresOfVitest({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap((result) => {
    const file = relative('', result.name)
    const failed = result.assertionResults.filter(({ status }) => status === 'failed')
    if (result.status === 'failed' && failed.length === 0) return [{ file, test: 'the file', reason: firstLine(result.message) }]
    return failed.map((test) => ({ file, test: test.fullName, reason: firstLine(test.failureMessages?.[0]) }))
  })
}

/** @returns each story that failed */
export function failuresOfPlaywright({ suites = [] }: PlaywrightReport): Failure[] {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map((test) => ({ file, house: test.projectName, test: title, reason: firstLine(test.results[0]?.error?.message) })),
    ),
    ...failuresOfPlaywright({ suites: inner }),
  ])
}

/**
 * What a first run and a second one of the files that failed in it say together.
 * @returns the first run's counts, in which what passed the second time has passed, and is named all the same
 */
export function settled(first: Counts, second: Counts): Counts {
  const again = new Set(second.failures.map(named))
  const failures = first.failures.map((failure) => (again.delete(named(failure)) ? failure : { ...failure, alone: true }))
  const onlyNow = second.failures.filter((failure) => again.has(named(failure)))
  const { failed } = second
  return { passed: first.passed + first.failed - failed, failed, skipped: first.skipped, failures: [...failures, ...onlyNow] }
}

/** @returns the failure in one line */
export function told(failure: Failure): string {
  return `${failure.alone ? 'passed only alone' : 'failed'}: ${named(failure)}${failure.reason ? `: ${failure.reason}` : ''}`
}

/** @returns the failures that a run has printed, each in one line (`told`), however much else stands around them */
export function failuresToldIn(output: string): Failure[] {
  const lines = stripVTControlCharacters(output).matchAll(/^(failed|passed only alone): (?:\[([^\]]+)\] )?(\S+) › (.+)$/gm)
  return [...lines].map(([, ended, house, file = '', test = '']) => ({
    ...{ file, house, test, reason: '' },
    alone: ended === 'passed only alone',
  }))
}

function named({ file, house, test }: Failure): string {
  return `${house ? `[${house}] ` : ''}${file} › ${test}`
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0]?.trim() ?? ''
}
