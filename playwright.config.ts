import { defineConfig } from '@playwright/test'
import { consentedStorage, withFoldedOutline } from './tests/e2e/consented-storage.ts'
import { type ServerName, STARTED_SERVERS, urlOf } from './tests/e2e/servers.ts'
import { CHROMIUM, READER } from './tests/support/chromium.ts'
import { PHONE, WIDE } from './tests/support/windows.ts'

// What staff do takes longest by far, so that it has three houses: two to write pages in, one for the rest.
const PAGES = /editor-(compare|dark|home|outline|pages|palette|paste|restart|restore|reuse)\.spec/
const EDITOR = /editor[\w-]*\.spec/
const STAFF = /(account|admin[\w-]*|hub[\w-]*|modules|production-workplace|casting[\w-]*)\.spec/

const ofStaff = (house: ServerName) => ({
  ...{ baseURL: urlOf(house), viewport: WIDE },
  storageState: withFoldedOutline(consentedStorage('localhost'), urlOf(house)),
})

/** The editor is many scripts: a window that is emptied instead of closed keeps them compiled, a seventh of a story's work. */
const inOneWindow = (house: ServerName) => ({ ...ofStaff(house), reuseContext: true })

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
    { name: 'editor', testMatch: EDITOR, testIgnore: PAGES, workers: 1, use: inOneWindow('editor') },
    {
      name: 'visitors',
      testIgnore: [EDITOR, STAFF],
      grepInvert: /@phone-alone/,
      workers: 1,
      use: { baseURL: urlOf('visitors'), viewport: WIDE },
    },
    { name: 'staff', testMatch: STAFF, workers: 1, use: ofStaff('staff') },
    { name: 'pages', testMatch: PAGES, workers: 1, use: inOneWindow('pages') },
    {
      name: 'phone',
      testIgnore: [EDITOR, STAFF],
      grep: /@phone/,
      workers: 1,
      use: { baseURL: urlOf('phone'), viewport: PHONE, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node tests/e2e/start-servers.ts',
    url: `${urlOf(STARTED_SERVERS[0] ?? 'editor')}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
