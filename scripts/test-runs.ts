import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** How the tests of a run ended. */
export type Counts = { passed: number; failed: number; skipped: number }

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
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(report)
    return { passed: numPassedTests, failed: failuresOf(status, numFailedTests), skipped: numPendingTests }
  })
}

/** @param args further arguments of `playwright test` */
export function runPlaywright(args: string[] = []): Counts {
  return withReport((report) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const { status } = spawnSync('playwright', ['test', ...args, '--retries=1', '--reporter=list,json'], { stdio: 'inherit', env })
    const { expected = 0, unexpected = 0, skipped = 0 } = read(report).stats ?? {}
    return { passed: expected, failed: failuresOf(status, unexpected), skipped }
  })
}

/** Prints one line of totals, and lets the process fail unless all has passed. */
export function conclude(counts: Counts[]): void {
  const sum = (of: (counts: Counts) => number) => counts.reduce((total, suite) => total + of(suite), 0)
  const [passed, failed, skipped] = [sum((suite) => suite.passed), sum((suite) => suite.failed), sum((suite) => suite.skipped)]
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
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
function failuresOf(status: number | null, counted: number): number {
  return status === 0 ? counted : Math.max(1, counted)
}

// biome-ignore lint/suspicious/noExplicitAny: the reports are the runners' own shapes
function read(path: string): any {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
