// `npm run test:pretix`: the stories of booking with a real pretix. Skipped, and said so, where pretix cannot be had.
import { type ChildProcess, spawn } from 'node:child_process'
import { buildForTests, conclude, runPlaywright, runVitest } from '../test-runs.ts'
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
  process.env.TEST_BUILD_DIR ??= buildForTests()
  // Its channel tells it when this process is gone, however that ended.
  const stage = spawn(process.execPath, ['tests/pretix/start-stage.ts'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  try {
    await isSet(stage)
    conclude([runVitest(['--config', 'tests/pretix/vitest.config.ts']), runPlaywright(['--config', 'tests/pretix/playwright.config.ts'])])
  } finally {
    await ended(stage, 'SIGTERM')
  }
}

/** Waits for the message that the stage sends when it stands. */
function isSet(stage: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    stage.once('message', () => resolve())
    stage.once('exit', () => reject(new Error('The stage could not be set.')))
  })
}
