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

/** @returns a line for each test that failed, and for each file that could not be run at all */
export function failuresOfVitest({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap((file) => {
    const name = relative('', file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (file.status === 'failed' && failed.length === 0) return [line(name, 'the file', file.message)]
    return failed.map((test) => line(name, test.fullName, test.failureMessages?.[0]))
  })
}

/** @returns a line for each story that failed, and for each that passed only on the second try */
export function failuresOfPlaywright({ suites = [] }: PlaywrightReport): string[] {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) =>
          line(`[${test.projectName}] ${file}`, title, test.results[0]?.error?.message, test.status === 'flaky' ? 'on retry' : 'failed'),
        ),
    ),
    ...failuresOfPlaywright({ suites: inner }),
  ])
}

function line(file: string, test: string, message = '', how = 'failed'): string {
  const reason = stripVTControlCharacters(message).split('\n')[0]?.trim()
  return `${how}: ${file} › ${test}${reason ? `: ${reason}` : ''}`
}
