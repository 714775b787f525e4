import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../tests/support/free-port.ts'
import { findBinaries, unprivilegedUser, untilReady } from '../../tests/support/postgres.ts'

const NAME = 'pretix'
const CONNECTIONS = 120
const STOPPING_MS = 30_000
const POLL_MS = 200

/** A PostgreSQL server that keeps its data in a folder, with one database. */
export type Postgres = { port: number; user: string; database: string; stop(): Promise<void> }

/**
 * Starts PostgreSQL on a free port with its data in a folder, which it makes at the first start.
 * @returns undefined where no server binary is installed
 */
export async function startPostgresIn(folder: string): Promise<Postgres | undefined> {
  const binaries = findBinaries()
  if (!binaries) return undefined
  const identity = unprivilegedUser()
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    mkdirSync(folder, { recursive: true })
    if (identity) chownSync(folder, identity.uid, identity.gid)
    const args = ['-D', folder, '-U', NAME, '--auth=trust', '--encoding=UTF8', '--locale=C']
    execFileSync(join(binaries, 'initdb'), args, { stdio: 'ignore', cwd: folder, ...identity })
  }
  await untilStopped(folder)
  const port = await freePort()
  // The data can be made again, so a power cut may cost it.
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', max_connections: CONNECTIONS }
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = endWithThisProcess(spawn(join(binaries, 'postgres'), args, { stdio: 'ignore', cwd: folder, ...identity }), 'SIGINT')
  server.once('exit', (code) => code && console.error(`PostgreSQL did not start in ${folder}: does another pretix use it?`))
  await untilReady(`postgresql://${NAME}@127.0.0.1:${port}/postgres`)
  return { port, user: NAME, database: 'postgres', stop: () => ended(server, 'SIGINT') }
}

/** Waits for the server of a run that has just been stopped: until it has written everything, its folder takes no other. */
async function untilStopped(folder: string): Promise<void> {
  const end = Date.now() + STOPPING_MS
  while (isServedFrom(folder) && Date.now() < end) await setTimeout(POLL_MS)
}

function isServedFrom(folder: string): boolean {
  try {
    process.kill(Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10), 0)
    return true
  } catch {
    // No file, or that of a server that was killed.
    return false
  }
}

/** Stops a process and waits for its end. */
export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** Sends a process the signal when this one exits, so that none is left behind. @returns the process */
export function endWithThisProcess(child: ChildProcess, signal: NodeJS.Signals): ChildProcess {
  const end = () => child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}
