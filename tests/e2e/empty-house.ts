import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { NOW } from './servers.ts'

const ADMINISTRATOR = { email: 'leitung@haus.example', password: 'nur für diesen Test' }
const ATTEMPTS = 600

/** A house in which nobody has done anything yet, on a server and with data of its own. */
export type EmptyHouse = {
  url: string
  administrator: typeof ADMINISTRATOR
  /** logs in without the form */
  logIn(page: Page): Promise<void>
  close(): Promise<void>
}

/** Starts the built program with an administrator and nothing else. */
export async function openEmptyHouse(environment: Record<string, string> = {}): Promise<EmptyHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-empty-house-'))
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const program = spawn(process.execPath, [join(process.env.TEST_BUILD_DIR ?? 'build-test', 'server/index.js')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'error', FOYER_NOW: NOW, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, SHOP_URL: '' },
      ...{ OUTSIDE_LINKS: 'off', PAGE_STALE_SECONDS: '0', ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password },
      ...environment,
    },
  })
  await untilReady(`${url}/readyz`)
  return {
    url,
    administrator: ADMINISTRATOR,
    async logIn(page) {
      await page.request.post(`${url}/api/auth/sign-in/email`, { data: ADMINISTRATOR, headers: { origin: url } })
    },
    async close() {
      const ended = new Promise((resolve) => program.once('exit', resolve))
      program.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const isReady = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} did not become ready`)
}
