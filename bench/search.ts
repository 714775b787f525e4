// Duration of suggestions and results among 100,000 documents, including the database's work: the 50th, 95th and 100th
// percentile, beside the limit. On PostgreSQL where one is installed, else on PGlite, as with EMBEDDED=on. All queries run
// in several rounds, and the fastest run of each counts. On Linux the processor time of the database and of this program is
// printed as well: the duration on a machine without other load.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { toDate } from '../app/platform/clock/clock.ts'
import type { Database } from '../app/platform/database/database.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { indexDocuments } from '../app/search/index-documents.server.ts'
import { search, searchPerformances } from '../app/search/queries.server.ts'
import type { SearchDocument, SearchKind } from '../app/search/source.ts'
import { suggest } from '../app/search/suggest.server.ts'
import { tokenize } from '../app/search/words.ts'
import { articles } from '../demo/content/articles/index.ts'
import { productions } from '../demo/content/productions.ts'
import { createDice } from '../demo/posters/seeded-random.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { printTable } from './table.ts'

const DOCUMENTS: [SearchKind, number][] = [
  ['event', 60_000],
  ['article', 20_000],
  ['person', 10_000],
  ['production', 9_000],
  ['page', 1_000],
]
const DOCUMENTS_PER_BATCH = 500
const WORDS_PER_TEXT = 60
const COMPOUNDS = 30_000
const QUESTIONS = 120
/** Documents of each kind that are rewritten before results are measured again. */
const CHANGED = 1000
const ROUNDS = 5
const ALLOWED_MS = { suggestions: 20, results: 30 }
const NOW = Temporal.Instant.from('2026-11-21T11:00:00Z')

const dice = createDice('search-bench')
const vocabulary = germanWords()
/** process ids of the database's connections */
let connections: string[] = []

const postgres = process.env.EMBEDDED === 'on' ? undefined : await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
let database = await openDatabase({ url: postgres?.url, folder })
try {
  await database.migrate(resolve('migrations'))
  const titles = await fill(database.db)
  // PGlite takes its memory at the start, by what it holds then.
  await database.close()
  database = await openDatabase({ url: postgres?.url, folder })
  const platform = { db: database.db, clock: { now: () => NOW } }
  const questions = questionsOf(titles)
  await suggest(platform, 'a')
  connections = await connectionsOf()
  const rows = [
    ['suggestions, a beginning', ...(await measure(questions.beginnings, (query) => suggest(platform, query))), ALLOWED_MS.suggestions],
    ['suggestions, mistyped', ...(await measure(questions.mistyped, (query) => suggest(platform, query))), ALLOWED_MS.suggestions],
    ['results, one word', ...(await measure(questions.words, (query) => search(platform, query, 'others'))), ALLOWED_MS.results],
    ['results, two words', ...(await measure(questions.pairs, (query) => search(platform, query, 'events'))), ALLOWED_MS.results],
    ['results, mistyped', ...(await measure(questions.mistyped, (query) => search(platform, query, 'others'))), ALLOWED_MS.results],
    ['by production, one word', ...(await measure(questions.words, (query) => searchPerformances(platform, query))), ALLOWED_MS.results],
    ['by production, two words', ...(await measure(questions.pairs, (query) => searchPerformances(platform, query))), ALLOWED_MS.results],
  ]
  for (const [kind] of DOCUMENTS) await writeSome(database.db, kind, CHANGED)
  rows.push([
    'results, one word, 5,000 documents changed',
    ...(await measure(questions.words, (query) => search(platform, query, 'others'))),
    ALLOWED_MS.results,
  ])
  printTable(['100,000 documents, ms', 'p50', 'p95', 'most', 'processor p50', 'p95', 'most', 'p95 allowed'], rows)
} finally {
  await database.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Words of the demo texts, the frequent ones first, and compounds of them, as a large German vocabulary has them. */
function germanWords(): string[] {
  const texts = [
    ...productions.map(({ title, description }) => `${title} ${description}`),
    ...articles.map(({ title, lead }) => `${title} ${lead}`),
  ]
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const { start, end } of tokenize(text)) counts.set(text.slice(start, end), (counts.get(text.slice(start, end)) ?? 0) + 1)
  const words = [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
  const nouns = words.filter((word) => /^[A-ZÄÖÜ][a-zäöüß]{3,9}$/.test(word))
  const compounds = new Set<string>()
  while (compounds.size < COMPOUNDS) compounds.add(dice.pick(nouns) + dice.pick(nouns).toLowerCase())
  return [...words, ...compounds]
}

/** A random word; its frequency follows its rank in the vocabulary (Zipf). */
function someWord(): string {
  return vocabulary[Math.floor(vocabulary.length ** dice.next()) - 1] ?? ''
}

function someWords(count: number): string {
  return Array.from({ length: count }, someWord).join(' ')
}

/** A title consists of rarer words than a text. */
function someTitle(): string {
  return `${dice.pick(vocabulary)} ${someWord()} ${dice.pick(vocabulary)}`
}

async function fill(db: Database): Promise<string[]> {
  const started = performance.now()
  const titles: string[] = []
  for (const [kind, count] of DOCUMENTS) titles.push(...(await writeSome(db, kind, count)))
  const { execute } = database
  await execute('VACUUM ANALYZE search_documents')
  await execute('VACUUM ANALYZE search_cards')
  await execute('VACUUM ANALYZE search_words')
  const { rows } = await execute(
    'SELECT (SELECT count(*) FROM search_documents) AS documents, (SELECT count(*) FROM search_words) AS words',
  )
  console.log({ ...(rows[0] as object), seconds: Math.round((performance.now() - started) / 1000) })
  return titles
}

/** Writes the first documents of a kind, or rewrites them with other texts. @returns some of their titles */
async function writeSome(db: Database, kind: SearchKind, count: number): Promise<string[]> {
  const titles: string[] = []
  for (let first = 0; first < count; first += DOCUMENTS_PER_BATCH) {
    const documents = Array.from({ length: DOCUMENTS_PER_BATCH }, (_, index) => documentOf(kind, first + index + 1))
    titles.push(...documents.slice(0, 5).map(({ title }) => title))
    await indexDocuments(db, kind, documents)
  }
  return titles
}

function documentOf(kind: SearchKind, objectId: number): SearchDocument {
  const happensAt = kind === 'event' ? toDate(NOW.add({ hours: 1 + (objectId % 9000) })) : null
  return {
    objectId,
    ...(kind === 'event' ? { groupId: 1 + (objectId % 9000) } : {}),
    title: someTitle(),
    detail: someWords(4),
    passages: [{ text: someWords(WORDS_PER_TEXT) }],
    url: `/de/${kind}/${objectId}`,
    happensAt,
    visibleUntil: happensAt,
  }
}

function questionsOf(titles: string[]) {
  const words = titles.flatMap((title) => title.split(' ')).filter((word) => word.length > 4)
  const some = (make: () => string) => Array.from({ length: QUESTIONS }, make)
  return {
    beginnings: some(() => dice.pick(words).slice(0, dice.whole(1, 6)).toLowerCase()),
    words: some(() => (dice.next() < 0.5 ? dice.pick(words) : someWord())),
    pairs: some(() => `${dice.pick(words)} ${someWord()}`),
    mistyped: some(() => {
      const word = dice.pick(words)
      const at = dice.whole(1, word.length - 2)
      return word.slice(0, at) + word.slice(at + 1)
    }),
  }
}

async function measure(queries: string[], ask: (query: string) => Promise<unknown>): Promise<string[]> {
  for (const query of queries.slice(0, 10)) await ask(query)
  const fastest = queries.map(() => ({ time: Number.POSITIVE_INFINITY, processor: Number.POSITIVE_INFINITY }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, query] of queries.entries()) {
      const answer = fastest[index] as (typeof fastest)[number]
      const [started, startedProcessor] = [performance.now(), processorMs()]
      await ask(query)
      answer.time = Math.min(answer.time, performance.now() - started)
      answer.processor = Math.min(answer.processor, processorMs() - startedProcessor)
    }
  }
  const times = fastest.map(({ time }) => time)
  const processor = fastest.map((answer) => answer.processor)
  return [...percentiles(times), ...percentiles(processor)]
}

function percentiles(values: number[]): string[] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return [at(0.5), at(0.95), at(1)]
}

/** Processor time in ms that this program and its database connections have used. */
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
  const { rows } = await database.execute("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'")
  const running = process.platform === 'linux' ? readdirSync('/proc') : []
  return (rows as { pid: number }[]).map(({ pid }) => String(pid)).filter((pid) => running.includes(pid))
}
