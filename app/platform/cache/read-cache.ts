import type { Clock } from '../clock/clock.ts'
import { approximateSize } from './approximate-size.ts'
import { addDependencies, type Dependencies, expiryOf, trackDependencies } from './dependencies.ts'
import { type CacheEntry, sizeOfTags } from './entry-store.ts'
import { TaggedCache } from './tagged-cache.ts'

/** Room for tens of thousands of rows or some thousand results of loaders. */
const MAX_BYTES = 32 * 1024 * 1024

type CachedRead = CacheEntry & { value: unknown; dependencies: Dependencies }

/** Results of reads that many pages share (menus, settings, filter options), up to 32 MiB by an approximate count (README.md beside this file). */
export class ReadCache extends TaggedCache<CachedRead> {
  constructor(clock: Clock, maxBytes = MAX_BYTES) {
    super(clock, maxBytes, (entry) => approximateSize(entry.value) + sizeOfTags(entry))
  }

  /**
   * Returns the cached result of a read, or runs the read and caches its result. The result must be the same for every
   * visitor. The rendering in progress inherits the read's dependencies, on a hit as on a miss.
   * @param key the name of the read with its parameters; two reads with one key share a result
   */
  async getOrLoad<T>(key: string, read: () => Promise<T>): Promise<T> {
    const entry =
      this.get(key) ??
      (await this.load(key, async () => {
        const { result, dependencies } = await trackDependencies(read)
        const loaded = { value: result, dependencies, tags: dependencies.tags, expiresAt: expiryOf(dependencies) }
        return { entry: loaded, keep: !dependencies.uncacheable }
      }))
    addDependencies(entry.dependencies)
    return entry.value as T
  }
}
