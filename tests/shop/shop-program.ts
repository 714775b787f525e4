import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { required } from '../support/test-app.ts'

const START_TIMEOUT_MS = 90_000

/** The sandbox shop in a process, which can be killed and started again on the same data. */
export type ShopProgram = {
  /** Starts it with its clock at an instant. @returns its address */
  start(now: string): Promise<string>
  /** Kills it at once, as a power cut does. */
  kill(): void
  /** Kills it and waits until its process has ended. */
  end(): Promise<void>
  /** Stops it and deletes its folder. */
  close(): Promise<void>
}

/** A shop on a data folder of its own, or on a PostgreSQL database. */
export function openShopProgram(databaseUrl?: string): ShopProgram {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-shop-program-'))
  cpSync(required('TEST_PGLITE_TEMPLATE'), folder, { recursive: true })
  let child: ChildProcess | undefined
  let ended: Promise<unknown> = Promise.resolve()
  async function end(): Promise<void> {
    child?.kill('SIGKILL')
    await ended
  }
  return {
    end,
    async close() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
    async start(now) {
      await ended
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const environment = { NODE_ENV: 'test', SHOP_PORT: String(port), SHOP_HOST: '127.0.0.1', SHOP_DATA_DIR: folder, FOYER_NOW: now }
      child = spawn(process.execPath, ['sandbox-shop/main.ts'], {
        stdio: 'ignore',
        env: { ...process.env, ...environment, ...(databaseUrl ? { SHOP_DATABASE_URL: databaseUrl } : {}) },
      })
      const started = child
      ended = new Promise((resolve) => started.once('exit', resolve))
      const isReady = () =>
        fetch(`${url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      await expect.poll(isReady, { timeout: START_TIMEOUT_MS }).toBe(true)
      return url
    },
    kill() {
      child?.kill('SIGKILL')
    },
  }
}

/** A request to a shop that was started without a token. */
export async function callShop<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await response.json()) as T
}
