import type { Clock } from '../clock/clock.ts'
import { addDependencies, type Dependencies, expiryOf, trackDependencies } from './dependencies.ts'
import { type CacheEntry, TaggedCache } from './tagged-cache.ts'

const MAX_READS = 1000

type CachedRead = CacheEntry & { value: unknown; dependencies: Dependencies }

/** What many pages read alike (menus, settings, filter options), kept in memory until it changes. */
export class ReadCache extends TaggedCache<CachedRead> {
  constructor(clock: Clock) {
    super(clock, MAX_READS, () => 1)
  }

  /**
   * The result of a read that is the same for everybody, from memory while it is valid. The rendering in progress inherits
   * the read's dependencies.
   * @param key names the read and its parameters
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
