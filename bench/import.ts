// How long the import of a programme takes and how much memory, with 1,000 and with 10,000 performances on PostgreSQL: the
// dry run, the import itself, and the second time, which changes nothing. Each size runs in a process of its own, whose
// memory is looked at all the while; what counts is by how much it grows from the first to the second.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { importProgramme } from '../app/admin/index.server.ts'
import { readConfig } from '../app/platform/config/config.ts'
import { de } from '../app/platform/i18n/de.ts'
import { deServer } from '../app/platform/i18n/de-server.ts'
import { deStaff } from '../app/platform/i18n/de-staff.ts'
import { setCatalogue } from '../app/platform/i18n/i18n.ts'
import { createPlatform } from '../app/platform/platform.ts'
import { rooms, venues } from '../app/programme/tables.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { printTable } from './table.ts'

const SIZES = [1000, 10_000]
const ROOMS = 8
const PRODUCTIONS = 60
const LOOK_EVERY_MS = 20
const MEGABYTE = 1024 * 1024

type Measured = { size: number; dryMs: number; firstMs: number; againMs: number; growthMb: number; created: number; same: number }

const [only] = process.argv.slice(2).map(Number)
if (only) {
  console.log(JSON.stringify(await measure(only)))
} else {
  const measured = SIZES.map(inItsOwnProcess)
  printTable(
    ['import of performances', ...SIZES.map((size) => size.toLocaleString('en'))],
    [
      ['dry run, s', ...measured.map(({ dryMs }) => seconds(dryMs))],
      ['import, s', ...measured.map(({ firstMs }) => seconds(firstMs))],
      ['second time, nothing to change, s', ...measured.map(({ againMs }) => seconds(againMs))],
      ['memory grows by at most, MB', ...measured.map(({ growthMb }) => growthMb.toFixed(0))],
    ],
  )
}

function inItsOwnProcess(size: number): Measured {
  const { status, stdout } = spawnSync(process.execPath, ['bench/import.ts', String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the import of ${size} performances failed`)
  const measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured
  if (measured.created !== size || measured.same !== size) throw new Error(`${size} performances were not imported: ${stdout}`)
  return measured
}

async function measure(size: number): Promise<Measured> {
  setCatalogue({ ...de, ...deStaff, ...deServer }, 'de')
  const postgres = await startPostgres()
  if (!postgres) throw new Error('this bench needs a PostgreSQL server on this machine')
  const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', NODE_ENV: 'production' })
  const platform = await createPlatform(config, resolve('migrations'), { now: () => Temporal.Instant.from('2026-11-21T11:00:00Z') })
  try {
    await platform.db.insert(venues).values({ slug: 'haus', name: 'Haus' })
    await platform.db
      .insert(rooms)
      .values(Array.from({ length: ROOMS }, (_, index) => ({ venueId: 1, slug: `saal-${index}`, name: `Saal ${index}` })))
    const bytes = programme(size)
    const viewer = { id: 'bench', email: '', name: 'Bench', firstName: '', lastName: '', role: 'admin' as const }
    const before = process.memoryUsage().rss
    let peak = before
    const look = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss)
    }, LOOK_EVERY_MS)
    const run = async (isDryRun: boolean) => {
      const started = performance.now()
      const { counts } = await importProgramme(platform, viewer, { bytes, isDryRun })
      return { ms: performance.now() - started, counts }
    }
    const [dry, first, again] = [await run(true), await run(false), await run(false)]
    clearInterval(look)
    const growthMb = (peak - before) / MEGABYTE
    const { create: created } = first.counts
    return { size, dryMs: dry.ms, firstMs: first.ms, againMs: again.ms, growthMb, created, same: again.counts.same }
  } finally {
    await platform.close()
    await postgres.stop()
  }
}

/** A table as a planning system writes it, a performance in each room at seven hours of each day. */
function programme(size: number): Uint8Array {
  const lines = Array.from({ length: size }, (_, index) => {
    const slot = Math.floor(index / ROOMS)
    const day = Temporal.PlainDate.from('2027-01-01').add({ days: Math.floor(slot / 7) })
    return `Stück ${index % PRODUCTIONS};Saal ${index % ROOMS};${day} ${String(10 + (slot % 7) * 2).padStart(2, '0')}:00;Mit Einführung;K-${index}`
  })
  return new TextEncoder().encode(['Produktion;Raum;Beginn;Hinweis;Kennung', ...lines].join('\n'))
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
