import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { turnOnHooks } from './git-hooks.mjs'

const binaryName = process.platform === 'win32' ? 'node.cmd' : 'node'
const STAMP = join('node_modules', '.foyer-installed')

/** Path of the project's own Node, which is an npm dependency. */
export const projectNode = join('node_modules', '.bin', binaryName)

/**
 * Installs the dependencies of the lock file if they are not installed yet, and then turns on the repository's git hooks.
 * Exits the process when the dependencies cannot be installed.
 */
export function ensureInstalled() {
  if (existsSync(projectNode) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted()) return
  process.stdout.write('Installing …\n')
  // Not `npm ci`: it insists on optional packages for other platforms, which not every registry carries.
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stdout.write('npm install failed; see the messages above.\n')
    process.exit(status ?? 1)
  }
  turnOnHooks()
  writeFileSync(STAMP, wanted())
}

/** A hash of the dependencies. */
function wanted() {
  return createHash('sha256').update(readFileSync('package.json')).update(readFileSync('package-lock.json')).digest('hex')
}
