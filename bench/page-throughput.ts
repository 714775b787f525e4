// Requests a second of the Spielplan from the page cache and rendered anew, beside a bare server that sends the
// same bytes. All three in one run and in turns, so that a change of the machine's speed meets them alike.
import { Agent, createServer, get } from 'node:http'
import { startDemoServer } from './demo-server.ts'
import { printTable } from './table.ts'

const ROUND_MS = 2000
const ROUNDS = 3
const CONNECTIONS = 32
const PATH = '/de/spielplan'

const demo = await startDemoServer(4410)
const response = await fetch(demo.url + PATH, { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.from(await response.arrayBuffer())
const bare = createServer((_request, answer) =>
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body),
)
await new Promise<void>((resolve) => bare.listen(4411, '127.0.0.1', resolve))

const candidates = [
  { name: 'bare node:http, same bytes', url: () => `http://127.0.0.1:4411${PATH}`, perSecond: [] as number[] },
  { name: 'Foyer, from the page cache', url: () => demo.url + PATH, perSecond: [] as number[] },
  // A forged session is nobody's, but its page is rendered for it alone.
  { name: 'Foyer, rendered anew', url: () => demo.url + PATH, perSecond: [] as number[], headers: { cookie: 'sessionid=bench' } },
]
for (let round = 0; round < ROUNDS; round++) {
  for (const candidate of candidates) candidate.perSecond.push(await measure(candidate.url(), candidate.headers ?? {}))
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const reference = median(candidates[0]?.perSecond ?? [1])
printTable(
  ['Spielplan', 'requests/s', 'of bare'],
  candidates.map(({ name, perSecond }) => [name, Math.round(median(perSecond)), (median(perSecond) / reference).toFixed(2)]),
)
bare.close()
bare.closeAllConnections()
await demo.stop()

async function measure(url: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + ROUND_MS
  let done = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        await once(url, headers, agent)
        done++
      }
    }),
  )
  agent.destroy()
  return (done * 1000) / ROUND_MS
}

function once(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', resolve)
    }).on('error', reject)
  })
}
