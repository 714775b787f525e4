import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type Counts,
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightReport,
  settled,
  told,
  type VitestReport,
} from './test-reports.ts'

/** Of more files than these that fail, no busy machine is the reason. */
const MOST_FILES_AGAIN = 8

/** Builds the site for tests. @returns the build folder */
export function buildForTests(): string {
  const target = 'build-test'
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', env: { ...process.env, BUILD_DIR: target } })
  if (status !== 0) throw new Error('The build failed.')
  return resolve(target)
}

/** @param args further arguments of `vitest run` */
export function runVitest(args: string[] = []): Counts {
  return withSecondTry((failed) => vitest(failed ? [...args, ...filesOf(failed), '--maxWorkers=1'] : args))
}

/** @param args further arguments of `playwright test` */
export function runPlaywright(args: string[] = []): Counts {
  return withSecondTry((failed) => playwright(failed ? [...args, ...storiesOf(failed), '--workers=1', '--trace=retain-on-failure'] : args))
}

/** Prints what failed, by name, and one line of totals, and lets the process fail unless all has passed. */
export function conclude(suites: Counts[]): void {
  const sum = (of: (counts: Counts) => number) => suites.reduce((total, suite) => total + of(suite), 0)
  const [passed, failures, skipped] = [sum((suite) => suite.passed), sum((suite) => suite.failed), sum((suite) => suite.skipped)]
  // What failed first has long scrolled away when the stories end.
  console.log(`\n${suites.flatMap((suite) => suite.failures.map(told)).join('\n')}`)
  console.log(`\n${passed} passed, ${failures} failed, ${skipped} skipped`)
  process.exitCode = failures > 0 || passed === 0 ? 1 : 0
}

/**
 * Runs tests, and the whole files of what failed once more, alone and in fresh houses: what waits for something may fail only
 * because the machine was busy with other tests. Such a test is named at the end, and what fails twice has failed.
 */
function withSecondTry(run: (failed?: Failure[]) => Counts): Counts {
  const first = run()
  const files = new Set(first.failures.map(({ file }) => file)).size
  return files === 0 || files > MOST_FILES_AGAIN ? first : settled(first, run(first.failures))
}

function vitest(args: string[]): Counts {
  return withReport((report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { status } = spawnSync('vitest', ['run', ...args, ...reporters], { stdio: 'inherit' })
    const written = read<VitestReport>(report)
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = written
    const failures = failuresOfVitest(written)
    return { passed: numPassedTests, failed: failed(status, numFailedTests), skipped: numPendingTests, failures }
  })
}

function playwright(args: string[]): Counts {
  return withReport((report) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const { status } = spawnSync('playwright', ['test', ...args, '--reporter=list,json'], { stdio: 'inherit', env })
    const written = read<PlaywrightReport>(report)
    const { expected = 0, unexpected = 0, skipped = 0 } = written.stats ?? {}
    return { passed: expected, failed: failed(status, unexpected), skipped, failures: failuresOfPlaywright(written) }
  })
}

function filesOf(failures: Failure[]): string[] {
  return [...new Set(failures.map(({ file }) => file))]
}

/** Playwright takes files as patterns, and houses each by a flag. */
function storiesOf(failures: Failure[]): string[] {
  const houses = new Set(failures.flatMap(({ house }) => house ?? []))
  return [...filesOf(failures).map((file) => `/${RegExp.escape(file)}$`), ...[...houses].map((house) => `--project=${house}`)]
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
