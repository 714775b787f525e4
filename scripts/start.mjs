// `npm start`: installs, builds and runs the site with the demo's content and the sandbox shop; needs nothing but Node ≥ 20.
// Plain JavaScript on purpose: it runs before anything is installed, on the machine's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, projectNode } from './install.mjs'
import { answersBeforeEnd, freePort, startShop } from './sandbox-shop.mjs'
import { trialSiteEnvironment } from './trial-house.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
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
  const running = {}
  stopTogether(running)
  const shop = shopPort && startShop({ port: shopPort, siteUrl, dataDir, token: shopToken, environment: environmentOf() })
  running.shop = shop
  if (shop && !(await shop.untilReady())) return running.stop(1, 'The sandbox shop did not become ready.')
  const site = spawn(projectNode, ['--max-semi-space-size=8', 'build/server/index.js'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: trialSiteEnvironment(environmentOf(), shopPort ? { port: shopPort, token: shopToken } : undefined),
  })
  running.site = site
  site.once('exit', (code) => running.stop(code ?? 1))
  if (!(await answersBeforeEnd(`http://127.0.0.1:${port}/readyz`, site))) return running.stop(1, 'The site did not become ready.')
  printAccess(dataDir)
  if (shopPort) say(`Kasse des Übungsshops: http://localhost:${shopPort}/admin · kasse · ${shopToken}`)
  say(`Foyer läuft: ${siteUrl}`)
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

function environmentOf() {
  return { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...withoutClockInProduction(process.env) }
}

/** The server rejects a set clock in production, so a demo with one runs in test mode. */
function withoutClockInProduction(environment) {
  return environment.FOYER_NOW && !environment.NODE_ENV ? { ...environment, NODE_ENV: 'test' } : environment
}

/** Gives what runs a `stop`, which ends site and shop and then this process. A signal calls it, from the first moment on. */
function stopTogether(running) {
  let stopping = false
  running.stop = async (code, reason) => {
    if (stopping) return
    stopping = true
    if (reason) say(reason)
    const { site, shop } = running
    const siteEnded =
      !site || site.exitCode !== null || site.signalCode !== null ? undefined : new Promise((done) => site.once('exit', done))
    site?.kill('SIGTERM')
    await Promise.all([siteEnded, shop?.stop()])
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.stop(0))
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
