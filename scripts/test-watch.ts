import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Counts } from './test-reports.ts'
import type { TestRequest } from './test-request.ts'
import { conclude } from './test-runs.ts'
import { vitestArgs } from './test-selection.ts'

const FOLDERS = ['app', 'demo', 'migrations', 'public', 'sandbox-shop', 'scripts', 'tests']
/** An editor that saves several files does so in a moment. */
const SETTLED_MS = 200

/** Goes on with vitest's own watch mode, which runs what a change reaches. Ends when it is told to. */
export function watchInVitest(request: TestRequest): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn('vitest', ['watch', ...vitestArgs(request)], { stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
    child.once('exit', (status) => {
      process.exitCode = status ?? 1
      resolve()
    })
  })
}

/** Runs tests, and again after each change of a source: what needs a house is tested on a build, which vitest does not know. */
export async function rerunOnChanges(run: () => Promise<Counts[]>): Promise<never> {
  let changed = Promise.withResolvers<void>()
  for (const folder of FOLDERS) watch(folder, { recursive: true }, () => changed.resolve())
  for (;;) {
    changed = Promise.withResolvers()
    // A source that does not build is mended by the next change.
    await run().then(conclude, (error: unknown) => console.error(error instanceof Error ? error.message : error))
    console.log('\nWaiting for changes. Ctrl+C ends.')
    await changed.promise
    await setTimeout(SETTLED_MS)
  }
}
