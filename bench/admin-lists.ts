// Response times of the admin area's lists with 100,000 performances of 3,000 productions on PostgreSQL, measured over
// HTTP: listed, paged deep, sorted by each column in both directions, filtered, searched. Prints the 50th and 95th
// percentile beside the limit. Each query runs several times and its fastest response counts, which keeps the load of
// other processes out of the result.
import { sql } from 'drizzle-orm'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { createDice } from '../demo/posters/seeded-random.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { Visitor } from '../tests/support/visitor.ts'
import { startDemoServer } from './demo-server.ts'
import { printTable } from './table.ts'

const EVENTS = 100_000
const PRODUCTIONS = 3000
const ROOMS = 20
const QUESTIONS = 40
const REPETITIONS = 3
const ALLOWED_MS = 100
const DEEP_PAGES = 200
const NOW = Temporal.Instant.from('2026-11-21T11:00:00Z')
const FIRST_WORDS = ['Möwen', 'Salz', 'Nacht', 'Brücke', 'Garten', 'Stille', 'Feuer', 'Winter', 'Glas', 'Reise', 'Echo', 'Mond']
const LAST_WORDS = ['der Anderen', 'am Fluss', 'ohne Ende', 'im Süden', 'und zurück', 'von morgen', 'für drei', 'aus Papier']

const ADMIN = { email: 'verwaltung@example.org', password: 'nur für diese Messung' }

const dice = createDice('admin-lists-bench')
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
let place = ''

type Answer = { next: string | null }
type Question = (index: number) => string | Promise<string>

try {
  await addProgramme()
  await staff.logIn(ADMIN.email, ADMIN.password)
  const rows = []
  for (const [name, question] of Object.entries(questions())) {
    const times = await fastestTimes(question)
    rows.push([name, percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1), ALLOWED_MS])
  }
  printTable([`${EVENTS.toLocaleString('en')} performances, ms`, 'p50', 'p95', 'p95 allowed'], rows)
} finally {
  await database.close()
  await server.stop()
  await postgres.stop()
}

function questions(): Record<string, Question> {
  const word = () => dice.pick(FIRST_WORDS).toLowerCase()
  const day = () => `2026-${String(1 + dice.whole(0, 11)).padStart(2, '0')}-15`
  const sorts = ['startsAt', 'roomId', 'status', 'isOnline'].flatMap((name) => [name, `-${name}`])
  return {
    'the first page': () => '/api/admin/event',
    'a page far behind': async () => `/api/admin/event?after=${await deepPlace()}`,
    'sorted by a column': (index) => `/api/admin/event?sort=${sorts[index % sorts.length]}`,
    'narrowed to a room': () => `/api/admin/event?roomId=${dice.whole(1, ROOMS)}`,
    'narrowed to a production': () => `/api/admin/event?productionId=${dice.whole(1, PRODUCTIONS)}`,
    'narrowed to what is cancelled': () => '/api/admin/event?status=cancelled',
    'narrowed to a month': () => `/api/admin/event?startsAt.from=${day()}&startsAt.until=2026-12-31`,
    'searched for a word': () => `/api/admin/event?q=${encodeURIComponent(word())}`,
    'searched for two words in a room': () =>
      `/api/admin/event?q=${encodeURIComponent(`${word()} ${dice.pick(LAST_WORDS).split(' ').at(-1)}`)}&roomId=${dice.whole(1, ROOMS)}`,
    'searched and sorted by room': () => `/api/admin/event?q=${encodeURIComponent(word())}&sort=roomId`,
    'searched in vain': () => '/api/admin/event?q=unauffindbar',
    'the screen, as a link loads it': () => '/cms-hub/event.data',
    'offered to a relation': () => `/api/admin/event/options?q=${encodeURIComponent(word())}`,
    'productions offered to a relation': () => `/api/admin/production/options?q=${encodeURIComponent(word())}`,
  }
}

/** The cursor after `DEEP_PAGES` pages; looked up once. */
async function deepPlace(): Promise<string> {
  if (place) return place
  for (let page = 0; page < DEEP_PAGES; page++) place = (await ask<Answer>(`/api/admin/event?after=${place}`)).next ?? ''
  return place
}

async function fastestTimes(question: Question): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < QUESTIONS; index++) {
    const path = await question(index)
    let fastest = Number.POSITIVE_INFINITY
    for (let repetition = 0; repetition < REPETITIONS; repetition++) {
      const started = performance.now()
      await ask(path)
      fastest = Math.min(fastest, performance.now() - started)
    }
    times.push(fastest)
  }
  return times
}

async function ask<T>(path: string): Promise<T> {
  const response = await staff.fetch(path)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`)
  return (path.startsWith('/api/') ? JSON.parse(text) : text) as T
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function addProgramme(): Promise<void> {
  const { db } = database
  const titles = FIRST_WORDS.flatMap((first) => LAST_WORDS.map((last) => `${first} ${last}`))
  await db.execute(sql`INSERT INTO venues (slug, name) VALUES ('haus', 'Haus')`)
  await db.execute(
    sql`INSERT INTO rooms (venue_id, slug, name) SELECT 1, 'saal-' || n, 'Saal ' || n FROM generate_series(1, ${ROOMS}::int) AS n`,
  )
  await db.execute(sql`
    INSERT INTO productions (slug, title, subline)
    SELECT 'stueck-' || n, (${sql.param(titles)}::text[])[1 + n % ${titles.length}::int] || ' ' || n, 'Schauspiel mit Chor'
    FROM generate_series(1, ${PRODUCTIONS}::int) AS n`)
  await db.execute(sql`
    INSERT INTO events (production_id, room_id, starts_at, id_jet, status, is_online, note)
    SELECT 1 + n % ${PRODUCTIONS}::int, 1 + n % ${ROOMS}::int, ${NOW.toString()}::timestamptz + n * interval '5 minutes', 'jet-' || n,
      CASE WHEN n % 50 = 0 THEN 'cancelled' ELSE 'scheduled' END, n % 10 > 0, CASE WHEN n % 20 = 0 THEN 'Verlegt in den Hof' ELSE '' END
    FROM generate_series(0, ${EVENTS - 1}::int) AS n`)
  await database.execute('VACUUM ANALYZE events')
  await database.execute('VACUUM ANALYZE productions')
}
