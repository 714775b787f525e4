import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endTogether } from './end-together.ts'
import { childrenSeconds, noteCost } from './processor-time.ts'
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

/** A program that runs tests, with what it is told. `failed`: only the files of these, alone and in fresh houses. */
export type Suite = (failed?: Failure[]) => Promise<Counts>

/**
 * @param part of the gate, which is told what it has cost
 * @param args further arguments of `vitest run`
 */
export const vitestSuite =
  (part: string, args: string[]): Suite =>
  (failed) =>
    vitest(part, failed ? [...args.filter(isOption), ...filesOf(failed), '--maxWorkers=1'] : args)

/**
 * @param part of the gate, which is told what it has cost
 * @param args further arguments of `playwright test`
 */
export const playwrightSuite =
  (part: string, args: string[], environment: NodeJS.ProcessEnv = {}): Suite =>
  (failed) =>
    playwright(
      part,
      failed ? [...args.filter(isOption), ...storiesOf(failed), '--workers=1', '--trace=retain-on-failure'] : args,
      // To open a house takes as long as some of its stories.
      failed ? { ...environment, E2E_HOUSES: housesOf(failed).join(',') } : environment,
    )

/**
 * Runs suites one after the other, and when all have ended the whole files of what failed once more, alone and in fresh houses:
 * what waits for something may fail only because the machine was busy with other tests. Such a test is named at the end, and
 * what fails twice has failed. `SECOND_TRY=off` takes the first answer.
 */
export async function runSuites(suites: Suite[]): Promise<Counts[]> {
  const first: { run: Suite; once: Counts }[] = []
  for (const run of suites) first.push({ run, once: await run() })
  const counts: Counts[] = []
  for (const { run, once } of first) {
    const files = new Set(once.failures.map(({ file }) => file)).size
    const isFinal = files === 0 || files > MOST_FILES_AGAIN || process.env.SECOND_TRY === 'off'
    counts.push(isFinal ? once : settled(once, await run(once.failures)))
  }
  return counts
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

function vitest(part: string, args: string[]): Promise<Counts> {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const status = await run(part, 'vitest', ['run', ...args, ...reporters])
    const written = read<VitestReport>(report)
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = written
    const failures = failuresOfVitest(written)
    return { passed: numPassedTests, failed: failed(status, numFailedTests), skipped: numPendingTests, failures }
  })
}

function playwright(part: string, args: string[], environment: NodeJS.ProcessEnv): Promise<Counts> {
  return withReport(async (report) => {
    const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const status = await run(part, 'playwright', ['test', ...args, '--reporter=list,json'], env)
    const written = read<PlaywrightReport>(report)
    const { expected = 0, unexpected = 0, skipped = 0 } = written.stats ?? {}
    return { passed: expected, failed: failed(status, unexpected), skipped, failures: failuresOfPlaywright(written) }
  })
}

/** What child processes had cost when the last of them ended. */
let noted = 0

/** @returns its exit status; null if a signal ended it */
function run(part: string, program: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment }, detached: true })
    endTogether(child)
    child.once('error', reject)
    child.once('exit', (status) => {
      const seconds = childrenSeconds()
      noteCost(part, seconds - noted)
      noted = seconds
      resolve(status)
    })
  })
}

const isOption = (arg: string) => arg.startsWith('-')

function filesOf(failures: Failure[]): string[] {
  return [...new Set(failures.map(({ file }) => file))]
}

/** Playwright takes files as patterns, and houses each by a flag. */
function storiesOf(failures: Failure[]): string[] {
  return [...filesOf(failures).map(storyPattern), ...housesOf(failures).map((house) => `--project=${house}`)]
}

function housesOf(failures: Failure[]): string[] {
  return [...new Set(failures.flatMap(({ house }) => house ?? []))]
}

/** The pattern of one file of stories for Playwright. @param file its path, or its end */
export function storyPattern(file: string): string {
  return `/${RegExp.escape(file)}$`
}

async function withReport(run: (report: string) => Promise<Counts>): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-report-'))
  try {
    return await run(join(folder, 'report.json'))
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
