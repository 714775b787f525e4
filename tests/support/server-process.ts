import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { freePort } from './free-port.ts'
import { Visitor } from './visitor.ts'

const ADMIN = { email: 'verwaltung@marienbrueck.example', password: 'nur für diesen Test' }

/** The built server in a process of its own, which can be killed. */
export type ServerProcess = {
  url: string
  child: ChildProcess
  /** its standard error so far */
  errors(): string
  /** its administrator, logged in */
  administrator(): Promise<Visitor>
  /** kills it with SIGKILL */
  kill(): Promise<void>
}

/** Starts the built server on a data folder, and waits until it is ready or has exited. */
export async function startServerProcess(folder: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort()
  let errors = ''
  const child = spawn(process.execPath, [resolve(process.env.TEST_BUILD_DIR ?? '', 'server/index.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_NAME: 'Erste Verwaltung',
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
  })
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  // After `close` all of its output has been read.
  let hasClosed = false
  child.once('close', () => {
    hasClosed = true
  })
  const url = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(async () => hasClosed || (await isReady()), { timeout: 60_000, interval: 50 })
  return {
    url,
    child,
    errors: () => errors,
    async administrator() {
      const visitor = new Visitor(url)
      await visitor.logIn(ADMIN.email, ADMIN.password)
      return visitor
    },
    async kill() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGKILL')
      await ended
    },
  }
}
