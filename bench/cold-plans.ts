// How PostgreSQL answers what each page asks of which nothing is known, in a house with 100,000 performances and a magazine
// (auto_explain). Prints for each page how many statements it takes and their time in the database, and the slowest statement,
// of the repetition with the least time; then what grows with the house in their plans, or was guessed wrong by a hundred times.
// Words after the file's name keep the pages whose name holds one of them; PLANS=FOLDER writes each plan into a file of its own.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { startDemoServer } from './demo-server.ts'
import { EVENTS, fillLargeHouse } from './large-house.ts'
import { fillLargeMagazine } from './large-magazine.ts'
import { concernsOf } from './plans/concerns.ts'
import { LOGS_PLANS, type LoggedPlan, plansOf } from './plans/logged-plans.ts'
import { rebuildSearch } from './plans/rebuild-search.ts'
import { printTable } from './table.ts'

/** A statement that comes again is planned for any parameters from its sixth time on. */
const REPETITIONS = 8
const FORGOTTEN_MS = 20
const MIDDLE = EVENTS / 2 + 10
const PAGES = {
  home: '/de',
  Spielplan: '/de/spielplan',
  'Spielplan, narrowed': '/de/spielplan?room=3&tag=2',
  'Spielplan, page 500 of the API': '/de/api/events/?page=500',
  performance: `/de/spielplan/stueck/${MIDDLE}`,
  productions: '/de/stuecke',
  production: '/de/stuecke/stueck/1500',
  magazine: '/de/aktuelles',
  'magazine, a tag': '/de/aktuelles/tags/eintrag-3/3',
  article: '/de/aktuelles/artikel/2500',
  ensemble: '/de/ensemble',
  person: '/de/ensemble/person/1000',
  'search, one word': '/de/search?q=Salz',
  'search, two words': '/de/search?q=Salz+Fluss',
  suggestions: '/de/api/search/autocomplete/?query=nach',
  'calendar feed': '/de/spielplan/kalender.ics',
  sitemap: '/sitemap.xml',
}

const postgres = await startPostgres(LOGS_PLANS)
if (!postgres) throw new Error('this bench needs a PostgreSQL server on this machine')
const environment = { DATABASE_URL: postgres.url, DEMO_HOUSE: 'off', PAGE_CACHE_MB: '0', LOCALES: 'de,en' }
const server = await startDemoServer(await freePort(), environment)
const database = await openDatabase({ url: postgres.url, folder: '' })

try {
  await fillLargeHouse(database, Temporal.Now.plainDateISO('Europe/Berlin'))
  await fillLargeMagazine(database)
  rebuildSearch(environment)
  await database.execute('VACUUM ANALYZE')
  const rows: string[][] = []
  const concerns = new Map<string, string[]>()
  for (const [name, path] of Object.entries(PAGES).filter(([page]) => isAsked(page))) {
    const plans = await leastPlans(path)
    const slowest = plans.toSorted((one, other) => other.ms - one.ms)[0]
    rows.push([name, String(plans.length), total(plans).toFixed(1), (slowest?.ms ?? 0).toFixed(1), tablesOf(slowest)])
    for (const { root } of plans)
      for (const concern of concernsOf(root)) concerns.set(concern, [...new Set([...(concerns.get(concern) ?? []), name])])
    writePlans(name, plans)
  }
  printTable(['everything cold, ms', 'statements', 'in the database', 'slowest', 'of'], rows)
  for (const [concern, pages] of concerns) console.log(`${concern} (${pages.join(', ')})`)
} finally {
  await database.close()
  await server.stop()
  await postgres.stop()
}

function isAsked(page: string): boolean {
  const words = process.argv.slice(2)
  return words.length === 0 || words.some((word) => page.includes(word))
}

async function leastPlans(path: string): Promise<LoggedPlan[]> {
  let least: LoggedPlan[] = []
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    const plans = await plansOf(database.db, () => askCold(path))
    if (repetition === 0 || total(plans) < total(least)) least = plans
  }
  return least
}

/** Asks for a page after everything in memory has been dropped, as after notifications that were missed. */
async function askCold(path: string): Promise<void> {
  await database.db.execute(sql`SELECT pg_notify('foyer_tags', '')`)
  await new Promise((resolve) => setTimeout(resolve, FORGOTTEN_MS))
  const response = await fetch(server.url + path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
}

function total(plans: LoggedPlan[]): number {
  return plans.reduce((sum, { ms }) => sum + ms, 0)
}

function tablesOf(plan: LoggedPlan | undefined): string {
  const tables = [...(plan?.text ?? '').matchAll(/(?:from|join) "(\w+)"/gi)].map(([, table]) => table)
  return [...new Set(tables)].slice(0, 4).join(', ')
}

function writePlans(page: string, plans: LoggedPlan[]): void {
  const folder = process.env.PLANS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  for (const [index, plan] of plans.entries())
    writeFileSync(join(folder, `${page.replace(/\W+/g, '-')}-${index}.json`), JSON.stringify(plan, null, 1))
}
