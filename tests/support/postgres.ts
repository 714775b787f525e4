import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'

const READY_TIMEOUT_MS = 20_000

/** A PostgreSQL server of the tests' own. `url` names its maintenance database. */
export type TestPostgres = {
  url: string
  /** Takes it away: `fast` breaks off what runs in it and says so, `immediate` says nothing. Its data stays. */
  halt(how: 'fast' | 'immediate'): Promise<void>
  /** Brings it back. */
  resume(): Promise<void>
  /** Ends it and throws its data away. @param keptIn a folder that does not exist yet, in which a copy stays */
  stop(keptIn?: string): Promise<void>
}

/** By which signal the server stops how. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/**
 * Starts a PostgreSQL server on a free port in a folder of its own, as a user that is not root (the
 * server refuses root).
 * @param extra settings of the server besides
 * @param kept the data of a server that was stopped, of which it begins with a copy
 * @returns undefined where no server binary is installed
 */
export async function startPostgres(extra: Record<string, string | number> = {}, kept?: string): Promise<TestPostgres | undefined> {
  const binaries = findBinaries()
  if (!binaries) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'foyer-postgres-'))
  const identity = unprivilegedUser()
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const port = await freePort()
  const data = join(folder, 'data')
  if (kept) copyWithOwner(kept, data)
  else {
    const options = ['-U', 'foyer', '--auth=trust', '--encoding=UTF8', '--locale=C']
    execFileSync(join(binaries, 'initdb'), ['-D', data, ...options], { stdio: 'ignore', cwd: folder, ...identity })
  }
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync: 'off', max_connections: 200, ...extra }
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const url = `postgresql://foyer@127.0.0.1:${port}/postgres`
  const serve = async () => {
    const started = spawn(join(binaries, 'postgres'), args, { stdio: 'ignore', cwd: folder, ...identity })
    await untilReady(url)
    return started
  }
  let server: ChildProcess | undefined = await serve()
  async function halt(how: keyof typeof SIGNALS): Promise<void> {
    const ending = server
    server = undefined
    if (!ending) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(SIGNALS[how])
    await ended
  }
  return {
    url,
    halt,
    async resume() {
      server ??= await serve()
    },
    async stop(keptIn) {
      await halt('fast')
      if (keptIn) copyWithOwner(data, keptIn)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server refuses data that is not its user's. */
function copyWithOwner(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

/** The folder of the server's binaries: beside the one on the PATH, or where Debian puts them. */
export function findBinaries(): string | undefined {
  const onPath = spawnSync('sh', ['-c', 'command -v postgres'], { encoding: 'utf8' }).stdout.trim()
  const candidates = onPath ? [dirname(realpathSync(onPath))] : []
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian)) {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    for (const version of versions) candidates.push(join(debian, version, 'bin'))
  }
  return candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Root gives way to a user without rights; everybody else stays who they are. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const found = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    const group = spawnSync('id', ['-g', name], { encoding: 'utf8' })
    if (found.status === 0 && group.status === 0) return { uid: Number(found.stdout), gid: Number(group.stdout) }
  }
  return undefined
}

export async function untilReady(url: string): Promise<void> {
  const { default: pg } = await import('pg')
  const deadline = Date.now() + READY_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
