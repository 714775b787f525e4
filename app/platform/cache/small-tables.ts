import type { Database } from '../database/database.ts'
import type { ReadContext } from './cached-read.ts'
import { defineSelect, type Select } from './define-select.ts'
import { addCacheTags, trackDependencies } from './dependencies.ts'
import { endOfTurn } from './end-of-turn.ts'
import type { ReadCache } from './read-cache.ts'

type SmallTable<Row = unknown> = { key: string; isOnDemand: () => boolean; select: (db: Database) => Select<Row> & PromiseLike<Row[]> }
type SmallTableDefinition<Row> = Pick<SmallTable<Row>, 'select'> &
  Partial<Pick<SmallTable, 'isOnDemand'>> & { name: string; tags: string[] }

/** All that are defined, in the order in which their modules are loaded. */
export const smallTables: { table: SmallTable; load: (context: ReadContext) => Promise<unknown[]> }[] = []

/** The key under which the read cache has the rows of a small table. */
export const smallTableKey = (name: string): string => `table-${name}`

/**
 * A table of few rows that nearly every page reads, such as the settings and the menu. Where several of them are not in memory
 * they are read in one statement (`defineSelect`), whichever of them was asked for, since what a statement costs beside its
 * rows is most of what a page costs of which nothing is known. Each is cached for itself, by its own tags; otherwise as
 * `defineCachedRead`.
 * @param name unique among all of them
 * @param isOnDemand whether it is read only when it is asked for, then together with all that are missing
 * @param select conditions must not depend on the time or on parameters
 * @returns a function that gives the rows, which nobody may change
 */
export function defineSmallTable<Row>({
  name,
  isOnDemand = () => false,
  tags,
  select,
}: SmallTableDefinition<Row>): (context: ReadContext) => Promise<Row[]> {
  const table: SmallTable<Row> = { key: smallTableKey(name), isOnDemand, select }
  const readRows = defineSelect<Row>(select)
  function load(context: ReadContext): Promise<Row[]> {
    const read = async () => {
      addCacheTags(...tags)
      loadOthers(context, table)
      return readRows(context)
    }
    return context.readCache.getOrLoad(table.key, read, { isOfAllLanguages: true })
  }
  smallTables.push({ table, load })
  return async (context) => (context.readCache.isOf(context) ? load(context) : select(context.db))
}

/** Caches whose small tables have all been asked for in this turn. */
const asked = new WeakSet<ReadCache>()

/** Asks for every other small table that is not in memory, once in a turn. */
function loadOthers(context: ReadContext, wanted: SmallTable): void {
  const { readCache } = context
  if (asked.has(readCache)) return
  asked.add(readCache)
  void endOfTurn().then(() => asked.delete(readCache))
  for (const { table, load } of smallTables) {
    if (table === wanted || table.isOnDemand() || readCache.peek(table.key) !== undefined) continue
    // Whoever asked for the one table depends on that alone, and a failure reaches those who ask for the other.
    void trackDependencies(() => load(context)).catch(() => {})
  }
}
