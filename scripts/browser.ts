import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium for the browser tests: the one in BROWSER_PATH, on the PATH, or installed now
 * with the system's package manager where that is allowed.
 * @throws Error that says what to install when none can be had
 */
export function ensureBrowser(): string {
  const given = process.env.BROWSER_PATH
  if (given && existsSync(given)) return given
  const found = find()
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const installed = find()
  if (!installed) throw new Error('The browser tests need Chromium: install it, or name one in BROWSER_PATH.')
  return installed
}

function find(): string | undefined {
  for (const name of NAMES) {
    const path = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    if (path) return path
  }
  return undefined
}
