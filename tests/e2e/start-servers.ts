// Builds the site and starts a server with the demo's content and its shop for each project, with a fixed clock.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CLIENT } from '../support/identity-provider-client.ts'
import { clockFileOf, hasMovingClock, NOW, PROVIDER_URL, portOf, type ServerName, SOURCE_HOST, STARTED_SERVERS, urlOf } from './servers.ts'
import { SHOP_TOKEN } from './shop-token.ts'

const ATTEMPTS = 900
const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
const children: ChildProcess[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

for (const server of STARTED_SERVERS.filter(hasMovingClock)) writeFileSync(clockFileOf(server), NOW)
const build = process.env.TEST_BUILD_DIR ?? buildSite()
const [first = 'editor', ...others] = STARTED_SERVERS
const filled = others.at(-1)
if (filled) {
  // The demo's content is created once and copied for the other servers.
  await start(filled)
  await stopChildren()
  for (const server of STARTED_SERVERS) if (server !== filled) cpSync(dataFolderOf(filled), dataFolderOf(server), { recursive: true })
  await Promise.all(others.map(start))
}
// Started last: Playwright begins the tests when this server is ready.
await start(first)

function buildSite(): string {
  const folder = 'build-test'
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    env: { ...process.env, BUILD_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  return folder
}

function dataFolderOf(server: ServerName): string {
  return join(folder, server)
}

async function start(server: ServerName): Promise<void> {
  const [url, port, data] = [urlOf(server), portOf(server), dataFolderOf(server)]
  const shop = `http://localhost:${port + 1}`
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
    ADMIN_PASSWORD: 'nur für diesen Test',
    ...(hasMovingClock(server) ? { FOYER_NOW: pathToFileURL(clockFileOf(server)).href } : {}),
    ...(server === 'staff' ? { PRIVATE_FEED_HOSTS: SOURCE_HOST } : {}),
    ...(server === 'staff' ? { OIDC_ISSUER: PROVIDER_URL, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret } : {}),
  })
  await waitUntilReady(`${url}/readyz`)
}

function run(args: string[], env: NodeJS.ProcessEnv): void {
  children.push(spawn(process.execPath, args, { stdio: 'inherit', env }))
}

async function stopChildren(): Promise<void> {
  // Sites before their shops.
  for (const child of children.splice(0).toReversed()) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}

async function stop(): Promise<void> {
  await stopChildren()
  rmSync(folder, { recursive: true, force: true })
  for (const server of STARTED_SERVERS) rmSync(clockFileOf(server), { force: true })
  process.exit(0)
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
