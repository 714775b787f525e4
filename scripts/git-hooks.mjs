// Turns on the hooks that the repository brings (.githooks). Plain JavaScript on purpose, as the installation that calls it.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const HOOKS_FOLDER = '.githooks'

/**
 * Tells git to run the hooks of `.githooks` in this checkout. Does nothing in a folder that is no checkout, such as an
 * unpacked archive, or without git; where hooks are set or lie in git's own folder, those stay as they are.
 */
export function turnOnHooks() {
  if (!existsSync('.git') || git('config', '--get', 'core.hooksPath') !== undefined) return
  const folder = git('rev-parse', '--git-path', 'hooks')
  if (folder === undefined || hasHooks(folder)) return
  git('config', 'core.hooksPath', HOOKS_FOLDER)
}

/** Whether hooks of somebody's own lie in a folder. The samples that git brings are none. */
function hasHooks(folder) {
  return existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith('.sample'))
}

/** @returns {string | undefined} what git prints, nothing when it fails or is not there */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
