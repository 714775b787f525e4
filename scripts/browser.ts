import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without a user interface. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/**
 * The path of a full browser, for measurements: the one in BROWSER_PATH, else one on the PATH, else one installed now with
 * the system's package manager.
 * @throws Error that says what to install if none is found
 */
export function ensureBrowser(): string {
  return findOrInstall(BROWSERS, 'chromium')
}

/**
 * The path of a browser for tests, as `ensureBrowser`, but preferably the headless shell, which needs a quarter less CPU
 * time for the same pages.
 * @throws Error that says what to install if none is found
 */
export function ensureTestBrowser(): string {
  return findOrInstall([HEADLESS_SHELL, ...BROWSERS], HEADLESS_SHELL)
}

function findOrInstall(names: string[], packageName: string): string {
  const configured = process.env.BROWSER_PATH
  if (configured && existsSync(configured)) return configured
  const found = find(names)
  if (found) return found
  console.log('Installing a browser for the tests …')
  const install = (name: string) => `apt-get install -y -qq ${name}`
  spawnSync('sh', ['-c', `apt-get update -qq && (${install(packageName)} || ${install('chromium')})`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const installed = find(names)
  if (!installed) throw new Error('This needs Chromium: install it, or name one in BROWSER_PATH.')
  return installed
}

function find(names: string[]): string | undefined {
  for (const name of names) {
    const path = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    if (path) return path
  }
  return undefined
}
