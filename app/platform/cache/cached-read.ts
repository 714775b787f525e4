import { currentLocale, DEFAULT_LOCALE } from '../i18n/i18n.ts'
import { perLocale } from '../i18n/per-locale.ts'
import { TRANSLATIONS_TAG } from '../translations/tag.ts'
import { addCacheTags } from './dependencies.ts'
import { endOfTurn } from './end-of-turn.ts'
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

type RowsBatch<Id, Row> = { ids: Id[]; rows: Promise<Map<Id, Row>> }

/**
 * A read of rows by id, each of which is cached for itself: only those that are not cached are read, all that are asked for
 * in one turn of the event loop in one call of `read`. Otherwise as `defineCachedRead`. The absence of a row is cached too.
 * @returns a function that gives the rows that exist, by id
 */
export function defineCachedRows<Id extends string | number, Row>(
  name: string,
  { read, tags }: RowsDefinition<Id, Row>,
): (context: ReadContext, ids: readonly Id[]) => Promise<Map<Id, Row>> {
  const batchesIn = perLocale(() => new WeakMap<ReadCache, RowsBatch<Id, Row>>())
  function startBatch(context: ReadContext): RowsBatch<Id, Row> {
    const ids: Id[] = []
    const batches = batchesIn()
    const rows = endOfTurn().then(() => {
      batches.delete(context.readCache)
      return read(context, ids)
    })
    const batch = { ids, rows }
    batches.set(context.readCache, batch)
    return batch
  }
  async function load(context: ReadContext, id: Id): Promise<Row | undefined> {
    const batch = batchesIn().get(context.readCache) ?? startBatch(context)
    batch.ids.push(id)
    const row = (await batch.rows).get(id)
    addCacheTags(...tags(id, row), ...languageTags())
    return row
  }
  async function loadAll(context: ReadContext, ids: Id[]): Promise<(Row | undefined)[]> {
    const rows = await read(context, ids)
    return ids.map((id) => {
      addCacheTags(...tags(id, rows.get(id)), ...languageTags())
      return rows.get(id)
    })
  }
  return async (context, ids) => {
    const distinctIds = [...new Set(ids)]
    if (distinctIds.length === 0) return new Map()
    const rows = context.readCache.isOf(context)
      ? await Promise.all(distinctIds.map((id) => context.readCache.getOrLoad(`${name}:${id}`, () => load(context, id))))
      : await loadAll(context, distinctIds)
    return new Map(
      distinctIds.flatMap((id, index) => {
        const row = rows[index]
        return row === undefined ? [] : [[id, row] as const]
      }),
    )
  }
}

/** What a row in a further language depends on besides. The read of many notes what it reads for the first that asked alone. */
function languageTags(): string[] {
  return currentLocale() === DEFAULT_LOCALE ? [] : [TRANSLATIONS_TAG]
}
