// Response times of the hub in a house with 100,000 performances on PostgreSQL: every list in each order and under each
// filter that it offers, the planning board in each view, the start, the dates of a production, and what the command
// palette asks. The performances lie as dense as 20 stages play, half of them past. Prints the 50th and 95th percentile of the wall
// time, what the slowest request in it was, and the processor time of server and database together,
// with the load of the machine before and after. Of each request the fastest of some repetitions counts, which keeps others' load out.
// Words after the file's name keep the rows whose name holds one of them: node bench/hub-at-scale.ts start month
import { loadavg } from 'node:os'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { queryRows } from '../app/platform/database/query-rows.ts'
import { filterParameters } from '../app/records/list-query.ts'
import type { RecordField, RecordType } from '../app/records/record-type.ts'
import { createDice } from '../demo/posters/seeded-random.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { Visitor } from '../tests/support/visitor.ts'
import { startDemoServer } from './demo-server.ts'
import { EVENTS, FIRST_WORDS, fillLargeHouse, LAST_WORDS, PRODUCTIONS, ROOMS } from './large-house.ts'
import { processTime } from './process-time.ts'
import { readRecordTypes } from './read-record-types.ts'
import { printTable } from './table.ts'

const QUESTIONS = 24
const REPETITIONS = 3
const ALLOWED_MS = 100
/** The row whose requests each follow a change of a performance, so that nothing read of performances is known. */
const AFTER_A_CHANGE = 'the start, after a change'
const ADMIN = { email: 'verwaltung@example.org', password: 'nur für diese Messung' }

const recordTypes = await readRecordTypes()
const dice = createDice('hub-at-scale-bench')
const today = Temporal.Now.plainDateISO('Europe/Berlin')
const postgres = await startPostgres()
if (!postgres) throw new Error('this bench needs a PostgreSQL server on this machine')
const server = await startDemoServer(await freePort(), {
  DATABASE_URL: postgres.url,
  DEMO_HOUSE: 'off',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
const database = await openDatabase({ url: postgres.url, folder: '' })
const staff = new Visitor(server.url)

try {
  await fillLargeHouse(database, today)
  await staff.logIn(ADMIN.email, ADMIN.password)
  const before = loadavg()[0] ?? 0
  const rows = []
  for (const [name, paths] of Object.entries(questions()).filter(([row]) => isAsked(row))) {
    // What is read once for all, such as the clashes of the start, is asked for before it counts.
    await ask(paths[0] ?? '/')
    const started = await processorTime()
    const times = []
    for (const path of paths) times.push({ path, ms: await fastestTime(path, name === AFTER_A_CHANGE) })
    const processor = ((await processorTime()) - started) / (paths.length * REPETITIONS)
    const slowest = times.toSorted((one, other) => other.ms - one.ms)[0]
    const all = times.map(({ ms }) => ms)
    rows.push([name, ...[percentile(all, 0.5), percentile(all, 0.95), processor].map((ms) => ms.toFixed(1)), slowest?.path ?? ''])
  }
  console.log(`load of the machine: ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after; p95 allowed: ${ALLOWED_MS} ms`)
  printTable([`${EVENTS.toLocaleString('en')} performances, ms`, 'p50', 'p95', 'processor', 'slowest'], rows)
} finally {
  await database.close()
  await server.stop()
  await postgres.stop()
}

function isAsked(row: string): boolean {
  const words = process.argv.slice(2)
  return words.length === 0 || words.some((word) => row.includes(word))
}

/** The requests of each row of the table. */
function questions(): Record<string, string[]> {
  const word = () => dice.pick(FIRST_WORDS).toLowerCase()
  const day = () => today.add({ days: dice.whole(-1000, 1000) }).toString()
  const some = (path: () => string) => Array.from({ length: QUESTIONS }, path)
  const board = (view: string) => some(() => `/cms-hub/calendar.data?view=${view}&date=${day()}`)
  return {
    'the start': some(() => '/cms-hub.data'),
    [AFTER_A_CHANGE]: some(() => '/cms-hub.data'),
    'board, a week by rooms': board('rooms'),
    'board, a week by the hour': board('week'),
    'board, a week by people': board('people'),
    'board, a month': board('month'),
    'the evening desk': some(() => '/cms-hub/evening.data'),
    'dates of a production': some(() => `/api/admin/event/dates?production=${dice.whole(1, PRODUCTIONS)}`),
    'form of a performance': some(() => `/cms-hub/event/${dice.whole(1, EVENTS)}.data`),
    'form of a production': some(() => `/cms-hub/production/${dice.whole(1, PRODUCTIONS)}.data`),
    'palette: records of the house': some(() => `/api/staff/records?q=${encodeURIComponent(word().slice(0, dice.whole(3, 8)))}`),
    'palette: records': some(() => `/de/api/search/?query=${encodeURIComponent(word().slice(0, dice.whole(3, 8)))}`),
    'palette: screens': some(() => '/api/staff/screens'),
    ...Object.fromEntries(recordTypes.map((type) => [`list ${type.name}`, listQuestions(type)])),
  }
}

/** A list's first page in each order, under each filter alone, and searched. */
function listQuestions({ name, list, fields }: RecordType): string[] {
  const sorts = [...new Set([list.sort.by, ...list.columns])].flatMap((by) => [`sort=${by}`, `sort=-${by}`])
  const filters = (list.filters ?? []).flatMap((filter) => {
    const field = fields[filter]
    return field ? filterParameters(filter, field).parameters.map((parameter) => `${parameter}=${valueFor(field)}`) : []
  })
  const searched = [dice.pick(FIRST_WORDS), dice.pick(LAST_WORDS), 'unauffindbar'].map((text) => `q=${encodeURIComponent(text)}`)
  return ['', ...sorts, ...filters, ...searched].flatMap((query) => [`/api/admin/${name}?${query}`, `/cms-hub/${name}.data?${query}`])
}

function valueFor(field: RecordField): string | number {
  if (field.kind === 'date' || field.kind === 'datetime') return today.toString()
  if (field.kind === 'boolean') return String(dice.whole(0, 1) === 1)
  if (field.kind === 'select') return String(dice.pick(field.options).value)
  return dice.whole(1, ROOMS)
}

async function fastestTime(path: string, isAfterChange: boolean): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    if (isAfterChange) await changePerformance()
    const started = performance.now()
    await ask(path)
    fastest = Math.min(fastest, performance.now() - started)
  }
  return fastest
}

async function changePerformance(): Promise<void> {
  const body = { action: 'set', ids: [dice.whole(1, EVENTS)], values: { note: `Hinweis ${dice.whole(1, 1_000_000)}` } }
  const { status } = await staff.send('POST', '/api/admin/event/bulk', body)
  if (status !== 200) throw new Error(`a performance could not be changed: ${status}`)
}

async function ask(path: string): Promise<void> {
  const response = await staff.fetch(path)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text.slice(0, 500)}`)
}

/** Milliseconds of processor time that the server and the database's processes for it have used so far. */
async function processorTime(): Promise<number> {
  const rows = await queryRows<{ pid: number }>(database.db, sql`SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'`)
  return [server.pid, ...rows.map(({ pid }) => pid)].reduce<number>((sum, pid) => sum + (processTime(pid) ?? 0), 0)
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
