import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'

export const PRETIX_VERSION = '2026.8.0'
/** pretix names no server in its package; these two are what it recommends, and one for its static files. */
const PACKAGES = [`pretix==${PRETIX_VERSION}`, 'gunicorn==27.0.1', 'whitenoise==6.12.0']
const OLDEST_PYTHON = [3, 11] as const
const CANDIDATES = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11']

/** pretix cannot be had on this machine; the message is one sentence that says why. */
export class PretixMissing extends Error {}

/** The folder of everything that belongs to this version of pretix. */
export function pretixFolder(): string {
  return cacheFolder(`pretix-${PRETIX_VERSION}`)
}

/**
 * The path of a Python in which pretix is installed; installs it at the first call.
 * @throws PretixMissing without Python 3.11, or when the package cannot be installed
 */
export function ensurePretix(): string {
  const folder = join(pretixFolder(), 'python')
  const python = join(folder, 'bin', 'python')
  const stamp = join(folder, 'installed')
  if (existsSync(stamp)) return python
  const machine = findPython()
  if (!machine) throw new PretixMissing(`pretix needs Python ${OLDEST_PYTHON.join('.')} or newer, and none was found.`)
  console.log('Installing pretix …')
  rmSync(folder, { recursive: true, force: true })
  run(machine, ['-m', 'venv', folder], 'A virtual environment could not be made (Python’s venv is needed)')
  run(python, ['-m', 'pip', 'install', '--quiet', ...PACKAGES], 'pretix could not be installed from Python’s package registry')
  writeFileSync(stamp, '')
  return python
}

/** A Python that is new enough: named in PYTHON, or on the PATH. */
function findPython(): string | undefined {
  const isNewEnough = `import sys; sys.exit(sys.version_info < (${OLDEST_PYTHON.join(', ')}))`
  const named = process.env.PYTHON ? [process.env.PYTHON] : CANDIDATES
  return named.find((candidate) => spawnSync(candidate, ['-c', isNewEnough], { stdio: 'ignore' }).status === 0)
}

function run(program: string, args: string[], failure: string): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status === 0) return
  const reason = stderr?.trim().split('\n').at(-1) ?? ''
  throw new PretixMissing(`${failure}: ${reason}`)
}
