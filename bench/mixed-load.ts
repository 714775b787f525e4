// Requests per second and durations in a mix of 90 % pages that the cache holds, 5 % filters never seen and 5 % questions
// never asked, over 32 connections, on PostgreSQL where one is installed, else on PGlite. Rounds of the mix alternate with
// rounds of cached pages alone, so that changes of the machine's speed affect both.

import { createDice } from '../demo/posters/seeded-random.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { startDemoServer } from './demo-server.ts'
import { keyPages } from './key-pages.ts'
import { processTime } from './process-time.ts'
import { type Mix, type MixResult, REQUEST_KINDS, requestMix } from './request-mix.ts'
import { printTable } from './table.ts'
import { unseenFilters } from './unseen-filters.ts'
import { unseenQuestions } from './unseen-questions.ts'

const ROUND = { connections: 32, forMs: 3_000 }
const ROUNDS = Number(process.env.ROUNDS ?? 7)

const postgres = await startPostgres()
const demo = await startDemoServer(4580, postgres ? { DATABASE_URL: postgres.url } : {})
const pages = (await keyPages(demo.url)).filter((path) => !path.includes('?'))
for (const path of pages) await fetch(demo.url + path, { headers: { 'accept-encoding': 'br' } })
const dice = createDice('mixed-load')
const paths = { cached: () => dice.pick(pages), filter: await unseenFilters(demo.url), search: unseenQuestions() }
const mixOf = (cached: number, filter: number, search: number): Mix => ({
  cached: { share: cached, path: paths.cached },
  filter: { share: filter, path: paths.filter },
  search: { share: search, path: paths.search },
})
const loads = [
  { name: 'cached pages alone', mix: mixOf(100, 0, 0) },
  { name: '90 % cached, 5 % filters, 5 % questions', mix: mixOf(90, 5, 5) },
].map((load) => ({ ...load, results: [] as MixResult[], milliseconds: [] as number[] }))

for (let round = 0; round <= ROUNDS; round++) {
  for (const { mix, results, milliseconds } of loads) {
    const before = processTime(demo.pid) ?? Number.NaN
    const result = await requestMix(demo.url, mix, ROUND)
    if (round === 0) continue // warms up
    results.push(result)
    milliseconds.push(((processTime(demo.pid) ?? Number.NaN) - before) / countOf(result))
  }
}
for (const { name, results, milliseconds } of loads) {
  const perSecond = median(results.map((result) => countOf(result) / result.seconds))
  console.log(`${name}: ${Math.round(perSecond)} requests/s, ${median(milliseconds).toFixed(2)} ms of the server's processor each`)
  const rows = REQUEST_KINDS.filter((kind) => results.some(({ latencies }) => latencies[kind].length > 0)).map((kind) => {
    const all = results.flatMap(({ latencies }) => latencies[kind]).toSorted((a, b) => a - b)
    return [kind, all.length, ...[0.5, 0.95, 0.99].map((share) => (all[Math.floor(all.length * share)] ?? 0).toFixed(1))]
  })
  printTable(['ms until the response', 'requests', 'p50', 'p95', 'p99'], rows)
}
await demo.stop()
await postgres?.stop()

function countOf({ latencies }: MixResult): number {
  return REQUEST_KINDS.reduce((sum, kind) => sum + latencies[kind].length, 0)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
