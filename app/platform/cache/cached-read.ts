import { addCacheTags } from './dependencies.ts'
import type { ReadCache, ReadSource } from './read-cache.ts'

/** What a cached read needs: the database and clock it reads by, and the cache of its results. */
export type ReadContext = ReadSource & { readCache: ReadCache }

/** A parameter of a cached read, which becomes part of its key. */
export type ReadParameter =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ReadParameter[]
  | { readonly [name: string]: ReadParameter }

/**
 * A read whose result is cached by its name and parameters until a write invalidates one of its tags or the clock ends it.
 * `read` declares every tag itself (`addCacheTags`), gets all it depends on as parameters, and its result is shared: callers
 * must not change it. In a transaction or at another instant (`isOf`) it reads directly and nothing is cached.
 * @param name unique among all cached reads
 */
export function defineCachedRead<Parameters extends readonly ReadParameter[], Result>(
  name: string,
  read: (context: ReadContext, ...parameters: Parameters) => Promise<Result>,
): (context: ReadContext, ...parameters: Parameters) => Promise<Result> {
  return (context, ...parameters) => {
    if (!context.readCache.isOf(context)) return read(context, ...parameters)
    const key = parameters.length === 0 ? name : `${name}:${JSON.stringify(parameters)}`
    return context.readCache.getOrLoad(key, () => read(context, ...parameters))
  }
}

type RowsDefinition<Id extends string | number, Row> = {
  /** Reads the rows with these ids that exist, by id. */
  read: (context: ReadContext, ids: Id[]) => Promise<Map<Id, Row>>
  /** The tags of the row with an id, and of its absence. */
  tags: (id: Id, row: Row | undefined) => string[]
}

/**
 * A read of rows by id, each of which is cached for itself: only those that are not cached are read, all in one call of
 * `read`. Otherwise as `defineCachedRead`. The absence of a row is cached too.
 * @returns a function that gives the rows that exist, by id
 */
export function defineCachedRows<Id extends string | number, Row>(
  name: string,
  { read, tags }: RowsDefinition<Id, Row>,
): (context: ReadContext, ids: readonly Id[]) => Promise<Map<Id, Row>> {
  return async (context, ids) => {
    const distinctIds = [...new Set(ids)]
    const missingIds: Id[] = []
    let missingRows: Promise<Map<Id, Row>> | undefined
    async function load(id: Id): Promise<Row | undefined> {
      missingIds.push(id)
      // By the next microtask every missing id has been collected.
      missingRows ??= Promise.resolve().then(() => read(context, missingIds))
      const row = (await missingRows).get(id)
      addCacheTags(...tags(id, row))
      return row
    }
    const isCached = context.readCache.isOf(context)
    const rows = await Promise.all(
      distinctIds.map((id) => (isCached ? context.readCache.getOrLoad(`${name}:${id}`, () => load(id)) : load(id))),
    )
    return new Map(
      distinctIds.flatMap((id, index) => {
        const row = rows[index]
        return row === undefined ? [] : [[id, row] as const]
      }),
    )
  }
}
