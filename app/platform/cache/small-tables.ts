import { getTableColumns, getTableName, type InferSelectModel, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { defineStatement } from '../database/define-statement.ts'
import type { ReadContext } from './cached-read.ts'
import { addCacheTags, trackDependencies } from './dependencies.ts'
import { endOfTurn } from './end-of-turn.ts'
import type { ReadCache } from './read-cache.ts'

type Select<Row> = (db: Database) => SQLWrapper & PromiseLike<Row[]>
/** `select` reads the rows by themselves, `rowOf` makes of a row as JSON has it the row that Drizzle gives. */
type SmallTable = { key: string; isOnDemand: () => boolean; select: Select<unknown>; rowOf: (json: Record<string, unknown>) => unknown }
type ColumnName<Table extends PgTable> = keyof InferSelectModel<Table>
type SmallTableDefinition<Table extends PgTable, Name extends ColumnName<Table>> = {
  /** for the second one of the same table */
  name?: string
  isOnDemand?: () => boolean
  tags: string[]
  only?: readonly Name[]
  select: Select<Pick<InferSelectModel<Table>, Name>>
}
type SmallReadDefinition<Row> = {
  name: string
  isOnDemand?: () => boolean
  tags: string[]
  select: Select<Row>
  rowOf: (json: Record<string, unknown>) => Row
}
type Batch = { tables: SmallTable[]; rows: Promise<Map<SmallTable, unknown[]>> }

/** All that are defined, in the order in which their modules are loaded. */
export const smallTables: { table: SmallTable; load: (context: ReadContext) => Promise<unknown[]> }[] = []
const batches = new WeakMap<ReadCache, Batch>()

/** The key under which the read cache has the rows of a small table. */
export const smallTableKey = (name: string): string => `table-${name}`

/**
 * A table of few rows that nearly every page reads, such as the settings and the menu: read together with the others
 * (`defineSmallRead`).
 * @param only the columns that `select` reads, where it does not read whole rows
 * @param select rows of the table; conditions must not depend on the time or on parameters
 * @returns a function that gives the rows, which nobody may change
 */
export function defineSmallTable<Table extends PgTable, Name extends ColumnName<Table> = ColumnName<Table>>(
  from: Table,
  { name = getTableName(from), only, ...definition }: SmallTableDefinition<Table, Name>,
): (context: ReadContext) => Promise<Pick<InferSelectModel<Table>, Name>[]> {
  type Row = Pick<InferSelectModel<Table>, Name>
  const columns = Object.entries(getTableColumns(from)).filter(([name]) => only === undefined || only.some((wanted) => wanted === name))
  return defineSmallRead<Row>({
    ...definition,
    name,
    rowOf: (json) =>
      Object.fromEntries(
        columns.map(([name, column]) => {
          const value = json[column.name]
          return [name, value === null ? null : column.mapFromDriverValue(value)]
        }),
      ) as Row,
  })
}

/**
 * A read that nearly every page needs. Where several of them are not in memory they are read in one statement, since what a
 * statement costs beside its rows is most of what a page costs of which nothing is known. Each is cached for itself, by its
 * own tags; otherwise as `defineCachedRead`.
 * @param name unique among all of them
 * @param isOnDemand whether it is read only when it is asked for, then together with all that are missing
 * @param select conditions must not depend on the time or on parameters
 * @param rowOf makes of a row as JSON has it the row that Drizzle gives
 * @returns a function that gives the rows, which nobody may change
 */
export function defineSmallRead<Row>({
  name,
  isOnDemand = () => false,
  tags,
  select,
  rowOf,
}: SmallReadDefinition<Row>): (context: ReadContext) => Promise<Row[]> {
  const table: SmallTable = { key: smallTableKey(name), isOnDemand, select, rowOf }
  function load(context: ReadContext): Promise<Row[]> {
    const read = async () => {
      addCacheTags(...tags)
      return (await rowsInBatch(context, table)) as Row[]
    }
    return context.readCache.getOrLoad(table.key, read, { isOfAllLanguages: true })
  }
  smallTables.push({ table, load })
  return async (context) => (context.readCache.isOf(context) ? load(context) : select(context.db))
}

/** The rows of a table, read together with those of every other small table that is not in memory. */
async function rowsInBatch(context: ReadContext, table: SmallTable): Promise<unknown[]> {
  let batch = batches.get(context.readCache)
  if (batch) batch.tables.push(table)
  else {
    batch = startBatch(context, table)
    loadOthers(context, table)
  }
  return (await batch.rows).get(table) ?? []
}

function startBatch({ readCache, db }: ReadContext, table: SmallTable): Batch {
  const tables = [table]
  const rows = endOfTurn().then(() => {
    batches.delete(readCache)
    return readTables(db, tables)
  })
  const batch = { tables, rows }
  batches.set(readCache, batch)
  return batch
}

function loadOthers(context: ReadContext, wanted: SmallTable): void {
  for (const { table, load } of smallTables) {
    if (table === wanted || table.isOnDemand() || context.readCache.peek(table.key) !== undefined) continue
    // Whoever asked for the one table depends on that alone, and a failure reaches those who ask for the other.
    void trackDependencies(() => load(context)).catch(() => {})
  }
}

/** Statements by which tables are missing. Few sets occur; should they ever be many, those that are needed are built again. */
const statements = new Map<string, ReturnType<typeof defineTogether>>()
const MAX_STATEMENTS = 100

async function readTables(db: Database, tables: SmallTable[]): Promise<Map<SmallTable, unknown[]>> {
  const name = tables.map(({ key }) => key).join()
  if (statements.size >= MAX_STATEMENTS) statements.clear()
  const together = statements.get(name) ?? defineTogether(tables)
  statements.set(name, together)
  const [found] = await together(db).execute()
  return new Map(tables.map((table, index) => [table, (found?.rows[index] ?? []).map(table.rowOf)]))
}

function defineTogether(tables: SmallTable[]) {
  return defineStatement((db) => {
    const lists = tables.map(({ select }) => sql`(SELECT json_agg(r) FROM (${select(db)}) AS r)`)
    return db
      .select({ rows: sql<(Record<string, unknown>[] | null)[]>`json_build_array(${sql.join(lists, sql`, `)})` })
      .from(sql`(SELECT) AS nothing`)
      .prepare('')
  })
}
