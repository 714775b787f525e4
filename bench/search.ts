// Duration of suggestions and results among 100,000 documents, including the database's work: the 50th, 95th and 100th
// percentile, beside the limit. On PostgreSQL where one is installed, else on PGlite, as with EMBEDDED=on. All queries run
// in several rounds, and the fastest run of each counts. On Linux the processor time of the database and of this program is
// printed as well: the duration on a machine without other load.
// `BESIDE=CHECKOUT node bench/search.ts` asks another version of the program the same questions in the same rounds, on a
// database of its own with the same documents. `DOCUMENTS=10000` takes fewer.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from '../app/platform/database/open-database.ts'
import type { SearchDocument, SearchKind } from '../app/search/source.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { documentOf, NOW, questionsOf } from './search-corpus.ts'
import { printTable } from './table.ts'

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 100_000)
/** Of each kind the share of all documents. */
const SHARES: [SearchKind, number][] = [
  ['event', 0.6],
  ['article', 0.2],
  ['person', 0.1],
  ['production', 0.09],
  ['page', 0.01],
]
const DOCUMENTS_PER_BATCH = 500
/** Documents of each kind that are rewritten before results are measured again. */
const CHANGED = 1000
const ROUNDS = 5
const ALLOWED_MS = { suggestions: 20, results: 30 }

/** process ids of the databases' connections */
let connections: string[] = []

/** A version of the program with a database of its own. */
type House = Awaited<ReturnType<typeof openHouse>>
type Ask = (house: House, query: string) => Promise<unknown>

const postgres = process.env.EMBEDDED === 'on' ? undefined : await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
const houses: House[] = []
try {
  for (const checkout of [process.env.BESIDE, '.']) if (checkout) houses.push(await openHouse(checkout))
  const titles = await fill()
  // PGlite takes its memory at the start, by what it holds then.
  for (const house of houses) await house.reopen()
  const questions = questionsOf(titles)
  for (const house of houses) await house.suggest('a')
  connections = await connectionsOf()
  const find: Ask = (house, query) => house.search(query, 'others')
  const findPerformances: Ask = (house, query) => house.search(query, 'events')
  const group: Ask = (house, query) => house.searchPerformances(query)
  const complete: Ask = (house, query) => house.suggest(query)
  const rows = [
    ...(await measure('suggestions, a beginning', questions.beginnings, complete, ALLOWED_MS.suggestions)),
    ...(await measure('suggestions, mistyped', questions.mistyped, complete, ALLOWED_MS.suggestions)),
    ...(await measure('results, one word', questions.words, find, ALLOWED_MS.results)),
    ...(await measure('results, two words', questions.pairs, findPerformances, ALLOWED_MS.results)),
    ...(await measure('results, two words of a title', questions.neighbours, find, ALLOWED_MS.results)),
    ...(await measure('results, the same joined', questions.joined, find, ALLOWED_MS.results)),
    ...(await measure('results, mistyped', questions.mistyped, find, ALLOWED_MS.results)),
    ...(await measure('by production, one word', questions.words, group, ALLOWED_MS.results)),
    ...(await measure('by production, two words', questions.pairs, group, ALLOWED_MS.results)),
  ]
  for (const [kind] of SHARES) await writeSome(kind, CHANGED)
  rows.push(...(await measure('results, one word, 5,000 documents changed', questions.words, find, ALLOWED_MS.results)))
  printTable([`${DOCUMENTS} documents, ms`, 'p50', 'p95', 'most', 'processor p50', 'p95', 'most', 'p95 allowed'], rows)
} finally {
  for (const house of houses) await house.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** @param checkout folder of the program */
async function openHouse(checkout: string) {
  const program = (file: string) => import(resolve(checkout, 'app/search', file))
  const { indexDocuments } = (await program('index-documents.server.ts')) as typeof import('../app/search/index-documents.server.ts')
  const { search, searchPerformances } = (await program('queries.server.ts')) as typeof import('../app/search/queries.server.ts')
  const { suggest } = (await program('suggest.server.ts')) as typeof import('../app/search/suggest.server.ts')
  const name = checkout === '.' ? '' : 'before'
  const options = { url: postgres && (await databaseOf(postgres.url, name)), folder: join(folder, name) }
  let database = await openDatabase(options)
  await database.migrate(resolve(checkout, 'migrations'))
  const platform = () => ({ db: database.db, clock: { now: () => NOW } })
  return {
    name,
    /** ms that indexing has taken */
    indexing: 0,
    execute: (statement: string) => database.execute(statement),
    index: (kind: SearchKind, documents: SearchDocument[]) => indexDocuments(database.db, kind, documents),
    search: (query: string, category: 'events' | 'others') => search(platform(), query, category),
    searchPerformances: (query: string) => searchPerformances(platform(), query),
    suggest: (query: string) => suggest(platform(), query),
    close: () => database.close(),
    reopen: async () => {
      await database.close()
      database = await openDatabase(options)
    },
  }
}

/** The address of a database of its own on the server. */
async function databaseOf(url: string, name: string): Promise<string> {
  if (name === '') return url
  const server = await openDatabase({ url, folder })
  await server.execute(`CREATE DATABASE "${name}"`)
  await server.close()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

async function fill(): Promise<string[]> {
  const titles: string[] = []
  for (const [kind, share] of SHARES) titles.push(...(await writeSome(kind, DOCUMENTS * share)))
  for (const { name, execute, indexing } of houses) {
    for (const table of ['search_documents', 'search_cards', 'search_words']) await execute(`VACUUM ANALYZE ${table}`)
    const { rows } = await execute(
      `SELECT (SELECT count(*) FROM search_documents) AS documents, (SELECT count(*) FROM search_words) AS words,
        pg_size_pretty(pg_total_relation_size('search_documents')) AS size`,
    )
    console.log({ name, ...(rows[0] as object), seconds: Math.round(indexing / 1000) })
  }
  return titles
}

/** Writes the first documents of a kind, or rewrites them with other texts, in each house. @returns some of their titles */
async function writeSome(kind: SearchKind, count: number): Promise<string[]> {
  const titles: string[] = []
  for (let first = 0; first < count; first += DOCUMENTS_PER_BATCH) {
    const documents = Array.from({ length: Math.min(DOCUMENTS_PER_BATCH, count - first) }, (_, index) =>
      documentOf(kind, first + index + 1),
    )
    titles.push(...documents.slice(0, 5).map(({ title }) => title))
    for (const house of houses) {
      const started = performance.now()
      await house.index(kind, documents)
      house.indexing += performance.now() - started
    }
  }
  return titles
}

/** Asks each house each question in each round, one after the other. @returns a row for each house */
async function measure(what: string, queries: string[], ask: Ask, allowed: number): Promise<string[][]> {
  const runs = houses.map((house) => ({
    house,
    fastest: queries.map(() => ({ time: Number.POSITIVE_INFINITY, processor: Number.POSITIVE_INFINITY })),
  }))
  for (const query of queries.slice(0, 10)) for (const house of houses) await ask(house, query)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, query] of queries.entries()) {
      for (const { house, fastest } of runs) {
        const answer = fastest[index] as (typeof fastest)[number]
        const [started, startedProcessor] = [performance.now(), processorMs()]
        await ask(house, query)
        answer.time = Math.min(answer.time, performance.now() - started)
        answer.processor = Math.min(answer.processor, processorMs() - startedProcessor)
      }
    }
  }
  return runs.map(({ house, fastest }) => [
    [what, house.name].filter(Boolean).join(', '),
    ...percentiles(fastest.map(({ time }) => time)),
    ...percentiles(fastest.map(({ processor }) => processor)),
    String(allowed),
  ])
}

function percentiles(values: number[]): string[] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return [at(0.5), at(0.95), at(1)]
}

/** Processor time in ms that this program and its connections to databases have used. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + connections.reduce((sum, pid) => sum + nanosecondsOf(pid) / 1e6, 0)
}

function nanosecondsOf(pid: string): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
}

/** Process ids of the database's client connections that run on this machine. */
async function connectionsOf(): Promise<string[]> {
  if (!postgres) return []
  const rows = (await houses[0]?.execute("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'"))?.rows ?? []
  const running = process.platform === 'linux' ? readdirSync('/proc') : []
  return (rows as { pid: number }[]).map(({ pid }) => String(pid)).filter((pid) => running.includes(pid))
}
