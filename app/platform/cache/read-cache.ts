import type { Clock } from '../clock/clock.ts'
import { type Kept, TaggedCache } from './tagged-cache.ts'
import { type Dependencies, endOf, noteDependencies, trackDependencies } from './tracking.ts'

const MAX_READS = 1000

type KeptRead = Kept & { value: unknown; dependencies: Dependencies }

/** What many pages read alike (menus, settings, filter options), kept in memory until it changes. */
export class ReadCache extends TaggedCache<KeptRead> {
  constructor(clock: Clock) {
    super(clock, MAX_READS, () => 1)
  }

  /**
   * The result of a read that is the same for everybody, from memory while it holds. Whatever is under way comes to
   * depend on what the read depended on.
   * @param key names the read and its parameters
   */
  async remember<T>(key: string, read: () => Promise<T>): Promise<T> {
    const kept =
      this.get(key) ??
      (await this.load(key, async () => {
        const { result, dependencies } = await trackDependencies(read)
        const entry = { value: result, dependencies, tags: dependencies.tags, endsAt: endOf(dependencies) }
        return { entry, keep: !dependencies.uncacheable }
      }))
    noteDependencies(kept.dependencies)
    return kept.value as T
  }
}
