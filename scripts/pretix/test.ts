// `npm run test:pretix`: the stories of booking with a real pretix. Skipped, and said so, where pretix cannot be had.
import { type ChildProcess, spawn } from 'node:child_process'
import { childrenSeconds, noteCost } from '../processor-time.ts'
import { buildForTests } from '../test-build.ts'
import { conclude, playwrightSuite, runSuites, vitestSuite } from '../test-runs.ts'
import { ended } from './postgres.ts'
import { ensurePretix, PretixMissing } from './python.ts'

try {
  ensurePretix()
  await run()
} catch (error) {
  if (!(error instanceof PretixMissing)) throw error
  console.log(`\nskipped: ${error.message}`)
}

async function run(): Promise<void> {
  if (!process.env.TEST_BUILD_DIR) await buildForTests()
  // Its channel tells it when this process is gone, however that ended.
  const stage = spawn(process.execPath, ['tests/pretix/start-stage.ts'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  try {
    await isSet(stage)
    // They share one pretix, which is asked for one thing after the other.
    conclude(
      await runSuites([
        vitestSuite('pretix', ['--config=tests/pretix/vitest.config.ts']),
        playwrightSuite('pretix', ['--config=tests/pretix/playwright.config.ts']),
      ]),
    )
  } finally {
    const before = childrenSeconds()
    await ended(stage, 'SIGTERM')
    noteCost('pretix', childrenSeconds() - before)
  }
}

/** Waits for the message that the stage sends when it stands. */
function isSet(stage: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    stage.once('message', () => resolve())
    stage.once('exit', () => reject(new Error('The stage could not be set.')))
  })
}
