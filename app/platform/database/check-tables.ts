import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { queryRows } from './query-rows.ts'

/** A table or an index of which something cannot be read, or does not fit, in the words of PostgreSQL. */
export type RelationFault = { relation: string; fault: string }
export type TablesCheck = {
  faults: RelationFault[]
  tables: number
  /** how many indices were compared with their tables; 0 where the database lets only its administrator do that */
  indices: number
}

type Relation = { oid: number; name: string; kind: 'table' | 'toast' | 'index'; method: string; pages: number }
/** A table with its indices, and with what belongs to its long values. */
type Group = { table: Relation; others: Relation[] }

/** Kinds of SQLSTATE for what is damaged: internal errors and lost files. All else is no fault of the data. */
const DAMAGE = /^(XX|58)/
const TOOLS = ['amcheck', 'pageinspect']
/** SQLSTATEs of a user who may not have them, and of a server that lacks them. */
const WITHOUT_TOOLS = new Set(['42501', '0A000', '58P01', '22023'])

/**
 * Looks into every table and every index with PostgreSQL's own tools: each page is read and its checksum compared, each value of
 * each row is read, and indices are held against their tables. Writes nothing; one table after the other, so that others
 * have the database in between. Takes as long as reading the database twice.
 */
export async function checkTables(db: Database): Promise<TablesCheck> {
  const hasTools = await mayUseTools(db)
  const groups = await groupsOf(db, hasTools)
  const faults: RelationFault[] = []
  for (const group of groups) faults.push(...(await checkGroup(db, group, hasTools)))
  const indices = groups.flatMap(({ others }) => others.filter(({ kind }) => kind === 'index'))
  return { faults, tables: groups.length, indices: hasTools ? indices.length : 0 }
}

/** Runs something on a database that is left as it was. */
async function withoutTrace<Result>(db: Database, run: (tx: Database) => Promise<Result>): Promise<Result> {
  let result: { value: Result } | undefined
  const done = new Error('all of it is taken back')
  try {
    await db.transaction(
      async (tx) => {
        await tx.execute(sql`SET LOCAL statement_timeout = 0`)
        result = { value: await run(tx) }
        throw done
      },
      // What is counted twice is counted of the same moment.
      { isolationLevel: 'repeatable read' },
    )
  } catch (error) {
    if (error !== done) throw error
  }
  if (!result) throw new Error('a transaction was rolled back before its end')
  return result.value
}

/** Whether the database has the tools and lets this user have them: a server gives them to its administrator alone. */
async function mayUseTools(db: Database): Promise<boolean> {
  try {
    return await withoutTrace(db, async (tx) => {
      await bringTools(tx)
      return true
    })
  } catch (error) {
    if (WITHOUT_TOOLS.has(causeOf(error).code ?? '')) return false
    throw error
  }
}

async function bringTools(tx: Database): Promise<void> {
  for (const tool of TOOLS) await tx.execute(sql`CREATE EXTENSION IF NOT EXISTS ${sql.identifier(tool)}`)
}

/** @param withCatalogue the tables of PostgreSQL too, which only an administrator may read */
async function groupsOf(db: Database, withCatalogue: boolean): Promise<Group[]> {
  const own = withCatalogue ? sql`true` : sql`n.nspname NOT IN ('pg_catalog', 'information_schema')`
  const rows = await queryRows<Relation & { owner: number }>(
    db,
    sql`
      SELECT c.oid::int AS oid, format('%I.%I', n.nspname, c.relname) AS name, coalesce(am.amname, '') AS method,
        CASE c.relkind WHEN 'i' THEN 'index' WHEN 't' THEN 'toast' ELSE 'table' END AS kind,
        (pg_relation_size(c.oid) / current_setting('block_size')::int)::int AS pages,
        coalesce(long.oid, i.indrelid, mine.oid, c.oid)::int AS owner
      FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      LEFT JOIN pg_am am ON am.oid = c.relam
      LEFT JOIN pg_index i ON i.indexrelid = c.oid
      LEFT JOIN pg_class mine ON mine.reltoastrelid = c.oid
      LEFT JOIN pg_class long ON long.reltoastrelid = i.indrelid
      WHERE c.relkind IN ('r', 'm', 'i', 't') AND c.relpersistence = 'p' AND coalesce(i.indisvalid, true)
        AND (${own}) AND (c.relkind <> 't' OR mine.oid IS NOT NULL)
      ORDER BY c.oid`,
  )
  const tables = rows.filter(({ kind }) => kind === 'table')
  return tables.map((table) => ({ table, others: rows.filter(({ owner, oid }) => owner === table.oid && oid !== table.oid) }))
}

async function checkGroup(db: Database, { table, others }: Group, hasTools: boolean): Promise<RelationFault[]> {
  return withoutTrace(db, async (tx) => {
    if (hasTools) await bringTools(tx)
    const faults: RelationFault[] = []
    const look = async ({ name }: Relation, statement: SQL) => {
      const found = await messagesOf(tx, statement)
      // A page that cannot be read is met by everything that follows.
      if (!faults.some(({ relation }) => relation === name)) faults.push(...found.map((fault) => ({ relation: name, fault })))
    }
    if (hasTools) for (const relation of [table, ...others]) await look(relation, readPages(relation))
    // Twice: a page that another connection is about to fill is not empty the second time.
    if (hasTools)
      for (const relation of [table, ...others]) if (await hasEmptyPage(tx, relation)) await look(relation, findEmptyPage(relation))
    await look(table, readValues(table))
    if (!hasTools) return faults
    await look(table, sql`SELECT msg AS message FROM verify_heapam(${table.oid}::oid, check_toast => true) WHERE ${isHeap(table)}`)
    for (const index of others.filter(({ kind }) => kind === 'index')) {
      const statement = compareIndex(index, await hasFunction(tx, 'gin_index_check(regclass)'))
      if (statement) await look(index, statement)
    }
    if (faults.length === 0) faults.push(...(await differenceOfCounts(tx, table)))
    return faults
  })
}

const isHeap = ({ method }: Relation) => sql.raw(String(method === 'heap'))

/** Reads every page, of whatever kind; PostgreSQL compares its checksum. */
function readPages({ oid, pages }: Relation): SQL {
  return sql`SELECT NULL AS message FROM generate_series(0, ${pages}::int - 1) AS page
    WHERE length(get_raw_page(${oid}::oid::regclass::text, 'main', page)) = 0`
}

async function hasEmptyPage(tx: Database, relation: Relation): Promise<boolean> {
  if (relation.kind === 'index') return false
  const found = await messagesOf(tx, findEmptyPage(relation))
  return found.length > 0
}

/** A page of zeros has a right checksum for PostgreSQL, and no rows; tables have such pages at their end alone. */
function findEmptyPage({ oid, pages }: Relation): SQL {
  return sql`
    WITH looked AS (
      SELECT page, get_raw_page(${oid}::oid::regclass::text, 'main', page) = decode(repeat('00', current_setting('block_size')::int), 'hex') AS is_empty
      FROM generate_series(0, ${pages}::int - 1) AS page)
    SELECT format('page %s is empty', page) AS message FROM looked
    WHERE is_empty AND page < (SELECT max(page) FROM looked WHERE NOT is_empty) ORDER BY page LIMIT 1`
}

/** Reads every value of every row, long ones too. */
function readValues({ name }: Relation): SQL {
  return sql`SELECT NULL AS message FROM ${sql.raw(name)} AS row HAVING sum(length(row::text)) < 0`
}

function compareIndex({ oid, method }: Relation, knowsGin: boolean): SQL | undefined {
  if (method === 'btree') return sql`SELECT NULL AS message, bt_index_check(${oid}::oid, true)`
  if (method === 'gin' && knowsGin) return sql`SELECT NULL AS message, gin_index_check(${oid}::oid)`
  return undefined
}

async function hasFunction(tx: Database, name: string): Promise<boolean> {
  const [row] = await queryRows<{ known: boolean }>(tx, sql`SELECT to_regprocedure(${name}) IS NOT NULL AS known`)
  return row?.known ?? false
}

/** What an index has more than its table: a table whose file was cut short has fewer rows and no fault in any. */
async function differenceOfCounts(tx: Database, { name }: Relation): Promise<RelationFault[]> {
  const count = async (byIndex: boolean) => {
    await tx.execute(sql.raw(`SET LOCAL enable_seqscan = ${byIndex ? 'off' : 'on'}`))
    await tx.execute(sql.raw(`SET LOCAL enable_indexscan = ${byIndex ? 'on' : 'off'}`))
    const [row] = await queryRows<{ rows: number }>(tx, sql`SELECT count(*)::int AS rows FROM ${sql.raw(name)}`)
    return row?.rows ?? 0
  }
  try {
    const [rows, named] = await tx.transaction(async (inner) => {
      await inner.execute(sql.raw('SET LOCAL enable_bitmapscan = off'))
      return [await count(false), await count(true)]
    })
    return rows === named ? [] : [{ relation: name, fault: `${rows} rows, ${named} in its index` }]
  } catch (error) {
    return [{ relation: name, fault: damageIn(error) }]
  }
}

/** The rows of a statement that names faults, or the fault that it meets. @throws what is no fault of the data */
async function messagesOf(tx: Database, statement: SQL): Promise<string[]> {
  try {
    const rows = await tx.transaction((inner) => queryRows<{ message: string | null }>(inner, statement))
    return rows.flatMap(({ message }) => message ?? []).slice(0, 1)
  } catch (error) {
    return [damageIn(error)]
  }
}

function damageIn(error: unknown): string {
  const { code = '', message = '' } = causeOf(error)
  if (!DAMAGE.test(code)) throw error
  return message
}

/** What PostgreSQL said of a statement. */
function causeOf(error: unknown): { code?: string; message?: string } {
  return (error as { cause?: { code?: string; message?: string } }).cause ?? {}
}
