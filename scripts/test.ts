// `npm test`: unit tests, API tests on every available database, and browser tests. Ends with one line of totals.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

type Counts = { passed: number; failed: number; skipped: number }

const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'))
// Most test files start a server; Node's compile cache lets them share its compiled code.
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
process.env.TEST_BUILD_DIR = build()
try {
  const counts = [runVitest(), runPlaywright()]
  const total = counts.reduce((sum, suite) => ({
    passed: sum.passed + suite.passed,
    failed: sum.failed + suite.failed,
    skipped: sum.skipped + suite.skipped,
  }))
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Builds the site for all tests. @returns the build folder */
function build(): string {
  const target = 'build-test'
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit', env: { ...process.env, BUILD_DIR: target } })
  if (status !== 0) throw new Error('The build failed.')
  return resolve(target)
}

function runVitest(): Counts {
  const report = join(folder, 'vitest.json')
  const { status } = spawnSync('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    stdio: 'inherit',
  })
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(report)
  return { passed: numPassedTests, failed: failuresOf(status, numFailedTests), skipped: numPendingTests }
}

function runPlaywright(): Counts {
  const report = join(folder, 'playwright.json')
  const { status } = spawnSync('playwright', ['test', '--retries=1', '--reporter=list,json'], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const { expected = 0, unexpected = 0, skipped = 0 } = read(report).stats ?? {}
  return { passed: expected, failed: failuresOf(status, unexpected), skipped }
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
