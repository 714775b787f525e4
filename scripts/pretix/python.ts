import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'
import { ensurePythonEnvironment } from '../python-environment.ts'

export { PythonMissing as PretixMissing } from '../python-environment.ts'
export const PRETIX_VERSION = '2026.8.0'
/** pretix names no server in its package; these two are what it recommends, and one for its static files. */
const PACKAGES = [`pretix==${PRETIX_VERSION}`, 'gunicorn==27.0.1', 'whitenoise==6.12.0']

/** The folder of everything that belongs to this version of pretix. */
export function pretixFolder(): string {
  return cacheFolder(`pretix-${PRETIX_VERSION}`)
}

/**
 * The path of a Python in which pretix is installed; installs it at the first call.
 * @throws PretixMissing without Python 3.11, or when the package cannot be installed
 */
export function ensurePretix(): string {
  const programs = ensurePythonEnvironment(join(pretixFolder(), 'python'), { name: 'pretix', packages: PACKAGES, oldest: [3, 11] })
  return join(programs, 'python')
}
