// Resident memory of a server with the demo data on PGlite and on PostgreSQL: after its start, at rest, and after visits;
// with Node's own heap limits, and with the young generation that docs/operators.md recommends. Measured is the second
// start, as a house that has been running is restarted: the first one fills the database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { startDemoServer } from './demo-server.ts'
import { keyPages } from './key-pages.ts'
import { processMemory } from './process-memory.ts'
import { printTable } from './table.ts'

const REST_MS = 20_000
const VISITS_MS = Number(process.argv[2] ?? 60) * 1000
const PAUSE_BETWEEN_VISITS_MS = 10
const VARIANTS = { 'as Node sets it': '', '--max-semi-space-size=8': '--max-semi-space-size=8' }

const postgres = await startPostgres()
const databases: [name: string, environment: NodeJS.ProcessEnv][] = [['PGlite', {}]]
if (postgres) databases.push(['PostgreSQL', { DATABASE_URL: postgres.url }])
const rows: (string | number)[][] = []
for (const [database, environment] of databases) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-memory-'))
  await (await startDemoServer(await freePort(), { ...environment, DATA_DIR: folder })).stop()
  for (const [name, options] of Object.entries(VARIANTS)) {
    rows.push([`${database}, ${name}`, ...(await measure({ ...environment, DATA_DIR: folder, NODE_OPTIONS: options }))])
  }
  rmSync(folder, { recursive: true, force: true })
}
await postgres?.stop()
printTable(['resident memory, MB', 'started', 'at rest', `after ${VISITS_MS / 1000} s of visits`, 'start, s'], rows)

async function measure(environment: NodeJS.ProcessEnv): Promise<(string | number)[]> {
  const startedAt = performance.now()
  const server = await startDemoServer(await freePort(), environment)
  const startSeconds = (performance.now() - startedAt) / 1000
  const started = processMemory(server.pid)
  await pause(REST_MS)
  const atRest = processMemory(server.pid)
  const pages = await keyPages(server.url)
  const end = performance.now() + VISITS_MS
  for (let visit = 0; performance.now() < end; visit++) {
    await (await fetch(server.url + pages[visit % pages.length])).arrayBuffer()
    await pause(PAUSE_BETWEEN_VISITS_MS)
  }
  const visited = processMemory(server.pid)
  await server.stop()
  return [...[started, atRest, visited].map(Math.round), startSeconds.toFixed(1)]
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
