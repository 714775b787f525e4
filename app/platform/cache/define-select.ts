import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { defineStatement } from '../database/define-statement.ts'
import { isDatabaseUnavailable } from '../database/outage.ts'
import { rowMapperOf } from '../database/row-mapper.ts'
import type { ReadContext } from './cached-read.ts'
import { endOfTurn } from './end-of-turn.ts'
import type { ReadCache } from './read-cache.ts'

type Parameters = Record<string, unknown>
type Prepared<Row> = { execute(parameters?: Parameters): Promise<Row[]> }
/** A select that can be read together with others. */
export type Select<Row> = SQLWrapper & { prepare(name: string): Prepared<Row> }
type Build<Row> = (db: Database, parameter: (name: string) => Placeholder) => Select<Row>
/** `number` tells definitions apart, `alone` is the statement that reads nothing else. */
type Definition = { number: number; build: Build<unknown>; alone: (db: Database) => Prepared<unknown> }
type Asked = { definition: Definition; parameters: Parameters }
type Rows = unknown[] | Promise<unknown[]>
type Batch = { asked: Asked[]; rows: Promise<Rows[]> }

let definitions = 0
const batches = new WeakMap<ReadCache, Batch>()

/**
 * Defines a select that is read together with others that are asked for in the same turn of the event loop, in one statement:
 * what a statement costs beside its rows is much of what a page costs of which nothing is known (decision 0123). It is built
 * once. In a transaction or at another instant it is a statement of its own.
 * @param build parameters of the select are those that `parameter` gives; columns without a decoder must be the same in JSON
 * @returns a function that gives the rows for the values of all parameters
 */
export function defineSelect<Row>(build: Build<Row>): (context: ReadContext, parameters?: Parameters) => Promise<Row[]> {
  const alone = defineStatement((db) => build(db, sql.placeholder).prepare(''))
  const definition: Definition = { number: definitions++, build, alone }
  return async (context, parameters = {}) => {
    if (!context.readCache.isOf(context)) return alone(context.db).execute(parameters)
    const batch = batches.get(context.readCache) ?? startBatch(context)
    const index = batch.asked.push({ definition, parameters }) - 1
    return (await batch.rows)[index] as Promise<Row[]>
  }
}

function startBatch({ readCache, db }: ReadContext): Batch {
  const asked: Asked[] = []
  // The second turn is for rows by id, which wait for the first one to know their ids.
  const rows = endOfTurn()
    .then(endOfTurn)
    .then(() => {
      batches.delete(readCache)
      return readAll(readCache, db, asked)
    })
  const batch = { asked, rows }
  batches.set(readCache, batch)
  return batch
}

/** The rows of each; where they cannot be read together, each is read for itself, so that whoever asked for another gets it. */
async function readAll(readCache: ReadCache, db: Database, asked: Asked[]): Promise<Rows[]> {
  const eachAlone = () => asked.map(({ definition, parameters }) => definition.alone(db).execute(parameters))
  if (asked.length === 1) return eachAlone()
  return readTogether(db, asked).catch((error) => {
    if (!toldOfFailure.has(readCache) && !isDatabaseUnavailable(error)) {
      toldOfFailure.add(readCache)
      readCache.log?.warn({ err: error }, 'what pages ask for at once could not be read in one statement; each part is read for itself')
    }
    return eachAlone()
  })
}

/** Told once: every cold page may meet the same failure. */
const toldOfFailure = new WeakSet<ReadCache>()

type Together = ReturnType<typeof defineTogether>

/** Statements by what they read. Few combinations occur; should they ever be many, those that are needed are built again. */
const statements = new Map<string, { together: Together; times: number }>()
const MAX_STATEMENTS = 200
/**
 * A combination that comes again gets a name, by which PostgreSQL keeps it: parsing and planning it takes longer than reading
 * its rows. Each connection keeps its own, so they are few. Its result is JSON whatever a migration does to its tables.
 */
const NAMED_AT = 3
const MAX_NAMED = 24
const named = new Map<string, Together>()

/** The statement that reads these together. @param inOrder by their numbers */
function togetherOf(inOrder: Asked[]): Together {
  const key = inOrder.map(({ definition }) => definition.number).join()
  const known = named.get(key)
  if (known) return known
  const build = (name: string) =>
    defineTogether(
      inOrder.map(({ definition }) => definition),
      name,
    )
  const unnamed = statements.get(key) ?? { together: build(''), times: 0 }
  unnamed.times++
  if (unnamed.times >= NAMED_AT && named.size < MAX_NAMED) {
    const together = build(`together_${named.size}`)
    named.set(key, together)
    statements.delete(key)
    return together
  }
  if (statements.size >= MAX_STATEMENTS) statements.clear()
  statements.set(key, unnamed)
  return unnamed.together
}

async function readTogether(db: Database, asked: Asked[]): Promise<unknown[][]> {
  // Requests ask in different orders.
  const inOrder = asked.toSorted((one, other) => one.definition.number - other.definition.number)
  const { statement, mappers } = togetherOf(inOrder)(db)
  const parameters = inOrder.flatMap((one, index) => Object.entries(one.parameters).map(([name, value]) => [`${index}_${name}`, value]))
  const [found] = await statement.execute(Object.fromEntries(parameters))
  const rows = new Map(inOrder.map((one, index) => [one, (found?.rows[index] ?? []).map((row) => mappers[index]?.(row))]))
  return asked.map((one) => rows.get(one) ?? [])
}

/** A row as JSON has its columns by their numbers, since names may occur twice in a select. */
type NumberedRow = unknown[]

function defineTogether(parts: Definition[], statementName: string) {
  return defineStatement((db) => {
    const selects = parts.map(({ build }, index) => build(db, (name) => sql.placeholder(`${index}_${name}`)))
    const mappers = selects.map((select) => rowMapperOf(select.prepare('')))
    const lists = selects.map((select, index) => {
      const columns = Array.from({ length: mappers[index]?.columns ?? 0 }, (_, column) => `"${column}"`).join()
      return sql`(SELECT json_agg(r) FROM (${select}) AS r(${sql.raw(columns)}))`
    })
    const statement = db
      .select({ rows: sql<(NumberedRow[] | null)[]>`json_build_array(${sql.join(lists, sql`, `)})` })
      .from(sql`(SELECT) AS nothing`)
      .prepare(statementName)
    return { statement, mappers: mappers.map(({ map }) => map) }
  })
}
