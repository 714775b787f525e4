import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { failuresOfPlaywright, failuresOfVitest, type PlaywrightReport, type VitestReport } from './test-reports.ts'

/** How the tests of a run ended. `failures`: a line for each that failed or passed only on retry. */
export type Counts = { passed: number; failed: number; skipped: number; failures: string[] }

/** Builds the site for tests. @returns the build folder */
export function buildForTests(): string {
  const target = 'build-test'
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', env: { ...process.env, BUILD_DIR: target } })
  if (status !== 0) throw new Error('The build failed.')
  return resolve(target)
}

/** @param args further arguments of `vitest run` */
export function runVitest(args: string[] = []): Counts {
  return withReport((report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { status } = spawnSync('vitest', ['run', ...args, ...reporters], { stdio: 'inherit' })
    const told = read<VitestReport>(report)
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = told
    return { passed: numPassedTests, failed: failed(status, numFailedTests), skipped: numPendingTests, failures: failuresOfVitest(told) }
  })
}

/** @param args further arguments of `playwright test` */
export function runPlaywright(args: string[] = []): Counts {
  return withReport((report) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const { status } = spawnSync('playwright', ['test', ...args, '--retries=1', '--reporter=list,json'], { stdio: 'inherit', env })
    const told = read<PlaywrightReport>(report)
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = told.stats ?? {}
    return { passed: expected + flaky, failed: failed(status, unexpected), skipped, failures: failuresOfPlaywright(told) }
  })
}

/** Prints what failed, by name, and one line of totals, and lets the process fail unless all has passed. */
export function conclude(suites: Counts[]): void {
  const sum = (of: (counts: Counts) => number) => suites.reduce((total, suite) => total + of(suite), 0)
  const [passed, failures, skipped] = [sum((suite) => suite.passed), sum((suite) => suite.failed), sum((suite) => suite.skipped)]
  // What failed first has long scrolled away when the stories end.
  console.log(`\n${suites.flatMap((suite) => suite.failures).join('\n')}`)
  console.log(`\n${passed} passed, ${failures} failed, ${skipped} skipped`)
  process.exitCode = failures > 0 || passed === 0 ? 1 : 0
}

function withReport(run: (report: string) => Counts): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-report-'))
  try {
    return run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** At least one failure if the runner exits with an error. */
function failed(status: number | null, counted: number): number {
  return status === 0 ? counted : Math.max(1, counted)
}

/** @returns the report, or nothing of it if the runner ended before it wrote one */
function read<Report extends object>(path: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
