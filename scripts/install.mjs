import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const binaryName = process.platform === 'win32' ? 'node.cmd' : 'node'

/** Path of the project's own Node, which npm puts among the installed packages. */
export const projectNode = join('node_modules', '.bin', binaryName)

/** Installs what the lock file names into the current folder, unless that has been done. Ends the process when it fails. */
export function ensureInstalled() {
  const installed = join('node_modules', '.package-lock.json')
  const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  if (isFresh && existsSync(projectNode)) return
  process.stdout.write('Installing …\n')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  process.stdout.write('npm ci failed; see the messages above.\n')
  process.exit(status ?? 1)
}
