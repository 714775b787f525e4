// Resident memory of a server over a million different requests, no two of which have the same address: pages with
// parameters, filters and questions never asked before, addresses that lead nowhere, calls of the API. Memory must stop to
// grow long before the end. The number of requests can be given as an argument.
import { Agent, get } from 'node:http'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { startDemoServer } from './demo-server.ts'
import { keyPages } from './key-pages.ts'
import { processMemory } from './process-memory.ts'
import { processTime } from './process-time.ts'
import { nextSource } from './request-mix.ts'
import { printTable } from './table.ts'
import { unseenFilters } from './unseen-filters.ts'

const REQUESTS = Number(process.argv[2] ?? 1_000_000)
const CONNECTIONS = 16
const SAMPLES = 10
const FILTERS = 5_000

const postgres = await startPostgres()
const server = await startDemoServer(await freePort(), postgres ? { DATABASE_URL: postgres.url } : {})
const pages = await keyPages(server.url)
const nextFilter = await unseenFilters(server.url)
let filters = 0
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

const startMb = processMemory(server.pid)
const rows: (string | number)[][] = [['start', startMb.toFixed(0), '', '']]
const largest: number[] = []
let made = 0
let failed = 0
for (let sample = 1; sample <= SAMPLES; sample++) {
  const from = made
  const until = Math.round((REQUESTS * sample) / SAMPLES)
  const processorBefore = processTime(server.pid) ?? Number.NaN
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, processMemory(server.pid))
  }, 500)
  await Promise.all(Array.from({ length: CONNECTIONS }, () => requestUntil(until)))
  clearInterval(look)
  peak = Math.max(peak, processMemory(server.pid))
  largest.push(peak)
  const milliseconds = ((processTime(server.pid) ?? Number.NaN) - processorBefore) / (made - from)
  rows.push([made.toLocaleString('en'), processMemory(server.pid).toFixed(0), peak.toFixed(0), milliseconds.toFixed(2)])
}
printTable([`different requests on ${postgres ? 'PostgreSQL' : 'PGlite'}`, 'RSS, MB', 'largest, MB', 'processor ms/request'], rows)
const half = largest.slice(SAMPLES / 2)
console.log(`second half grew by ${(Math.max(...half) - (largest[SAMPLES / 2 - 1] ?? 0)).toFixed(0)} MB; ${failed} requests failed`)
agent.destroy()
await server.stop()
await postgres?.stop()

async function requestUntil(count: number): Promise<void> {
  while (made < count) {
    const index = made++
    if ((await statusOf(addressOf(index))) >= 500) failed++
  }
}

/** The path of a request, different for each: nine of ten have a parameter that the page does not read. */
function addressOf(index: number): string {
  const kind = index % 50
  if (kind === 0) return `/de/gibt-es-nicht/${index}`
  if (kind === 1) return `/gibt-es-nicht-${index}.php?id=${index}`
  if (kind === 2) return `/api/events/?page_size=1&x=${index}`
  if (kind === 3) return `/de/search?q=wort${index}`
  if (kind === 4 && filters < FILTERS) {
    filters++
    return nextFilter()
  }
  return `${pages[index % pages.length]?.split('?')[0]}?unread=${index}`
}

function statusOf(path: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(server.url + path, { agent, headers: { 'x-forwarded-for': nextSource() } }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(599))
      response.resume()
    })
    request.on('error', () => resolve(599))
  })
}
