// `npm start`: installs, builds and runs the site with the demo's content and the sandbox shop; needs nothing but Node ≥ 20.
// Plain JavaScript on purpose: it runs before anything is installed, on the machine's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, projectNode } from './install.mjs'
import { keepRunning } from './keep-running.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const READY_TIMEOUT_MS = 180_000
const POLL_MS = 150
const SHOP_TOKEN_BYTES = 12
process.chdir(root)

ensureInstalled()
ensureBuilt()
await run()

/** Builds the site if the sources are newer than the build. */
function ensureBuilt() {
  const stamp = join('build', 'stamp')
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newestChange(['app', 'demo', 'public', 'package-lock.json', 'vite.config.ts'])) return
  say('Building …')
  must(spawnSync(projectNode, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] }), 'the build')
  writeFileSync(stamp, '')
}

async function run() {
  const port = process.env.PORT || '3000'
  const shopPort = process.env.SHOP_URL ? undefined : await freePort(Number(port) + 1)
  const siteUrl = process.env.PUBLIC_URL || `http://localhost:${port}`
  const dataDir = process.env.DATA_DIR || './data'
  const shopToken = process.env.SHOP_TOKEN || randomBytes(SHOP_TOKEN_BYTES).toString('base64url')
  const shop = shopPort && (await openShop({ shopPort, siteUrl, dataDir, shopToken }))
  const site = startProgram(['--max-semi-space-size=8', 'build/server/index.js'], {
    // A house that begins with a starter site is nobody's demo.
    DEMO_HOUSE: process.env.DEMO_HOUSE || (process.env.FOYER_STARTER ? 'off' : 'on'),
    ...(shopPort ? { SHOP_URL: `http://localhost:${shopPort}`, SHOP_TOKEN: shopToken } : {}),
  })
  stopTogether(site, shop)
  await ready(`http://127.0.0.1:${port}/readyz`, site, shop)
  printAccess(dataDir)
  if (shopPort) say(`Kasse des Übungsshops: http://localhost:${shopPort}/admin · kasse · ${shopToken}`)
  say(`Foyer läuft: ${siteUrl}`)
}

/** Starts the sandbox shop and restarts it when it exits; the site runs on without it meanwhile. */
async function openShop({ shopPort, siteUrl, dataDir, shopToken }) {
  const environment = {
    SHOP_PORT: String(shopPort),
    SHOP_HOST: process.env.HOST || '0.0.0.0',
    SHOP_DATA_DIR: join(dataDir, 'shop'),
    SHOP_DATABASE_URL: process.env.DATABASE_URL || '',
    SHOP_PUBLIC_URL: `http://localhost:${shopPort}`,
    SITE_URL: siteUrl,
    SHOP_TOKEN: shopToken,
  }
  let hasOpened = false
  const shop = keepRunning(
    () => startProgram(['sandbox-shop/main.ts'], environment),
    (pauseMs) => {
      // A shop that never started is a configuration error.
      if (!hasOpened) process.exit(1)
      say(`Der Übungsshop ist ausgefallen; er wird in ${pauseMs / 1000} s wieder gestartet.`)
    },
  )
  await ready(`http://127.0.0.1:${shopPort}/healthz`, shop.child)
  hasOpened = true
  return shop
}

/** Prints the demo editor's credentials, which the first start has stored in the data folder. */
function printAccess(dataDir) {
  const file = join(dataDir, 'demo-access.json')
  if (!existsSync(file)) return
  const { email, password } = JSON.parse(readFileSync(file, 'utf8'))
  say(`Anmeldung der Redaktion: ${siteLogin()} · ${email} · ${password}`)
}

function siteLogin() {
  return `${process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`}/cms-hub`
}

function startProgram(args, environment) {
  return spawn(projectNode, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...withoutClockInProduction(process.env), ...environment },
  })
}

/** The server rejects a set clock in production, so a demo with one runs in test mode. */
function withoutClockInProduction(environment) {
  return environment.FOYER_NOW && !environment.NODE_ENV ? { ...environment, NODE_ENV: 'test' } : environment
}

/** Stops site and shop on a signal, or when the site exits. */
function stopTogether(site, shop) {
  let stopping = false
  async function stop(code) {
    if (stopping) return
    stopping = true
    const siteEnded = site.exitCode !== null || site.signalCode !== null ? undefined : new Promise((done) => site.once('exit', done))
    site.kill('SIGTERM')
    await Promise.all([siteEnded, shop?.stop()])
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  site.once('exit', (code) => stop(code ?? 1))
}

async function ready(url, child, shop) {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) process.exit(1)
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  say(`${url} did not become ready.`)
  await Promise.all([child.kill('SIGTERM'), shop?.stop()])
  process.exit(1)
}

/** The first free port from `from` on. */
async function freePort(from) {
  for (let port = from; port < from + 100; port++) {
    const free = await new Promise((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
  throw new Error(`No free port from ${from} on.`)
}

function newestChange(paths) {
  let newest = 0
  for (const path of paths) {
    if (!existsSync(path)) continue
    const stat = statSync(path)
    if (stat.isDirectory()) newest = Math.max(newest, newestChange(readdirSync(path).map((name) => join(path, name))))
    else newest = Math.max(newest, stat.mtimeMs)
  }
  return newest
}

function must(result, what) {
  if (result.status === 0) return
  say(`${what} failed.`)
  process.exit(result.status ?? 1)
}

function say(text) {
  process.stdout.write(`${text}\n`)
}
