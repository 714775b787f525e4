import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { unprivilegedUser, untilReady } from './postgres.ts'

/** Where Debian puts it, which is on no user's PATH. */
const DEBIAN = '/usr/sbin/pgbouncer'

/** By what pgbouncer hands out its connections to the database. */
export type PoolMode = 'session' | 'transaction'

/** A pooler of the tests' own. */
export type TestPooler = { url: string; stop(): Promise<void> }

/** The program, or undefined where it is not installed. */
export function findPgbouncer(): string | undefined {
  const onPath = spawnSync('sh', ['-c', 'command -v pgbouncer'], { encoding: 'utf8' }).stdout.trim()
  return onPath || (existsSync(DEBIAN) ? DEBIAN : undefined)
}

/** Starts pgbouncer, with its own defaults but for the mode, before the database of a URL. */
export async function startPgbouncer(program: string, databaseUrl: string, mode: PoolMode): Promise<TestPooler> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pgbouncer-'))
  const identity = unprivilegedUser()
  const port = await freePort()
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl)
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = user=${username} host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  )
  if (identity) for (const path of [folder, settings]) chownSync(path, identity.uid, identity.gid)
  const running: ChildProcess = spawn(program, [settings], { stdio: 'ignore', cwd: folder, ...identity })
  const url = `postgresql://${username}@127.0.0.1:${port}${pathname}`
  await untilReady(url)
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
