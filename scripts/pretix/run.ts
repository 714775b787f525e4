// `npm run pretix`: the demo house with a real pretix as its ticket shop. Everything is kept, so a second run takes seconds.
// `-- --like-houses` also sells its last performances in the ways in which houses set up pretix.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { webHookAddress } from '../../app/booking/web-hooks.server.ts'
import { readConfig } from '../../app/platform/config/config.ts'
import type { Visitor } from '../../tests/support/visitor.ts'
import { fillDates } from './fill-dates.ts'
import { ensureWebHook, fillShop, SERIES } from './fill-shop.ts'
import { linkPerformance, logInToDemo, performancesAhead, readOffers } from './house.ts'
import { ended } from './postgres.ts'
import { type Pretix, startPretix } from './pretix.ts'
import { createSetupApi, type SetupApi } from './pretix-api.ts'
import { PretixMissing, pretixFolder } from './python.ts'
import { sellInWays } from './sell-ways.ts'
import { WAYS, type WayName } from './ways/ways.ts'

const DEFAULT_PORT = 3000
/** `npm start` leaves the next port to the sandbox shop. */
const PRETIX_BESIDE = 2
/** How far ahead performances are put on sale. */
const DAYS_AHEAD = 28
const POLL_MS = 300

const port = Number(process.env.PORT || DEFAULT_PORT)
const pretixPort = Number(process.env.PRETIX_PORT || port + PRETIX_BESIDE)
const url = `http://localhost:${port}`
// Two houses on one port cannot run, so each port has data of its own.
const folder = join(pretixFolder(), 'houses', String(port))
const siteFolder = join(folder, 'site')

/** What ends the run: its parts are ended with this process until the house stands, and after it one after the other. */
let stop: (code: number) => unknown = (code) => process.exit(code)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))

try {
  await run()
} catch (error) {
  if (!(error instanceof PretixMissing)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const pretix = await startPretix(join(folder, 'pretix'), pretixPort)
  const api = createSetupApi(pretix.apiUrl, pretix.access.setupToken)
  const parts = await fillShop(api)
  const house = startHouse(pretix)
  stopTogether(house, pretix)
  await untilReady(house)
  const editor = await logInToDemo(url, siteFolder)
  const performances = await performancesAhead(editor, DAYS_AHEAD)
  console.log(`Termine in pretix: ${performances.length} …`)
  const performancesInShop = performances.map(({ performance }) => performance)
  const dates = await fillDates(api, parts, performancesInShop)
  for (const { id, shopNumber, performance } of performances) {
    const date = `${SERIES}/${dates.get(performance.key)}`
    if (shopNumber !== date) await linkPerformance(editor, id, date)
  }
  if (process.argv.includes('--like-houses')) await sellLikeHouses(api, editor)
  await readOffers(editor)
  const address = webHookAddress(readConfig(siteEnvironment(pretix)))
  if (address) await ensureWebHook(api, address)
  print(pretix)
}

/** Sells one of the last performances in each way, and says which. */
async function sellLikeHouses(api: SetupApi, editor: Visitor): Promise<void> {
  const sold = await sellInWays(api, editor, Object.entries(WAYS) as [WayName, (typeof WAYS)[WayName]][])
  for (const [name, { code, number, house }] of sold)
    console.log(`${WAYS[name].title}${code && ` (${code})`}: ${house.performance.title}, ${house.performance.startsAt}, ${number}`)
}

/** The house by `npm start`'s own program, which builds it if need be. */
function startHouse(pretix: Pretix): ChildProcess {
  return spawn(process.execPath, ['scripts/start.mjs'], { stdio: 'inherit', env: siteEnvironment(pretix) })
}

function siteEnvironment({ shopUrl, apiUrl, access }: Pretix): NodeJS.ProcessEnv {
  const shop = { SHOP_KIND: 'pretix', SHOP_URL: shopUrl, SHOP_API_URL: apiUrl, SHOP_TOKEN: access.siteToken }
  return { ...process.env, ...shop, SHOP_ACCOUNT_URL: `${shopUrl}/account/`, PORT: String(port), DATA_DIR: siteFolder }
}

/** Stops both on a signal, or when the house exits. */
function stopTogether(house: ChildProcess, pretix: Pretix): void {
  stop = async (code) => {
    stop = () => {}
    await ended(house, 'SIGTERM')
    await pretix.stop()
    process.exit(code)
  }
  house.once('exit', (code) => stop(code ?? 1))
}

async function untilReady(house: ChildProcess): Promise<void> {
  while (house.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function print({ url: pretixUrl, shopUrl, apiUrl, access }: Pretix): void {
  const lines = [
    `Shop von pretix: ${shopUrl}/${SERIES}/`,
    `Verwaltung von pretix: ${pretixUrl}/control/ · ${access.email} · ${access.password}`,
    `Schnittstelle: ${apiUrl} · Schlüssel der Website ${access.siteToken} · der Einrichtung ${access.setupToken}`,
    `Foyer mit pretix läuft: ${url}`,
  ]
  for (const line of lines) console.log(line)
}
