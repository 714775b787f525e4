// Requests a second of the Spielplan from the page cache and rendered anew, beside a bare server that sends the
// same bytes. All three in one run and in turns, so that a change of the machine's speed meets them alike.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startDemoServer } from './demo-server.ts'
import { requestsPerSecond } from './keep-alive-load.ts'
import { printTable } from './table.ts'

const ROUND_MS = 500
const ROUNDS = 15
const CONNECTIONS = 32
const PATH = '/de/spielplan'

const demo = await startDemoServer(4410)
const response = await fetch(demo.url + PATH, { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.from(await response.arrayBuffer())
// A process of its own, as Foyer is, so that both have the load generator beside them.
const bare = spawn(process.execPath, ['bench/bare-server.ts', '4411'], { stdio: ['pipe', 'pipe', 'inherit'] })
bare.stdin.end(body)
await once(bare.stdout, 'data')

const candidates = [
  { name: 'bare node:http, same bytes', url: () => `http://127.0.0.1:4411${PATH}`, perSecond: [] as number[] },
  { name: 'Foyer, from the page cache', url: () => demo.url + PATH, perSecond: [] as number[] },
  // A forged session is nobody's, but its page is rendered for it alone.
  { name: 'Foyer, rendered anew', url: () => demo.url + PATH, perSecond: [] as number[], headers: { cookie: 'sessionid=bench' } },
]
for (let round = 0; round < ROUNDS; round++) {
  for (const candidate of candidates)
    candidate.perSecond.push(
      await requestsPerSecond(candidate.url(), { connections: CONNECTIONS, forMs: ROUND_MS, headers: candidate.headers ?? {} }),
    )
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const reference = candidates[0]?.perSecond ?? []
printTable(
  ['Spielplan', 'requests/s', 'of bare'],
  candidates.map(({ name, perSecond }) => [
    name,
    Math.round(median(perSecond)),
    // Round by round, since what else the machine does meets neighbours in time alike.
    median(perSecond.map((count, round) => count / (reference[round] ?? 1))).toFixed(2),
  ]),
)
bare.kill()
await demo.stop()
