// Starts a server with the demo's content and its shop for each project, with a fixed clock.
import { type ChildProcess, spawn } from 'node:child_process'
import { constants, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolder } from '../../scripts/cache-folder.ts'
import { keptFolder } from '../../scripts/kept-folder.ts'
import { buildForTests } from '../../scripts/test-build.ts'
import { CLIENT } from '../support/identity-provider-client.ts'
import {
  clockFileOf,
  FILLING_PORT,
  hasMovingClock,
  NOW,
  PROVIDER_URL,
  portOf,
  type ServerName,
  SOURCE_HOST,
  STARTED_SERVERS,
} from './servers.ts'
import { SHOP_TOKEN } from './shop-token.ts'

const ATTEMPTS = 2400
const POLL_PARENT_MS = 1000
const PRODUCTION_LIBRARIES = new URL('../support/production-libraries.ts', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
const children: ChildProcess[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
// Whoever is killed cannot say so to what it has started.
const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), POLL_PARENT_MS).unref()

for (const server of STARTED_SERVERS.filter(hasMovingClock)) writeFileSync(clockFileOf(server), NOW)
if (!process.env.TEST_BUILD_DIR) await buildForTests()
const build = required('TEST_BUILD_DIR')
await open().catch(async (error: unknown) => {
  console.error(error)
  await stop(1)
})

async function open(): Promise<void> {
  // The demo's content is created once for all runs with the same sources, and copied for each server.
  const filled = await keptFolder(cacheFolder('filled-houses'), required('TEST_BUILD_HASH'), async (making) => {
    await startSite(FILLING_PORT, making)
    await stopChildren()
  })
  for (const server of STARTED_SERVERS) cpSync(filled, dataFolderOf(server), { recursive: true, mode: constants.COPYFILE_FICLONE })
  const [first = 'editor', ...others] = STARTED_SERVERS
  await Promise.all(others.map(start))
  // Started last: Playwright begins the tests when this server is ready.
  await start(first)
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the stories with \`npm run test:stories\`.`)
  return value
}

function dataFolderOf(server: ServerName): string {
  return join(folder, server)
}

function start(server: ServerName): Promise<void> {
  return startSite(portOf(server), dataFolderOf(server), {
    ...(hasMovingClock(server) ? { FOYER_NOW: pathToFileURL(clockFileOf(server)).href } : {}),
    ...(server === 'staff' ? { PRIVATE_FEED_HOSTS: SOURCE_HOST } : {}),
    ...(server === 'staff' ? { OIDC_ISSUER: PROVIDER_URL, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret } : {}),
  })
}

/** Starts a shop and its site on a data folder, and waits until both answer. */
async function startSite(port: number, data: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const [url, shop] = [`http://localhost:${port}`, `http://localhost:${port + 1}`]
  const shared = { ...process.env, SHOP_TOKEN, NODE_ENV: 'test', LOG_LEVEL: 'error', FOYER_NOW: NOW }
  run(['sandbox-shop/main.ts'], {
    ...shared,
    SHOP_PORT: String(port + 1),
    SHOP_HOST: '127.0.0.1',
    SHOP_DATA_DIR: join(data, 'shop'),
    SITE_URL: url,
  })
  await waitUntilReady(`http://127.0.0.1:${port + 1}/healthz`)
  run([join(build, 'server/index.js')], {
    ...shared,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(data, 'site'),
    SHOP_URL: shop,
    TAG_MANAGER_URL: `${url}/tags`,
    DEMO_HOUSE: 'on',
    OUTSIDE_LINKS: 'off',
    // Visitors see what staff save at once, however busy the machine is.
    PAGE_STALE_SECONDS: '0',
    ADMIN_EMAIL: 'verwaltung@marienbrueck.example',
    ADMIN_NAME: 'Erste Verwaltung',
    ADMIN_PASSWORD: 'nur für diesen Test',
    ...environment,
  })
  await waitUntilReady(`${url}/readyz`)
}

function run(args: string[], env: NodeJS.ProcessEnv): void {
  children.push(spawn(process.execPath, ['--import', PRODUCTION_LIBRARIES, ...args], { stdio: 'inherit', env }))
}

async function stopChildren(): Promise<void> {
  // Sites before their shops.
  for (const child of children.splice(0).toReversed()) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}

async function stop(status = 0): Promise<void> {
  await stopChildren()
  rmSync(folder, { recursive: true, force: true })
  for (const server of STARTED_SERVERS) rmSync(clockFileOf(server), { force: true })
  process.exit(status)
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
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
