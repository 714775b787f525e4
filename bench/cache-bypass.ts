// What it costs to try to get past the page cache: requests with made-up parameters, session cookies and paths, beside the
// same number of requests for a cached page, in turns; and whether the home page is still in the cache afterwards.
import { startDemoServer } from './demo-server.ts'
import { requestRepeatedly } from './keep-alive-load.ts'
import { processTime } from './process-time.ts'
import { printTable } from './table.ts'

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 50_000)
/** Many short rounds, since load of other processes changes from one second to the next. */
const ROUNDS = 25
const CONNECTIONS = 32
const PAGE = '/de/spielplan'
const HOME = '/de'
const RETURNING = { cookie: 'csrftoken=bench' }

const demo = await startDemoServer(Number(process.env.BENCH_PORT ?? 4414))
let made = 0
const number = () => (made++ * 2_654_435_761) % 4_294_967_296

/** Ways to try it, each with the path of its next request. */
const WAYS: { name: string; headers?: () => Record<string, string>; nextPath: () => string }[] = [
  { name: 'the cached page', nextPath: () => PAGE },
  { name: 'made-up parameters', nextPath: () => `${PAGE}?utm_x=${number()}&p${number()}=1&sessionid=${number()}` },
  {
    name: 'made-up session cookies',
    nextPath: () => PAGE,
    headers: () => ({ cookie: `csrftoken=bench; sessionid=${number()}.c2lnbmF0dXJl` }),
  },
  { name: 'made-up slugs', nextPath: () => `/de/stuecke/s${number()}/1` },
  { name: 'made-up pages', nextPath: () => `/de/p${number()}/q` },
  { name: 'made-up ids', nextPath: () => `/de/spielplan/x/${100_000 + (number() % 900_000_000)}` },
  { name: 'made-up roots', nextPath: () => `/wp-${number()}.php` },
  { name: 'made-up data requests', nextPath: () => `${PAGE}.data?_routes=root,x${number()}&y=${number()}` },
]

for (const { nextPath } of WAYS) await fetch(demo.url + nextPath())
await fetch(demo.url + HOME)
const figures = WAYS.map(() => ({ perSecond: [] as number[], microseconds: [] as number[] }))
const perWay = Math.ceil(REQUESTS / (WAYS.length - 1) / ROUNDS)
for (let round = 0; round < ROUNDS; round++) {
  for (const [at, { nextPath, headers }] of WAYS.entries()) {
    let left = perWay
    const before = processTime(demo.pid) ?? Number.NaN
    const { responses, seconds } = await requestRepeatedly(demo.url + PAGE, {
      connections: CONNECTIONS,
      forMs: Number.POSITIVE_INFINITY,
      headers: { ...RETURNING, ...headers?.() },
      nextPath,
      isEnough: () => left-- <= 0,
    })
    figures[at]?.perSecond.push(responses / seconds)
    figures[at]?.microseconds.push((((processTime(demo.pid) ?? Number.NaN) - before) * 1000) / responses)
  }
}
const median = (values: number[] = []) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const ofCached = (values: number[] = []) => median(values.map((value, round) => value / (figures[0]?.microseconds[round] ?? Number.NaN)))
printTable(
  [`${REQUESTS} requests`, 'requests/s', 'processor µs/request', 'of cached'],
  WAYS.map(({ name }, at) => [
    name,
    Math.round(median(figures[at]?.perSecond)),
    Math.round(median(figures[at]?.microseconds)),
    ofCached(figures[at]?.microseconds).toFixed(2),
  ]),
)
const started = performance.now()
await fetch(demo.url + HOME)
console.log(`the home page afterwards: ${(performance.now() - started).toFixed(1)} ms`)
await demo.stop()
