// Response times of the event list and the calendar with 1,000, 10,000 and 100,000 performances of one year on
// PostgreSQL, measured at the API: the 50th and the 99th percentile, and the growth of the 99th from the smallest to the
// largest. Each query runs several times and its fastest response counts, which keeps the load of other processes out.
// The first list after a change reads the order of all, the first narrowed one besides what lists are narrowed by
// (decision 0132), whose memory is printed.
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { readConfig } from '../app/platform/config/config.ts'
import { urlDateOf } from '../app/platform/format/date.ts'
import { createPlatform } from '../app/platform/platform.ts'
import { programmeApi } from '../app/programme/index.server.ts'
import { exhibitionTypes, productions, productionTags, rooms, tags, venues } from '../app/programme/tables.ts'
import { createDice } from '../demo/posters/seeded-random.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { printTable } from './table.ts'

const SIZES = [1000, 10_000, 100_000]
const PRODUCTIONS = 60
const ROOMS = 5
const KINDS = 4
const QUESTIONS = 200
const REPETITIONS = 4
const DAYS = 365
const MAX_GROWTH = 2
const SHALLOW = 'list, page 1'
const DEEP = 'list, page 500'
/** The smallest programme has no page 500. */
const WITH_DEEP = SIZES.slice(1)
const NOW = Temporal.Instant.from('2026-11-21T11:00:00Z')
const TODAY = Temporal.PlainDate.from('2026-11-21')

const NARROWED = `/events?room=1&tag=2&date=${urlDateOf(TODAY)}`
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const dice = createDice('programme-bench')
const someDate = () => urlDateOf(TODAY.add({ days: dice.whole(0, DAYS - 30) }))
const QUESTIONS_BY_NAME: Record<string, (index: number) => string> = {
  [SHALLOW]: () => '/events?page=1',
  [DEEP]: () => '/events?page=500',
  'list from some day': () => `/events?date=${someDate()}`,
  'list, by room and tag': (index) => `/events?room=${1 + (index % ROOMS)}&tag=${1 + (index % KINDS)}&date=${someDate()}`,
  'calendar of a month': () => `/calendar?date=${someDate()}`,
  'calendar, by tag': (index) => `/calendar?tag=${1 + (index % KINDS)}&date=${someDate()}`,
}

const postgres = await startPostgres()
if (!postgres) throw new Error('this bench needs a PostgreSQL server on this machine')
const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', NODE_ENV: 'production' })
const platform = await createPlatform(config, resolve('migrations'), { clock: { now: () => NOW } })
const api = programmeApi(platform)
try {
  await addProgramme()
  const measured: Measured[] = []
  for (const size of SIZES) {
    await addPerformances(size)
    platform.readCache.clear()
    const first = await timeOf('/events?page=1')
    const heapBefore = usedHeap()
    const firstNarrowed = await timeOf(NARROWED)
    const facetsMb = usedHeap() - heapBefore
    const times = new Map<string, number[]>()
    for (const [name, question] of Object.entries(QUESTIONS_BY_NAME))
      if (name !== DEEP || WITH_DEEP.includes(size)) times.set(name, await fastestTimes(question))
    measured.push({ first, firstNarrowed, facetsMb, times })
  }
  print(measured)
} finally {
  await platform.close()
  await postgres.stop()
}

type Measured = { first: number; firstNarrowed: number; facetsMb: number; times: Map<string, number[]> }

function print(measured: Measured[]): void {
  const columns = measured.map(({ times }) => times)
  const rows = Object.keys(QUESTIONS_BY_NAME).map((name) => {
    const own = columns.map((times) => times.get(name))
    const growth = percentile(own.at(-1), 0.99) / percentile(own.find(Boolean), 0.99)
    const cells = own.flatMap((times) => (times ? [ms(percentile(times, 0.5)), ms(percentile(times, 0.99))] : ['–', '–']))
    return [name, ...cells, `${growth.toFixed(2)}×`]
  })
  const sizes = SIZES.flatMap((size) => [`${size.toLocaleString('en')}: p50`, 'p99'])
  printTable(
    ['ms by number of performances', ...sizes, `p99 grows (goal < ${MAX_GROWTH}×)`],
    [
      ...rows,
      ['first list after a change', ...measured.flatMap(({ first }) => [ms(first), '']), ''],
      ['first narrowed list after that', ...measured.flatMap(({ firstNarrowed }) => [ms(firstNarrowed), '']), ''],
      ['MB that it keeps', ...measured.flatMap(({ facetsMb }) => [facetsMb.toFixed(1), '']), ''],
    ],
  )
  const last = columns.at(-1)
  const depth = percentile(last?.get(DEEP), 0.5) / percentile(last?.get(SHALLOW), 0.5)
  console.log(
    `At the median page 500 takes ${depth.toFixed(2)} of what page 1 takes, with ${SIZES.at(-1)?.toLocaleString('en')} performances.`,
  )
}

async function fastestTimes(question: (index: number) => string): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < QUESTIONS; index++) {
    const path = question(index)
    let fastest = Number.POSITIVE_INFINITY
    for (let repetition = 0; repetition < REPETITIONS; repetition++) fastest = Math.min(fastest, await timeOf(path))
    times.push(fastest)
  }
  return times
}

async function timeOf(path: string): Promise<number> {
  const started = performance.now()
  const response = await api.request(path)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - started
}

/** Megabytes of objects that are still in use. */
function usedHeap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

function percentile(values: number[] = [], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function ms(value: number): string {
  return value.toFixed(1)
}

async function addProgramme(): Promise<void> {
  const { db } = platform
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  await db.insert(venues).values({ slug: 'haus', name: 'Haus' })
  await db.insert(rooms).values(numbers(ROOMS).map((number) => ({ venueId: 1, slug: `saal-${number}`, name: `Saal ${number}` })))
  await db.insert(exhibitionTypes).values(numbers(KINDS).map((number) => ({ slug: `sparte-${number}`, name: `Sparte ${number}` })))
  await db.insert(tags).values(numbers(KINDS).map((number) => ({ slug: `marke-${number}`, name: `Marke ${number}` })))
  await db
    .insert(productions)
    .values(numbers(PRODUCTIONS).map((number) => ({ slug: `stueck-${number}`, title: `Stück ${number}`, typeId: 1 + (number % KINDS) })))
  await db.insert(productionTags).values(numbers(PRODUCTIONS).map((productionId) => ({ productionId, tagId: 1 + (productionId % KINDS) })))
}

/** Spreads the given number of performances evenly over the year; those of the smaller programme are deleted. */
async function addPerformances(count: number): Promise<void> {
  await platform.db.execute(sql`TRUNCATE events CASCADE`)
  await platform.db.execute(sql`
    INSERT INTO events (production_id, room_id, starts_at, id_jet)
    SELECT 1 + n % ${PRODUCTIONS}::int, 1 + n % ${ROOMS}::int, ${NOW.toString()}::timestamptz + n * ${DAYS / count}::float8 * interval '1 day', 'jet-' || n
    FROM generate_series(0, ${count - 1}::int) AS n`)
  await platform.database.execute('VACUUM ANALYZE events')
}
