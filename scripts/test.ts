// `npm test`: unit tests, API tests on every database of this machine, and a person's way through a browser.
// Ends with one line that counts them all.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

type Counts = { passed: number; failed: number; skipped: number }

const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'))
// Most test files open a house of their own; what Node has compiled for the first the others take over.
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
process.env.TEST_BUILD_DIR = build()
try {
  const counts = [runVitest(), runPlaywright()]
  const total = counts.reduce((sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
  }))
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Builds the program that all tests run. @returns its folder */
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

/** A runner that ends badly without naming a failed test has failed all the same. */
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
