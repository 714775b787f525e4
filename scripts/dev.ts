// `npm run dev`: the demo house and the sandbox shop, with Vite before them, which serves changed sources as they are saved.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer as createVite, type EnvironmentModuleNode, type Plugin } from 'vite'
import { ConfigError } from '../app/platform/config/config.ts'
import { listenAt } from '../app/platform/http/listen.ts'
import type { Foyer } from '../app/server.ts'
import { cacheFolder } from './cache-folder.ts'
import { contentHash } from './content-hash.ts'
import { beginFromKept, isUnused } from './dev/first-house.ts'
import { type HouseParts, RunningHouse } from './dev/running-house.ts'
import { freePort, startShop } from './sandbox-shop.mjs'
import { trialHost } from './trial-house.mjs'

const SHOP_TOKEN_BYTES = 12
/** Longer than a house takes to close with jobs running. */
const END_MS = 12_000
/** Folders of the checkout whose files no page is made of. A data folder changes all the time. */
const NOT_WATCHED = ['build', 'data', 'docs', 'tests', 'bench', 'endure', 'deploy', 'migrations', 'test-results', 'playwright-report']
/** What decides how a house is filled that has nothing yet. */
const FILLED_BY = ['demo', 'migrations']

const { env } = process
let wasBroken = false
let isEnding = false
const port = Number(env.PORT || 3000)
const siteUrl = env.PUBLIC_URL || `http://localhost:${port}`
const dataDir = env.DATA_DIR || './data'
const shop = env.SHOP_URL ? undefined : await openShop()
const house = new RunningHouse({
  environment: { ...env, ...shop?.settings },
  prepare: beginHouse,
  onOpened: bringToShop,
  onChanged: tellBrowsers,
})
const http = createServer((request, response) => vite.middlewares(request, response, () => void house.answer(request, response)))
const vite = await openVite()
// One job of a house that is being replaced must not end the program.
process.on('unhandledRejection', (error) => console.error(error))
await listenAt(http, { host: trialHost(process.env), port, names: { host: 'HOST', port: 'PORT' } }).catch(async (error) => {
  console.error(error instanceof ConfigError ? error.message : error)
  await end(1)
})
const failure = await house.open()
if (failure) {
  // A source can be mended while the program runs, its settings cannot.
  if (failure instanceof Error && /^(ConfigError|FolderLockedError)$/.test(failure.constructor.name)) await end(1)
} else greet()

function greet(): void {
  const access = join(dataDir, 'demo-access.json')
  if (existsSync(access)) {
    const { email, password } = JSON.parse(readFileSync(access, 'utf8')) as { email: string; password: string }
    console.log(`Anmeldung der Redaktion: ${siteUrl}/cms-hub · ${email} · ${password}`)
  }
  if (shop) console.log(`Kasse des Übungsshops: ${shop.settings.SHOP_URL}/admin · kasse · ${shop.settings.SHOP_TOKEN}`)
  console.log(`Foyer läuft: ${siteUrl}`)
}

async function openShop() {
  const shopPort = await freePort(port + 1)
  const token = env.SHOP_TOKEN || randomBytes(SHOP_TOKEN_BYTES).toString('base64url')
  const running = startShop({ port: shopPort, siteUrl, dataDir, token, environment: env })
  return { ...running, settings: { SHOP_URL: `http://localhost:${shopPort}`, SHOP_TOKEN: token } }
}

function openVite() {
  const changed = new Set<EnvironmentModuleNode>()
  const follow: Plugin = {
    name: 'house-follows',
    configureServer(server) {
      endOnSignal()
      house.use(server.environments.ssr)
    },
    hotUpdate: {
      order: 'post',
      handler({ modules }) {
        if (this.environment.name === 'ssr') for (const module of modules) changed.add(module)
      },
    },
  }
  return createVite({
    plugins: [follow],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: NOT_WATCHED.map((name) => `${process.cwd()}/${name}{,-*}/**`) },
      hotUpdateEnvironments: async (server, update) => {
        await Promise.all(Object.values(server.environments).map(update))
        house.noteChange([...changed])
        changed.clear()
      },
    },
    appType: 'custom',
  })
}

/** Begins a house that has no data yet with one that is kept filled, where all its data lies in its folder; the shop starts meanwhile. */
async function beginHouse({ server, demo }: HouseParts): Promise<void> {
  if (env.DATABASE_URL || env.S3_BUCKET || env.FOYER_NOW || !isUnused(dataDir)) return
  const locales = env.LOCALES || 'de'
  const name = `${(await contentHash(FILLED_BY)).slice(0, 16)}-${locales.replace(/\W+/g, '-')}`
  await beginFromKept(dataDir, { kept: cacheFolder('demo-house'), name }, async (folder) => {
    console.log('Das Demohaus wird eingerichtet …')
    const pages = () => Promise.reject(new Error('a house that is being filled has no pages'))
    const foyer = await server.createFoyer({ DATA_DIR: folder, LOCALES: locales, LOG_LEVEL: 'warn' }, pages)
    await demo.fillEmptyHouse(foyer).finally(() => foyer.close())
  })
}

/** The first page does not wait for it. */
async function bringToShop({ demo }: HouseParts, foyer: Foyer): Promise<void> {
  try {
    if (await shop?.untilReady()) await demo.bringToShop(foyer)
  } catch (error) {
    if (!foyer.platform.closing.aborted) console.error(error)
  }
}

function tellBrowsers(problem: unknown): void {
  const { hot } = vite.environments.client
  if (problem instanceof Error) {
    console.error(problem.stack)
    hot.send({ type: 'error', err: { message: problem.message, stack: problem.stack ?? '' } })
  } else if (wasBroken) hot.send({ type: 'full-reload' })
  wasBroken = Boolean(problem)
}

/** Ends all at a signal. A second Vite, with which the router looks at its routes, would end the program before its parts are closed. */
function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => void end(0))
  }
}

async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  http.close()
  http.closeAllConnections()
  const ended = Promise.allSettled([house.close(), vite.close(), shop?.stop()])
  await Promise.race([ended, setTimeout(END_MS)])
  process.exit(code)
}
