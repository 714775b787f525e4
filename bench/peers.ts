// Processor time of the server per page rendered anew, beside a bare page of React Router and Hono with 40 events. All
// run alternately, and each is compared with the bare page of its own round, so that changes of the machine's speed
// affect both.
import { Client } from 'pg'
import { startPostgres } from '../tests/support/postgres.ts'
import { startDemoServer } from './demo-server.ts'
import { requestRepeatedly } from './keep-alive-load.ts'
import { keyPages } from './key-pages.ts'
import { startBarePage } from './peers/react-router-server.ts'
import { processTime } from './process-time.ts'
import { printTable } from './table.ts'
import { unseenFilters } from './unseen-filters.ts'

const ROUND_MS = 500
const ROUNDS = Number(process.env.ROUNDS ?? 15)
const WARM_UP_MS = 3_000
/** A returning visitor sends the token of the first visit, so that none has to be made. */
const RETURNING = { cookie: 'csrftoken=bench' }
/** An empty payload: notifications may have been missed, so everything in memory is dropped. */
const FORGET_EVERYTHING = "NOTIFY foyer_tags, ''"
/** Time for the notification to arrive. */
const ARRIVAL_MS = 5

type Candidate = { name: string; measure: (forMs: number) => Promise<number>; milliseconds: number[] }

const bare = await startBarePage(4540)
// One connection, and nothing kept of a page: requests for the same page at the same time would share one rendering.
const known = await startDemoServer(4541, { PAGE_CACHE_MB: '0' })
const postgres = await startPostgres()
const cold = postgres && (await startDemoServer(4542, { PAGE_CACHE_MB: '0', DATABASE_URL: postgres.url }))
const notifier = postgres && new Client({ connectionString: postgres.url })
await notifier?.connect()

const [event = '', production = '', article = ''] = (await keyPages(known.url)).slice(-3)
const PAGES = { Spielplan: '/de/spielplan', home: '/de', performance: event, production, article }

const candidates: Candidate[] = [
  candidate('bare React Router page', bare.pid, (forMs) => load(bare.url, forMs)),
  ...Object.entries(PAGES).map(([name, path]) => candidate(`${name}, known data`, known.pid, (forMs) => load(known.url + path, forMs))),
  candidate('Spielplan, filter never seen', known.pid, filtersNeverSeen(known.url)),
  ...(cold
    ? Object.entries(PAGES).map(([name, path]) => candidate(`${name}, everything cold, PostgreSQL`, cold.pid, loadCold(cold.url + path)))
    : []),
]
for (const { measure } of candidates) await measure(WARM_UP_MS)
for (let round = 0; round < ROUNDS; round++) for (const { measure, milliseconds } of candidates) milliseconds.push(await measure(ROUND_MS))

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const ofBare = (values: number[]) => values.map((value, round) => value / (candidates[0]?.milliseconds[round] ?? 1))
printTable(
  ['rendered anew', 'processor ms', 'of bare', 'least', 'most'],
  candidates.map(({ name, milliseconds }) => {
    const ratios = ofBare(milliseconds)
    return [name, median(milliseconds).toFixed(2), ...[median(ratios), Math.min(...ratios), Math.max(...ratios)].map((r) => r.toFixed(2))]
  }),
)
bare.stop()
await notifier?.end()
await Promise.all([known.stop(), cold?.stop()])
await postgres?.stop()

/** @param requests sends requests for about so many milliseconds and says how many were answered */
function candidate(name: string, pid: number | undefined, requests: (forMs: number) => Promise<number>): Candidate {
  async function measure(forMs: number): Promise<number> {
    const before = processTime(pid) ?? Number.NaN
    const responses = await requests(forMs)
    return ((processTime(pid) ?? Number.NaN) - before) / responses
  }
  return { name, measure, milliseconds: [] }
}

async function load(url: string, forMs: number, nextPath?: () => string): Promise<number> {
  const { responses } = await requestRepeatedly(url, { connections: 1, forMs, headers: RETURNING, nextPath })
  return responses
}

function filtersNeverSeen(origin: string) {
  const filters = unseenFilters(origin)
  return async (forMs: number) => {
    const nextPath = await filters
    return load(origin, forMs, nextPath)
  }
}

function loadCold(url: string) {
  return async (forMs: number) => {
    const end = performance.now() + forMs
    let responses = 0
    for (; performance.now() < end; responses++) {
      await notifier?.query(FORGET_EVERYTHING)
      await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS))
      await fetch(url, { headers: { ...RETURNING, 'accept-encoding': 'identity' } }).then((response) => response.arrayBuffer())
    }
    return responses
  }
}
