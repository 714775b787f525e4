// How long visitors wait who ask for a page just after an editor has saved: 50 visitors on 48 pages that are all in the
// cache, while the words of a production and of the settings change, and, for comparison, a change that drops pages at once.
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Visitor } from '../tests/support/visitor.ts'
import { startDemoServer } from './demo-server.ts'
import { printTable } from './table.ts'

const PAGES = 48
const VISITORS = 50
const PAUSE_MS = [20, 80] as const
const SAVES = 6
const BETWEEN_SAVES_MS = 5_000
/** Who asks this soon after a save counts. */
const SOON_MS = 60
const ADMIN = { ADMIN_EMAIL: 'bench@marienbrueck.example', ADMIN_PASSWORD: 'nur für diese Messung' }

const demo = await startDemoServer(Number(process.env.BENCH_PORT ?? 4415), ADMIN)
const staff = new Visitor(demo.url)
await staff.logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)
const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
const paths = await hotPages()
for (const path of paths) await ask(path)

const asked: { at: number; ms: number }[] = []
let isOver = false
const visitors = Array.from({ length: VISITORS }, visit)
const rows = [
  await measure('words of a production', 'production/1', (_, time) => ({ subline: `Neu ${time}` })),
  await measure('words of the settings', 'settings/1', (_, time) => ({ houseName: `Haus ${time}` })),
  await measure('a performance goes off and on', 'event/1', (values) => ({ isOnline: !values.isOnline })),
]
isOver = true
await Promise.all(visitors)
agent.destroy()
await demo.stop()
printTable([`${PAGES} hot pages`, `asked ≤ ${SOON_MS} ms after`, 'p50 ms', 'p99 ms', 'max ms', 'all, p99 ms'], rows)

/** Saves some times and says how long those waited who asked soon afterwards. */
async function measure(name: string, record: string, changes: (values: Record<string, unknown>, time: number) => object) {
  const soon: number[] = []
  const before = asked.length
  for (let time = 0; time < SAVES; time++) {
    const { revision: base, values } = await saved(record)
    const { status } = await staff.send('PATCH', `/api/admin/${record}`, { base, values: changes(values, time) })
    if (status !== 200) throw new Error(`saving ${record} was answered with ${status}`)
    const savedAt = performance.now()
    await wait(BETWEEN_SAVES_MS)
    soon.push(...asked.filter(({ at }) => at >= savedAt && at <= savedAt + SOON_MS).map(({ ms }) => ms))
  }
  const all = asked.slice(before).map(({ ms }) => ms)
  const shown = [percentile(soon, 0.5), percentile(soon, 0.99), percentile(soon, 1), percentile(all, 0.99)]
  return [name, soon.length, ...shown.map((ms) => ms.toFixed(1))]
}

/** A record as it is, with the revision that a change is based on. */
async function saved(record: string): Promise<{ revision: string; values: Record<string, unknown> }> {
  if (record !== 'settings/1')
    return (await staff.getJson<{ revision: string; values: Record<string, unknown> }>(`/api/admin/${record}`)).body
  const html = await (await staff.fetch('/cms-hub/settings')).text()
  return { revision: /\\?"revision\\?",\\?"([\w-]{16})/.exec(html)?.[1] ?? '', values: {} }
}

async function visit(): Promise<void> {
  while (!isOver) {
    await wait(PAUSE_MS[0] + Math.random() * (PAUSE_MS[1] - PAUSE_MS[0]))
    const at = performance.now()
    await ask(paths[Math.floor(Math.random() * paths.length)] ?? '/de')
    asked.push({ at, ms: performance.now() - at })
  }
}

function ask(path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = { 'accept-encoding': 'br', cookie: 'csrftoken=bench' }
  request(demo.url + path, { agent, headers }, (response) => response.resume().on('end', resolve).on('error', reject))
    .on('error', reject)
    .end()
  return promise
}

/** Pages that the home page and the lists link to. */
async function hotPages(): Promise<string[]> {
  const found = new Set(['/de'])
  for (const path of ['/de', '/de/spielplan', '/de/stuecke', '/de/aktuelles', '/de/ensemble']) {
    const html = await fetch(demo.url + path).then((response) => response.text())
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/de\/[a-z/\d-]+)"/g)) if (!href.startsWith('/de/forms')) found.add(href)
  }
  return [...found].slice(0, PAGES)
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
