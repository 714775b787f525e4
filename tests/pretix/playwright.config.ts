import { defineConfig } from '@playwright/test'
import { ensureTestBrowser } from '../../scripts/browser.ts'
import { consentedStorage } from '../e2e/consented-storage.ts'
import { SITE } from './stage.ts'

// The stories of booking, with a real pretix. Run by `npm run test:pretix`; `npm test` has those with the sandbox shop.
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/pretix',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 1,
  use: {
    baseURL: SITE,
    storageState: consentedStorage('localhost'),
    serviceWorkers: 'block',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: ensureTestBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testMatch: /(checkout|own-seats)\.spec\.ts/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
})
