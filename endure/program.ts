import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { openFoyer as OpenFoyer } from '../app/main.ts'
import { type BuiltInRole, ROLES } from '../app/platform/auth/roles.ts'
import type { Foyer } from '../app/server.ts'
import { freePort } from '../tests/support/free-port.ts'
import { Visitor } from '../tests/support/visitor.ts'
import { until } from './trial.ts'

const START_PATIENCE_MS = 180_000
const PASSWORD = 'nur für diese Prüfung gemacht'
/** The built program. */
export const BUILT = resolve(process.env.BUILD_DIR ?? 'build', 'server/index.js')

/** A process that can be started, killed and started again on the same data. */
export type Program = {
  url: string
  pid(): number | undefined
  /** @throws Error when it does not become ready */
  start(): Promise<void>
  /** Kills it at once, as a power cut does. */
  kill(): Promise<void>
  /** Shuts it down gracefully. */
  stop(): Promise<void>
  /** the end of its error output */
  errorOutput(): string
}

/** Programs still running; they are killed when this process exits. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** A program that serves HTTP and reports its readiness at `readyPath`. */
function program(args: string[], url: string, readyPath: string, environment: NodeJS.ProcessEnv): Program {
  let child: ChildProcess | undefined
  let errorOutput = ''
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((done) => ending.once('exit', done))
    ending.kill(signal)
    await ended
  }
  return {
    url,
    pid: () => child?.pid,
    errorOutput: () => errorOutput,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
      child = started
      running.add(started)
      started.once('exit', () => running.delete(started))
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk) => {
          errorOutput = `${errorOutput}${chunk}`.slice(-4_000)
        })
      }
      const isReady = async () => started.exitCode !== null || (await fetch(url + readyPath)).ok
      if ((await until(isReady, START_PATIENCE_MS, 30)) === undefined || started.exitCode !== null) {
        throw new Error(`${args[0]} did not start: ${errorOutput}`)
      }
    },
  }
}

/** The site on a data folder of its own. @param environment additional environment variables */
export async function site(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<Program> {
  const port = await freePort()
  const defaults = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    TRUSTED_PROXIES: '1',
  }
  return program([BUILT], `http://localhost:${port}`, '/readyz', { ...defaults, ...environment })
}

/** The sandbox shop on a data folder of its own. */
export async function sandboxShop(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<Program> {
  const port = await freePort()
  const defaults = { NODE_ENV: 'production', SHOP_PORT: String(port), SHOP_HOST: '127.0.0.1', SHOP_DATA_DIR: folder }
  return program(['sandbox-shop/main.ts'], `http://127.0.0.1:${port}`, '/healthz', { ...defaults, ...environment })
}

/** Runs `work` with a temporary folder, which is deleted afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-endure-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Opens the built app within this process. */
export async function openHere(...options: Parameters<typeof OpenFoyer>): ReturnType<typeof OpenFoyer> {
  const { openFoyer } = (await import(pathToFileURL(BUILT).href)) as { openFoyer: typeof OpenFoyer }
  return openFoyer(...options)
}

/** Creates a user of every role in the database of a site that is not running. @param prepare creates further data */
export async function addPeople(environment: NodeJS.ProcessEnv, prepare?: (foyer: Foyer) => Promise<void>): Promise<void> {
  const foyer = await openHere({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...environment })
  for (const role of ROLES) {
    await foyer.auth.createUser({ email: emailOf(role), password: PASSWORD, firstName: 'Rita', lastName: role, role })
  }
  await prepare?.(foyer)
  await foyer.close()
}

/** Logs in as the user of a role. */
export async function logInAs(url: string, role: BuiltInRole): Promise<Visitor> {
  const visitor = new Visitor(url)
  await visitor.logIn(emailOf(role), PASSWORD)
  await visitor.csrfToken()
  return visitor
}

function emailOf(role: BuiltInRole): string {
  return `${role}@marienbrueck.example`
}
