import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without the windows around it. */
const SHELL = 'chromium-headless-shell'

/**
 * The path of the browser that people have, for measuring: the one in BROWSER_PATH, on the PATH, or installed now
 * with the system's package manager where that is allowed.
 * @throws Error that says what to install when none can be had
 */
export function ensureBrowser(): string {
  return givenOrFirstOf(WHOLE, 'chromium')
}

/**
 * The path of a browser for the tests, as `ensureBrowser`; the shell first, which needs a quarter less of the
 * processor for the same pages.
 * @throws Error that says what to install when none can be had
 */
export function ensureTestBrowser(): string {
  return givenOrFirstOf([SHELL, ...WHOLE], SHELL)
}

function givenOrFirstOf(names: string[], wanted: string): string {
  const given = process.env.BROWSER_PATH
  if (given && existsSync(given)) return given
  const found = find(names)
  if (found) return found
  console.log('Installing a browser for the tests …')
  const install = (name: string) => `apt-get install -y -qq ${name}`
  spawnSync('sh', ['-c', `apt-get update -qq && (${install(wanted)} || ${install('chromium')})`], {
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
