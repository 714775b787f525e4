// Duration and memory of an import of 1,000 and of 10,000 performances on PostgreSQL, as staff do it on the running
// site: the dry run, the import, and its repetition, which changes nothing. Each size has a server of its own, whose
// memory is sampled throughout; what counts is its growth, and that ten times the rows take less than ten times as much.
import { openDatabase } from '../app/platform/database/open-database.ts'
import { rooms, venues } from '../app/programme/tables.ts'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { Visitor } from '../tests/support/visitor.ts'
import { startDemoServer } from './demo-server.ts'
import { processMemory } from './process-memory.ts'
import { printTable } from './table.ts'

const SIZES = [1000, 10_000]
const ROOMS = 8
const PRODUCTIONS = 60
const LOOK_EVERY_MS = 20
const ASK_EVERY_MS = 100
const ADMIN = { email: 'verwaltung@example.org', password: 'nur für diese Messung' }

type Counts = Record<'create' | 'change' | 'same' | 'rejected', number>
type Measured = { dryMs: number; firstMs: number; againMs: number; beforeMb: number; growthMb: number }

const measured: Measured[] = []
for (const size of SIZES) measured.push(await measure(size))
printTable(
  ['import of performances', ...SIZES.map((size) => size.toLocaleString('en'))],
  [
    ['dry run, s', ...measured.map(({ dryMs }) => seconds(dryMs))],
    ['import, s', ...measured.map(({ firstMs }) => seconds(firstMs))],
    ['second time, nothing to change, s', ...measured.map(({ againMs }) => seconds(againMs))],
    ['memory of the server before, MB', ...measured.map(({ beforeMb }) => beforeMb.toFixed(0))],
    ['grows by at most, MB', ...measured.map(({ growthMb }) => growthMb.toFixed(0))],
  ],
)

async function measure(size: number): Promise<Measured> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('this bench needs a PostgreSQL server on this machine')
  const server = await startDemoServer(await freePort(), {
    DATABASE_URL: postgres.url,
    DEMO_HOUSE: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  try {
    await addRooms(postgres.url)
    const staff = new Visitor(server.url)
    await staff.logIn(ADMIN.email, ADMIN.password)
    const file = new File([programme(size)], 'spielplan.csv')
    const beforeMb = processMemory(server.pid)
    let peakMb = beforeMb
    const look = setInterval(() => {
      peakMb = Math.max(peakMb, processMemory(server.pid))
    }, LOOK_EVERY_MS)
    const dryMs = await timed(() => dryRun(staff, file), { create: size })
    const firstMs = await timed(() => runImport(staff, file), { create: size })
    const againMs = await timed(() => runImport(staff, file), { same: size })
    clearInterval(look)
    return { dryMs, firstMs, againMs, beforeMb, growthMb: peakMb - beforeMb }
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

async function addRooms(url: string): Promise<void> {
  const database = await openDatabase({ url, folder: '' })
  const [venue] = await database.db.insert(venues).values({ slug: 'haus', name: 'Haus' }).returning()
  const all = Array.from({ length: ROOMS }, (_, index) => ({ venueId: venue?.id ?? 0, slug: `saal-${index}`, name: `Saal ${index}` }))
  await database.db.insert(rooms).values(all)
  await database.close()
}

/** @throws Error when the counts of the import differ from the expected ones */
async function timed(work: () => Promise<Counts>, expected: Partial<Counts>): Promise<number> {
  const started = performance.now()
  const counts = await work()
  const ms = performance.now() - started
  for (const [action, number] of Object.entries(expected)) {
    if (counts[action as keyof Counts] !== number) throw new Error(`${number} should be ${action}: ${JSON.stringify(counts)}`)
  }
  return ms
}

async function dryRun(staff: Visitor, file: File): Promise<Counts> {
  return (await send<{ counts: Counts }>(staff, file, true)).counts
}

async function runImport(staff: Visitor, file: File): Promise<Counts> {
  const { id } = await send<{ id: number }>(staff, file, false)
  for (;;) {
    const { body } = await staff.getJson<{ state: string; counts: Counts }>(`/api/admin/import/${id}`)
    if (body.state === 'done') return body.counts
    if (body.state === 'failed') throw new Error('the import has failed')
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}

async function send<Answer>(staff: Visitor, file: File, isDryRun: boolean): Promise<Answer> {
  const body = new FormData()
  body.set('file', file)
  body.set('dry_run', String(isDryRun))
  const headers = { 'X-CSRFToken': await staff.csrfToken(), origin: staff.url }
  const response = await staff.fetch('/api/admin/import', { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`the import was refused: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** A spreadsheet as a planning system exports it: a performance in each room at seven hours of each day. */
function programme(size: number): string {
  const lines = Array.from({ length: size }, (_, index) => {
    const slot = Math.floor(index / ROOMS)
    const day = Temporal.PlainDate.from('2027-01-01').add({ days: Math.floor(slot / 7) })
    return `Stück ${index % PRODUCTIONS};Saal ${index % ROOMS};${day} ${String(10 + (slot % 7) * 2).padStart(2, '0')}:00;Mit Einführung;K-${index}`
  })
  return ['Produktion;Raum;Beginn;Hinweis;Kennung', ...lines].join('\n')
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
