// Starts a pretix of the tests' own, filled for their stories, and a demo house that sells through it.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { fillDates, type Performance } from '../../scripts/pretix/fill-dates.ts'
import { fillShop, SERIES } from '../../scripts/pretix/fill-shop.ts'
import { type HousePerformance, linkPerformance, logInToDemo, performancesAhead, readOffers } from '../../scripts/pretix/house.ts'
import { ended } from '../../scripts/pretix/postgres.ts'
import { type Pretix, startPretix } from '../../scripts/pretix/pretix.ts'
import { createSetupApi } from '../../scripts/pretix/pretix-api.ts'
import { openGate } from './gate.ts'
import { PORTS, ROLES, type Role, SITE, STAGE_FILE, type Stage, type StagedPerformance } from './stage.ts'

const POLL_MS = 100
/** There are enough performances of each kind in so many days. */
const DAYS_AHEAD = 40
const HOURS_AHEAD = 24

rmSync(STAGE_FILE, { force: true })
const folder = mkdtempSync(join(tmpdir(), 'foyer-pretix-'))
// PostgreSQL may run as another user, who has to pass through.
chmodSync(folder, 0o711)
const siteFolder = join(folder, 'site')
const pretix = await startPretix(join(folder, 'pretix'), PORTS.pretix)
const gate = await openGate(PORTS.gate, pretix.url, pretix)
const gateApiUrl = pretix.apiUrl.replace(pretix.url, `http://localhost:${PORTS.gate}`)
const house = startHouse(pretix)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
process.once('disconnect', () => void stop())
await untilReady(house)
const performances = await stagePerformances(pretix)
const { setupToken, siteToken } = pretix.access
const stage: Stage = { apiUrl: pretix.apiUrl, gateApiUrl, setupToken, siteToken, siteFolder, performances }
writeFileSync(STAGE_FILE, JSON.stringify(stage))
console.log('The stage is set.')
process.send?.('set')

function startHouse({ shopUrl, access }: Pretix): ChildProcess {
  const build = process.env.TEST_BUILD_DIR ?? 'build-test'
  const shop = { SHOP_KIND: 'pretix', SHOP_URL: shopUrl, SHOP_API_URL: gateApiUrl, SHOP_TOKEN: access.siteToken }
  // Tests buy more in ten minutes than one visitor may, each from an address of its own.
  const server = {
    NODE_ENV: 'test',
    PORT: String(PORTS.site),
    HOST: '127.0.0.1',
    DATA_DIR: siteFolder,
    TRUSTED_PROXIES: '1',
    LOCALES: 'de,en',
  }
  const env = { ...process.env, ...server, ...shop, DEMO_HOUSE: 'on', OUTSIDE_LINKS: 'off', PAGE_STALE_SECONDS: '0', LOG_LEVEL: 'error' }
  return spawn(process.execPath, [join(build, 'server/index.js')], { stdio: 'inherit', env })
}

async function untilReady(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${SITE}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error('the house did not start')
}

/** Puts a performance of the demo on sale for each part of the stories, and links it. */
async function stagePerformances({ apiUrl, access }: Pretix): Promise<Stage['performances']> {
  const api = createSetupApi(apiUrl, access.setupToken)
  const parts = await fillShop(api)
  const editor = await logInToDemo(SITE, siteFolder)
  const earliest = Temporal.Now.instant().add({ hours: HOURS_AHEAD })
  const coming = (await performancesAhead(editor, DAYS_AHEAD)).filter(
    ({ performance }) => !performance.isCancelled && Temporal.Instant.compare(performance.startsAt, earliest) > 0,
  )
  const cast = castOf(coming)
  const dates = await fillDates(
    api,
    parts,
    cast.map(({ performance }) => performance),
  )
  const staged = await Promise.all(
    cast.map(async ({ role, id, performance }): Promise<[Role, StagedPerformance]> => {
      const date = dates.get(performance.key) ?? 0
      const number = `${SERIES}/${date}`
      await linkPerformance(editor, id, number)
      const { body } = await editor.getJson(`/api/events/${id}/`)
      return [
        role,
        { id, number, date, title: performance.title, startsAt: performance.startsAt, path: z.object({ url: z.string() }).parse(body).url },
      ]
    }),
  )
  await readOffers(editor)
  return Object.fromEntries(staged) as Stage['performances']
}

type Cast = HousePerformance & { role: Role }

/** A performance for each part, in the large hall where its hall does not matter. */
function castOf(coming: HousePerformance[]): Cast[] {
  const free = new Set(coming)
  return ROLES.map((role): Cast => {
    const hall = role === 'free' ? 'studio' : 'grosses-haus'
    // Heute shows the coming week.
    const inOrder = role === 'states' ? [...free].toSorted(byStart) : [...free]
    const found = inOrder.find(({ performance }) => performance.hall === hall)
    if (!found) throw new Error(`no performance for ${role}`)
    free.delete(found)
    return { ...found, role, performance: { ...found.performance, ...particularsOf(role) } }
  })
}

function byStart({ performance: one }: HousePerformance, { performance: other }: HousePerformance): number {
  return Temporal.Instant.compare(one.startsAt, other.startsAt)
}

function particularsOf(role: Role): Partial<Performance> {
  return { priceTable: 'standard', saleFrom: null, soldOut: role === 'soldOut' ? ['Kategorie 1'] : [] }
}

async function stop(): Promise<void> {
  await ended(house, 'SIGTERM')
  gate.close()
  await pretix.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(STAGE_FILE, { force: true })
  process.exit(0)
}
