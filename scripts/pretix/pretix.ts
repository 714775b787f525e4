import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { z } from 'zod'
import { ended, endWithThisProcess, type Postgres, startPostgresIn } from './postgres.ts'
import { ensurePretix, pretixFolder } from './python.ts'

/** Short form of the organiser, as it stands in addresses. */
export const ORGANISER = 'marienbrueck'
const PROGRAM = join(import.meta.dirname, 'program')
const READY_TIMEOUT_MS = 120_000
const POLL_MS = 200
/** Processes of pretix, and threads of each: as many buyers are served at once as a small house's server would. */
const [WORKERS, THREADS] = [2, 8]

const accessSchema = z.object({
  organiser: z.string(),
  email: z.string(),
  /** null when the user was there before */
  password: z.string().nullable(),
  /** may do everything, for filling the shop */
  setupToken: z.string(),
  /** may do what docs/operators.md asks for */
  siteToken: z.string(),
})

/** Who may do what in a pretix. */
export type Access = z.infer<typeof accessSchema>

/** A pretix that runs. */
export type Pretix = {
  /** its address, without a slash at the end */
  url: string
  /** the organiser's shop, as visitors know it */
  shopUrl: string
  /** the organiser in the REST API */
  apiUrl: string
  access: Access
  /** Runs a program of the folder `program` beside it. @returns what it prints */
  run(program: string, args: string[]): string
  /** Ends its web server; what it knows stays. */
  halt(): Promise<void>
  /** Starts the web server again, unless it runs. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts pretix on a port of this machine. What it knows is kept in a folder; a new one gets a copy of an empty
 * database, which is made once for each version of pretix.
 * @throws PretixMissing where it cannot be installed
 */
export async function startPretix(folder: string, port: number): Promise<Pretix> {
  const python = ensurePretix()
  if (!existsSync(join(folder, 'data'))) copyFolder(await ensureEmptyDatabase(python), folder)
  const url = `http://localhost:${port}`
  const database = await startPostgresIn(join(folder, 'postgres'))
  const environment = environmentOf(folder, database, url)
  const access = readAccess(folder)
  let server = await serve(python, port, environment, folder)
  return {
    url,
    shopUrl: `${url}/${ORGANISER}`,
    apiUrl: `${url}/api/v1/organizers/${ORGANISER}`,
    access,
    run: (program, args) => execFileSync(python, [join(PROGRAM, program), ...args], { env: environment, encoding: 'utf8' }).trim(),
    halt: () => killed(server),
    async resume() {
      if (isOver(server)) server = await serve(python, port, environment, folder)
    },
    async stop() {
      await ended(server, 'SIGTERM')
      await database?.stop()
    },
  }
}

/** The folder of an empty pretix with its organiser; made at the first call. */
async function ensureEmptyDatabase(python: string): Promise<string> {
  const folder = join(pretixFolder(), 'empty')
  if (existsSync(join(folder, 'ready'))) return folder
  console.log('Preparing pretix’s database (once) …')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'data'), { recursive: true })
  const database = await startPostgresIn(join(folder, 'postgres'))
  const environment = environmentOf(folder, database, 'http://localhost')
  try {
    execFileSync(python, ['-m', 'pretix', 'migrate', '--run-syncdb', '--verbosity=0'], {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const access = execFileSync(python, [join(PROGRAM, 'bootstrap.py'), ORGANISER], { env: environment, encoding: 'utf8' })
    writeFileSync(accessFile(folder), access.trim().split('\n').at(-1) ?? '', { mode: 0o600 })
  } finally {
    await database?.stop()
  }
  writeFileSync(join(folder, 'ready'), '')
  return folder
}

/** A copy with the owners of the files, which PostgreSQL insists on. */
function copyFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  rmSync(to, { recursive: true, force: true })
  execFileSync('cp', ['-a', from, to])
}

function accessFile(folder: string): string {
  return join(folder, 'data', 'access.json')
}

function readAccess(folder: string): Access {
  return accessSchema.parse(JSON.parse(readFileSync(accessFile(folder), 'utf8')))
}

/** pretix reads each setting from a variable that names its section. The machine's own configuration of a pretix is left aside. */
function environmentOf(folder: string, database: Postgres | undefined, url: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PYTHONPATH: [PROGRAM, process.env.PYTHONPATH].filter(Boolean).join(delimiter),
    PYTHONDONTWRITEBYTECODE: '1',
    DJANGO_SETTINGS_MODULE: 'foyer_settings',
    PRETIX_CONFIG_FILE: join(folder, 'none.cfg'),
    PRETIX_PRETIX_URL: url,
    PRETIX_PRETIX_DATADIR: join(folder, 'data'),
    PRETIX_PRETIX_INSTANCE_NAME: 'pretix',
    PRETIX_PRETIX_CURRENCY: 'EUR',
    PRETIX_PRETIX_LOGLEVEL: 'WARNING',
    PRETIX_LOCALE_DEFAULT: 'de',
    PRETIX_LOCALE_TIMEZONE: 'Europe/Berlin',
    ...(database
      ? {
          PRETIX_DATABASE_BACKEND: 'postgresql',
          PRETIX_DATABASE_NAME: database.database,
          PRETIX_DATABASE_USER: database.user,
          PRETIX_DATABASE_HOST: '127.0.0.1',
          PRETIX_DATABASE_PORT: String(database.port),
        }
      : { PRETIX_DATABASE_BACKEND: 'sqlite3' }),
  }
}

async function serve(python: string, port: number, env: NodeJS.ProcessEnv, folder: string): Promise<ChildProcess> {
  const concurrency = ['--workers', String(WORKERS), '--threads', String(THREADS), '--preload', '--timeout', '60']
  const args = ['-m', 'gunicorn', '--bind', `127.0.0.1:${port}`, ...concurrency, 'foyer_wsgi:application']
  const log = openSync(join(folder, 'data', 'server.log'), 'a')
  const server = endWithThisProcess(spawn(python, args, { env, stdio: ['ignore', log, log], detached: true }), 'SIGTERM')
  closeSync(log)
  const deadline = Date.now() + READY_TIMEOUT_MS
  for (;;) {
    // Its health check asks for Redis; any answer at all comes from a program that is loaded.
    const isReady = await fetch(`http://localhost:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isReady) return server
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`pretix did not start; see ${join(folder, 'data', 'server.log')}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Ends the server's processes at once, as a power cut would: all of them, for its workers outlive it by a second. */
function killed(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    process.kill(-(server.pid ?? 0), 'SIGKILL')
  })
}
