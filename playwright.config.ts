import { defineConfig } from '@playwright/test'
import { settledVisitor } from './tests/e2e/settled-visitor.ts'

/** The house's port; the shop takes the next one. Two checkouts can test at once on different ports. */
const SITE_PORT = Number(process.env.E2E_PORT ?? 4310)
const HOUSE_URL = `http://localhost:${SITE_PORT}`
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: HOUSE_URL,
    storageState: settledVisitor('localhost'),
    // What a worker answers no test could watch; the one about offline reading lets it in.
    serviceWorkers: 'block',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testMatch: /(visitor|booking|consent)\.spec/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: 'node tests/e2e/start-house.ts',
    env: { E2E_PORT: String(SITE_PORT) },
    url: `${HOUSE_URL}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
