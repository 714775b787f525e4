import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test'
import { consentedStorage, withFoldedOutline } from './tests/e2e/consented-storage.ts'
import { STORIES } from './tests/e2e/houses.ts'
import { type ServerName, STARTED_SERVERS, urlOf } from './tests/e2e/servers.ts'
import { CHROMIUM, READER } from './tests/support/chromium.ts'
import { PHONE, WIDE } from './tests/support/windows.ts'

const inHouse = (name: ServerName, use: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>) => ({
  name,
  testMatch: STORIES[name].match,
  testIgnore: STORIES[name].ignore,
  workers: 1,
  use: { ...use, baseURL: urlOf(name) },
})

const ofStaff = (name: ServerName) => ({
  viewport: WIDE,
  storageState: withFoldedOutline(consentedStorage('localhost'), urlOf(name)),
})

/** The editor is many scripts: a window that is emptied instead of closed keeps them compiled, a seventh of a story's work. */
const ofEditor = (name: ServerName) => ({ ...ofStaff(name), reuseContext: true })

export default defineConfig({
  testDir: 'tests/e2e',
  // A run empties its folder; that of the stories with pretix may go on beside it.
  outputDir: 'test-results/stories',
  // What is slow is no fault here: the gate's machine may be busy with other things.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Two cores are what the gate has, and a third of its time a story waits. A group's stories follow each other in its own
  // house; the longest groups come first, so that all workers end at about the same time.
  workers: 3,
  use: {
    storageState: consentedStorage('localhost'),
    // What a worker answers no test could watch; the one about offline reading lets it in.
    serviceWorkers: 'block',
    ...READER,
    launchOptions: CHROMIUM,
  },
  projects: [
    inHouse('editor', ofEditor('editor')),
    { ...inHouse('visitors', { viewport: WIDE }), grepInvert: /@phone-alone/ },
    inHouse('staff', ofStaff('staff')),
    inHouse('pages', ofEditor('pages')),
    { ...inHouse('phone', { viewport: PHONE, hasTouch: true }), grep: /@phone/ },
  ],
  webServer: {
    command: 'node tests/e2e/start-servers.ts',
    url: `${urlOf(STARTED_SERVERS[0] ?? 'editor')}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
