import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { type Break, broken } from './break.ts'
import type { Run } from './failures-of-run.ts'

/** Beside what is built, so that git and the checks leave it alone, and on the disk of the installed packages. */
const FOLDER = 'build-breaks/checkout'
/** A whole run prints some megabytes. */
const MOST_OUTPUT = 256 * 1024 * 1024

/** A clone of the last commit, in which breaks are laid and suites run. */
export type ScratchClone = {
  folder: string
  /** Lays these breaks and no others, and formats what they changed, so that the form of a file finds none. */
  lay: (breaks: readonly Break[]) => void
  /** Runs a command of the shell in the clone. @returns all it printed, and how it ended */
  run: (command: string) => Run
}

/** @param revision what is cloned, such as the commit of an older suite */
export function openScratchClone(revision = 'HEAD'): ScratchClone {
  const folder = resolve(FOLDER)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  const commit = ran('git', ['rev-parse', revision]).stdout.trim()
  ran('git', ['clone', '--quiet', '--shared', '--no-checkout', '.', folder])
  ran('git', ['-C', folder, 'checkout', '--quiet', commit])
  // Links cost a second. Where there are none, the first npm script installs.
  spawnSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')], { stdio: 'ignore' })
  unlinkStamps(folder)
  return { folder, lay: (breaks) => lay(folder, breaks), run: (command) => runIn(folder, command) }
}

function lay(folder: string, breaks: readonly Break[]): void {
  ran('git', ['-C', folder, 'checkout', '--quiet', '--', '.'])
  for (const one of breaks) {
    const path = join(folder, one.file)
    writeFileSync(path, broken(readFileSync(path, 'utf8'), one))
  }
  ran('biome', ['format', '--write', ...breaks.map(({ file }) => file)], folder)
}

/** What the program prints is shown as it comes, and kept. */
function runIn(folder: string, command: string): Run {
  const path = `${join(folder, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const { BUILD_DIR: _, TEST_BUILD_DIR: __, ...env } = process.env
  const { stdout, status } = spawnSync(command, {
    ...{ cwd: folder, shell: true, encoding: 'utf8', maxBuffer: MOST_OUTPUT },
    ...{ env: { ...env, PATH: path }, stdio: ['ignore', 'pipe', 'inherit'] },
  })
  console.log(stdout)
  return { output: stdout, status }
}

/** What npm writes into the packages of the clone must not change those of the checkout. */
function unlinkStamps(folder: string): void {
  for (const name of ['.foyer-installed', '.package-lock.json']) {
    const path = join(folder, 'node_modules', name)
    if (!existsSync(path)) continue
    const text = readFileSync(path)
    rmSync(path)
    writeFileSync(path, text)
  }
}

function ran(program: string, args: string[], cwd?: string): SpawnSyncReturns<string> {
  const result = spawnSync(program, args, { encoding: 'utf8', cwd })
  if (result.status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${result.stderr}`)
  return result
}
