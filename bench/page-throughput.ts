// Requests per second of the Spielplan from the page cache and rendered for each request, beside a bare server that
// sends the same headers and body, and one that sends the body with the fewest headers. All run alternately, so that
// changes of the machine's speed affect all.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startDemoServer } from './demo-server.ts'
import { requestRepeatedly } from './keep-alive-load.ts'
import { processTime } from './process-time.ts'
import { printTable } from './table.ts'

const ROUND_MS = 500
const ROUNDS = 15
const CONNECTIONS = 32
const PATH = '/de/spielplan'
/** A returning visitor sends the token of the first visit, so that none has to be made. */
const RETURNING = { cookie: 'csrftoken=bench' }

const demo = await startDemoServer(4410)
const uncached = await startDemoServer(4413, { PAGE_CACHE_MB: '0' })
const response = await fetch(demo.url + PATH, { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.from(await response.arrayBuffer())
// Headers that node:http adds to each response itself.
const headers = [...response.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)).flat()
const fewest = ['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)]
const bare = [await startBare(4411, headers), await startBare(4412, fewest)]

const candidate = (name: string, url: string, pid: number | undefined, headers: Record<string, string> = {}) => {
  return { name, url, pid, headers, connections: CONNECTIONS, perSecond: [] as number[], microseconds: [] as number[] }
}
const candidates = [
  candidate('bare node:http, same bytes', `http://127.0.0.1:4411${PATH}`, bare[0]?.pid),
  candidate('bare node:http, body and two headers', `http://127.0.0.1:4412${PATH}`, bare[1]?.pid),
  candidate('Foyer, from the page cache', demo.url + PATH, demo.pid, RETURNING),
  candidate('Foyer, from the page cache, first visit', demo.url + PATH, demo.pid),
  // One connection: requests that wait for the same page at the same time share one rendering.
  { ...candidate('Foyer, rendered anew', uncached.url + PATH, uncached.pid, RETURNING), connections: 1 },
]
for (let round = 0; round < ROUNDS; round++) {
  for (const { url, pid, headers, connections, perSecond, microseconds } of candidates) {
    const before = processTime(pid) ?? Number.NaN
    const { responses, seconds } = await requestRepeatedly(url, { connections, forMs: ROUND_MS, headers })
    perSecond.push(responses / seconds)
    microseconds.push((((processTime(pid) ?? Number.NaN) - before) * 1000) / responses)
  }
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
// Compared within each round, since load of other processes affects what runs at about the same time.
const ofBare = (values: number[], bareValues: number[] = []) => median(values.map((value, round) => value / (bareValues[round] ?? 1)))
printTable(
  ['Spielplan', 'requests/s', 'of bare', 'processor µs/request', 'of bare'],
  candidates.map(({ name, perSecond, microseconds }) => [
    name,
    Math.round(median(perSecond)),
    ofBare(perSecond, candidates[0]?.perSecond).toFixed(2),
    Math.round(median(microseconds)),
    ofBare(microseconds, candidates[0]?.microseconds).toFixed(2),
  ]),
)
for (const server of bare) server.kill()
await Promise.all([demo.stop(), uncached.stop()])

/** A bare server in a process of its own, as Foyer is, so that both share the machine with the load generator. */
async function startBare(port: number, headers: string[]) {
  const server = spawn(process.execPath, ['bench/bare-server.ts', String(port)], { stdio: ['pipe', 'pipe', 'inherit'] })
  server.stdin.end(Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body]))
  await once(server.stdout, 'data')
  return server
}
