// PostgreSQL stopped for a second and up to ten minutes, under load, on two nodes: cached pages are served throughout,
// everything else is answered at once with 503, and all requests succeed soon after the restart, with no connection left
// open.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { processMemory } from '../bench/process-memory.ts'
import { printTable } from '../bench/table.ts'
import { startPostgres, type TestPostgres } from '../tests/support/postgres.ts'
import { inFolder, type Program, site } from './program.ts'
import { pause, type Trial, until } from './trial.ts'

/** Duration in seconds, and the mode in which PostgreSQL is stopped. */
const OUTAGES = [
  [1, 'fast'],
  [3, 'fast'],
  [10, 'immediate'],
  [60, 'fast'],
  [600, 'fast'],
] as const
const BACK_MS = 5_000
const PATIENCE_MS = 60_000
const SLOW_MS = 5_000
const PAUSE_BETWEEN_CALLS_MS = 20
const KEPT = '/de'
const OTHERS = ['/de/spielplan?seite={}', '/de/api/events/?page_size=1&x={}', '/de/gibt-es-nicht?{}', '/de/api/search/?q={}']

type Load = { calls: number; kept: number; keptLost: number; refused: number; wrong: string[]; slowestMs: number }
type Row = { seconds: number; load: Load; backMs: number | undefined; connections: [number, number]; files: [number, number]; mb: number }

export const trial: Trial = async ({ minutes }) => {
  const postgres = await startPostgres()
  if (!postgres) return ['No PostgreSQL server is installed; the trial was not run']
  const outages = OUTAGES.filter(([seconds]) => seconds <= minutes * 60)
  const rows = await inFolder(async (folder) => {
    const nodes = [
      await site(join(folder, 'a'), { DATABASE_URL: postgres.url }),
      await site(join(folder, 'b'), { DATABASE_URL: postgres.url }),
    ]
    for (const node of nodes) await node.start()
    const done: Row[] = []
    try {
      for (const [seconds, how] of outages) done.push(await goAway(postgres, nodes, seconds, how))
    } finally {
      await postgres.resume()
      for (const node of nodes) await node.stop()
      await postgres.stop()
    }
    return done
  })
  printTable(
    [
      'away, s',
      'calls',
      'cached pages',
      'of them lost',
      'refused 503',
      'others',
      'slowest, s',
      'back after, s',
      'connections',
      'open files',
      'MB',
    ],
    rows.map(({ seconds, load, backMs, connections, files, mb }) => [
      seconds,
      load.calls,
      load.kept,
      load.keptLost,
      load.refused,
      load.wrong.length,
      (load.slowestMs / 1000).toFixed(1),
      backMs === undefined ? 'never' : (backMs / 1000).toFixed(1),
      connections.join(' → '),
      files.join(' → '),
      Math.round(mb),
    ]),
  )
  return rows.flatMap(({ seconds, load, backMs, connections, files }) => [
    ...load.wrong.slice(0, 5).map((fault) => `away ${seconds} s: ${fault}`),
    ...(load.keptLost > 0 ? [`away ${seconds} s: ${load.keptLost} cached pages were not shown`] : []),
    ...(backMs === undefined || backMs > BACK_MS ? [`away ${seconds} s: back after ${backMs ?? 'more than 60,000'} ms`] : []),
    ...(connections[1] > connections[0] + 2 ? [`away ${seconds} s: connections ${connections.join(' → ')}`] : []),
    ...(files[1] > files[0] + 20 ? [`away ${seconds} s: open files ${files.join(' → ')}`] : []),
  ])
}

async function goAway(postgres: TestPostgres, nodes: Program[], seconds: number, how: 'fast' | 'immediate'): Promise<Row> {
  for (const node of nodes) await warm(node)
  const before = { connections: await connections(postgres.url), files: filesOf(nodes) }
  const load: Load = { calls: 0, kept: 0, keptLost: 0, refused: 0, wrong: [], slowestMs: 0 }
  await postgres.halt(how)
  const end = performance.now() + seconds * 1000
  await Promise.all(nodes.flatMap((node) => [visit(node, load, end, 0), visit(node, load, end, 1)]))
  await postgres.resume()
  const startedAt = performance.now()
  for (const node of nodes) {
    if ((await until(async () => (await fetch(`${node.url}/readyz`)).ok, PATIENCE_MS, 20)) === undefined) return row(undefined)
  }
  return row(performance.now() - startedAt)

  async function row(backMs: number | undefined): Promise<Row> {
    for (const node of nodes) await warm(node)
    const after = { connections: await connections(postgres.url), files: filesOf(nodes) }
    const memory = nodes.map((node) => processMemory(node.pid() ?? 0))
    return {
      seconds,
      load,
      backMs,
      connections: [before.connections, after.connections],
      files: [before.files, after.files],
      mb: Math.max(...memory),
    }
  }
}

/** Fills a node's page cache, and lets the work that follows writes finish. */
async function warm(node: Program): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await (await fetch(node.url + KEPT)).arrayBuffer()
    await pause(200)
  }
}

async function visit({ url }: Program, load: Load, end: number, number: number): Promise<void> {
  for (let call = number; performance.now() < end; call += 2) {
    const path = call % 3 === 0 ? KEPT : (OTHERS[call % OTHERS.length] ?? KEPT).replace('{}', String(call))
    const startedAt = performance.now()
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(15_000) }).catch((error: Error) => error)
    const ms = performance.now() - startedAt
    load.calls++
    load.slowestMs = Math.max(load.slowestMs, ms)
    if (answer instanceof Error) load.wrong.push(`${path}: ${answer.message}`)
    else {
      await answer.arrayBuffer()
      if (path === KEPT) {
        load.kept++
        if (answer.status !== 200) load.keptLost++
      } else if (answer.status === 503 && answer.headers.has('retry-after')) load.refused++
      else if (answer.status >= 500) load.wrong.push(`${path}: ${answer.status}`)
      if (ms > SLOW_MS) load.wrong.push(`${path}: after ${Math.round(ms)} ms`)
    }
    await pause(PAUSE_BETWEEN_CALLS_MS)
  }
}

async function connections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend'`)
  await client.end()
  return rows[0].n
}

function filesOf(nodes: Program[]): number {
  return nodes.reduce((sum, node) => sum + readdirSync(`/proc/${node.pid()}/fd`).length, 0)
}
