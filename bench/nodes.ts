// One, two and three nodes on one PostgreSQL behind nginx: throughput and processor time by node, the time until a save is
// seen on all nodes, the visits that fail when a node is killed or stopped, and whether a scheduled job ran twice. All of
// it shares the cores of this machine with nginx, PostgreSQL and the load generator, so throughput cannot grow with the
// nodes as it does on machines of their own; the processor time per request says what they would bring there.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { Visitor } from '../tests/support/visitor.ts'
import { startDemoServer } from './demo-server.ts'
import { requestRepeatedly } from './keep-alive-load.ts'
import { keyPages } from './key-pages.ts'
import { hasNginx, type ReverseProxy, startReverseProxy } from './nodes/reverse-proxy.ts'
import { startVisits } from './nodes/visits.ts'
import { processTime } from './process-time.ts'
import { printTable } from './table.ts'

const NODES = 3
const ROUNDS = Number(process.argv[3] ?? 7)
const ROUND_MS = 1000
const CONNECTIONS = 32
const SAVES = Number(process.argv[2] ?? 100)
const POLL_MS = 2
const PATIENCE_MS = 10_000
const VISITORS = 16
const BEFORE_END_MS = 2_000
const AFTER_END_MS = 4_000
const PATH = '/de/spielplan'
const RETURNING = { cookie: 'csrftoken=bench' }

type Node = Awaited<ReturnType<typeof startDemoServer>>

if (!hasNginx()) {
  console.log('nginx is not on the PATH (Debian: apt-get install nginx-light).')
  process.exit(0)
}
const postgres = await startPostgres()
if (!postgres) throw new Error('this bench needs a PostgreSQL server on this machine')
const folder = mkdtempSync(join(tmpdir(), 'foyer-nodes-'))
const nodes: Node[] = []
const ports: number[] = []
let proxy: ReverseProxy | undefined
try {
  for (let index = 0; index < NODES; index++) {
    const port = await freePort()
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, AUTH_SECRET: 'a'.repeat(48), TRUSTED_PROXIES: '1' }
    nodes.push(await startDemoServer(port, environment))
    ports.push(port)
  }
  proxy = await startReverseProxy(await freePort(), ports)
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the bench`)
  await printThroughput(proxy)
  await printSaves()
  await printEnds(proxy)
  await printJobs(postgres.url)
} finally {
  await proxy?.stop()
  await Promise.all(nodes.map((node) => node.stop()))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function printThroughput({ url, serve }: ReverseProxy): Promise<void> {
  const perSecond = nodes.map((): number[] => [])
  const microseconds = nodes.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (let count = 1; count <= NODES; count++) {
      await serve(ports.slice(0, count))
      const before = totalProcessTime()
      const { responses, seconds } = await requestRepeatedly(url + PATH, {
        connections: CONNECTIONS,
        forMs: ROUND_MS,
        headers: RETURNING,
      })
      // The first round fills the page caches.
      if (round === 0) continue
      perSecond[count - 1]?.push(responses / seconds)
      microseconds[count - 1]?.push(((totalProcessTime() - before) * 1000) / responses)
    }
  }
  await serve(ports)
  printTable(
    ['Spielplan from the page cache, behind nginx', 'requests/s', 'processor µs/request, all nodes'],
    nodes.map((_, index) => [
      `${index + 1} node${index === 0 ? '' : 's'}`,
      Math.round(percentile(perSecond[index] ?? [], 0.5)),
      Math.round(percentile(microseconds[index] ?? [], 0.5)),
    ]),
  )
}

/** Saves a production's title again and again on one node, and asks every node until its page has the new title. */
async function printSaves(): Promise<void> {
  const [first] = nodes
  if (!first) return
  const access = JSON.parse(readFileSync(join(folder, 'demo-access.json'), 'utf8'))
  const editor = new Visitor(first.url)
  await editor.logIn(access.email, access.password)
  const page = (await keyPages(first.url)).find((path) => path.startsWith('/de/stuecke/')) ?? ''
  const record = `/api/admin/production/${page.split('/').at(-1)}`
  for (const node of nodes) await (await fetch(node.url + page)).text()
  const waits: number[][] = nodes.map(() => [])
  for (let save = 0; save < SAVES; save++) {
    const title = `Messung ${randomBytes(6).toString('hex')}`
    const { body } = await editor.getJson<{ revision: number }>(record)
    const { status } = await editor.send('PATCH', record, { base: body.revision, values: { title } })
    const savedAt = performance.now()
    if (status !== 200) throw new Error(`the save was rejected: ${status}`)
    const seen = await Promise.all(nodes.map((node) => untilSeen(node.url + page, title, savedAt)))
    for (const [index, wait] of seen.entries()) waits[index]?.push(wait)
  }
  const row = (name: string, values: number[]) => [name, ...[0.5, 0.99, 1].map((share) => percentile(values, share).toFixed(0))]
  printTable(
    [`${SAVES} saves: ms until seen`, 'median', '99 %', 'longest'],
    [
      ...waits.map((values, index) => row(index === 0 ? 'on the node of the save' : `on node ${index + 1}`, values)),
      row(
        'on all nodes (goal: 99 % ≤ 200)',
        (waits[0] ?? []).map((_, save) => Math.max(...waits.map((values) => values[save] ?? Number.NaN))),
      ),
    ],
  )
}

async function untilSeen(url: string, title: string, since: number): Promise<number> {
  while (performance.now() - since < PATIENCE_MS) {
    if ((await (await fetch(url, { headers: RETURNING })).text()).includes(title)) return performance.now() - since
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return Number.POSITIVE_INFINITY
}

/** Kills the last node and then stops the one before it, both under load. */
async function printEnds({ url }: ReverseProxy): Promise<void> {
  const pages = await keyPages(url)
  const rows: (string | number)[][] = []
  for (const [name, end] of [
    ['killed (SIGKILL)', async (node: Node) => void process.kill(node.pid ?? 0, 'SIGKILL')],
    ['stopped (SIGTERM)', (node: Node) => node.stop()],
  ] as const) {
    const node = nodes.pop()
    if (!node) return
    const visits = startVisits(url, pages, VISITORS)
    await new Promise((resolve) => setTimeout(resolve, BEFORE_END_MS))
    const { open } = visits
    const startedAt = performance.now()
    await end(node)
    const endMs = performance.now() - startedAt
    await new Promise((resolve) => setTimeout(resolve, AFTER_END_MS))
    await visits.stop()
    rows.push([`a node is ${name}`, visits.made, open, visits.failed.length, Math.round(endMs)])
    if (visits.failed.length > 0) console.log(visits.failed.slice(0, 5).join('\n'))
  }
  printTable([`${VISITORS} visitors at once`, 'visits', 'open at its end', 'failed', 'ms to end'], rows)
}

/** Scheduled jobs by queue: each minute has at most one of each, however many nodes there are. */
async function printJobs(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; jobs: number; most: number; again: number }>(
    `SELECT name, sum(n)::int AS jobs, max(n)::int AS most, sum(again)::int AS again FROM (
       SELECT name, date_trunc('minute', created_on) AS minute, count(*) AS n, sum(retry_count) AS again
         FROM jobs.job WHERE name IN (SELECT name FROM jobs.schedule) GROUP BY 1, 2) AS minutes
      GROUP BY name ORDER BY name`,
  )
  await client.end()
  printTable(
    ['scheduled jobs of this run', 'jobs', 'most in one minute', 'tried again'],
    rows.map(({ name, jobs, most, again }) => [name, jobs, most, again]),
  )
}

function totalProcessTime(): number {
  return nodes.reduce((sum, { pid }) => sum + (processTime(pid) ?? Number.NaN), 0)
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
