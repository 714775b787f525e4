// Starts a demo house with its shop for the browser tests, on E2E_PORT and the port after it, with a fixed clock.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SITE_PORT = process.env.E2E_PORT ?? '4310'
const SHOP_PORT = String(Number(SITE_PORT) + 1)
const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))

const built = spawnSync(process.execPath, ['scripts/build.ts'], {
  env: { ...process.env, BUILD_DIR: 'build-test' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (built.status !== 0) process.exit(1)

/** Opens the shop's operator pages, where a test makes the shop fail. */
const SHOP_TOKEN = 'nur-fuer-diesen-Test'
const shared = { ...process.env, SHOP_TOKEN, NODE_ENV: 'test', LOG_LEVEL: 'error', FOYER_NOW: '2026-11-21T12:00:00+01:00' }
const shop = spawn(process.execPath, ['sandbox-shop/main.ts'], {
  stdio: 'inherit',
  env: { ...shared, SHOP_PORT, SHOP_HOST: '127.0.0.1', SHOP_DATA_DIR: join(folder, 'shop'), SITE_URL: `http://localhost:${SITE_PORT}` },
})
await ready(`http://127.0.0.1:${SHOP_PORT}/healthz`)
const site = spawn(process.execPath, ['build-test/server/index.js'], {
  stdio: 'inherit',
  env: {
    ...shared,
    PORT: SITE_PORT,
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'site'),
    SHOP_URL: `http://localhost:${SHOP_PORT}`,
    TAG_MANAGER_URL: `http://localhost:${SITE_PORT}/tags`,
    DEMO_HOUSE: 'on',
    ADMIN_EMAIL: 'verwaltung@marienbrueck.example',
    ADMIN_PASSWORD: 'nur für diesen Test',
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

async function stop(): Promise<void> {
  for (const child of [site, shop]) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt++) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not become ready`)
}
