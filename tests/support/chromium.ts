import { ensureTestBrowser } from '../../scripts/browser.ts'

/** What the stories and the component tests start: a Chromium that asks nothing of the network by itself. */
export const CHROMIUM = {
  /** Looked for, or installed, when a browser is started and not when a configuration is read. */
  get executablePath() {
    return ensureTestBrowser()
  },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The language and clock of the reader. */
export const READER = { locale: 'de-DE', timezoneId: 'Europe/Berlin' }
