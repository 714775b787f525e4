import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { currentLocale, DEFAULT_LOCALE } from '../i18n/i18n.ts'
import type { Logger } from '../logging/logger.ts'
import { deepFreeze } from './deep-freeze.ts'
import { addDependencies, type Dependencies, expiryOf, noDependencies, trackDependencies } from './dependencies.ts'
import { type CacheEntry, sizeOfTags } from './entry-store.ts'
import { SizeSamples } from './size-samples.ts'
import { type Loaded, TaggedCache } from './tagged-cache.ts'

/** Room for tens of thousands of rows or some thousand results of loaders. */
const MAX_BYTES = 32 * 1024 * 1024

type CachedRead = CacheEntry & { value: unknown; dependencies: Dependencies }

/** What data is read from and at which time. */
export type ReadSource = { db: Database; clock: Clock }

/**
 * Results of reads that several pages share (settings, filter options, rows by id, data of whole pages), up to 32 MiB by an
 * approximate count (README.md beside this file). `defineCachedRead` makes a read of it.
 */
export class ReadCache extends TaggedCache<CachedRead> {
  /** what is told of reads that went another way than they should */
  readonly log: Pick<Logger, 'warn'> | undefined
  readonly #source: ReadSource
  readonly #freezes: boolean
  /** what a failed read depended on, by its error, which all who wait for it get */
  readonly #failures = new WeakMap<object, Dependencies>()

  /**
   * @param source the database and clock that its results come from
   * @param options.freezes whether results are frozen, so that code that changes a shared result fails; costs a walk of each
   */
  constructor(
    source: ReadSource,
    { freezes, maxBytes = MAX_BYTES, log }: { freezes: boolean; maxBytes?: number; log?: Pick<Logger, 'warn'> },
  ) {
    const samples = new SizeSamples()
    super(source.clock, maxBytes, (entry, key) => samples.sizeOf(key.split(':', 1)[0] ?? key, entry.value) + sizeOfTags(entry))
    this.log = log
    this.#source = source
    this.#freezes = freezes
  }

  /** Whether its results are those of this database and clock, and not of a transaction or another instant. */
  isOf({ db, clock }: ReadSource): boolean {
    return db === this.#source.db && clock === this.#source.clock
  }

  /**
   * Returns the cached result of a read, or runs the read and caches its result. The result must be the same for every
   * visitor, and nobody may change it. The rendering in progress inherits the read's dependencies, on a hit, on a miss and on
   * a failure: a page that says that something does not exist depends on it.
   * Each language has results of its own, except of reads that give the same in all (`isOfAllLanguages`).
   * @param name the name of the read, a colon and its parameters; two reads with one name share a result
   */
  async getOrLoad<T>(name: string, read: () => Promise<T>, { isOfAllLanguages = false } = {}): Promise<T> {
    const key = isOfAllLanguages ? name : ofThisLanguage(name)
    try {
      const entry = this.get(key) ?? (await this.load(key, () => this.#run(read)))
      addDependencies(entry.dependencies)
      return entry.value as T
    } catch (error) {
      const dependencies = this.#failures.get(error as object)
      if (dependencies) addDependencies(dependencies)
      throw error
    }
  }

  async #run(read: () => Promise<unknown>): Promise<Loaded<CachedRead>> {
    const dependencies = noDependencies()
    try {
      const { result } = await trackDependencies(read, dependencies)
      const value = this.#freezes ? deepFreeze(result) : result
      const entry = { value, dependencies, tags: dependencies.tags, expiresAt: expiryOf(dependencies) }
      // Without a tag no write could invalidate it.
      return { entry, keep: !dependencies.uncacheable && dependencies.tags.size > 0 }
    } catch (error) {
      if (typeof error === 'object' && error !== null) this.#failures.set(error, dependencies)
      throw error
    }
  }

  /** Whether the result of a read in the current language is there now. */
  has(name: string): boolean {
    return this.get(ofThisLanguage(name)) !== undefined
  }

  /** The cached result of a read in the first language, if it is there now; no rendering inherits its dependencies. */
  peek<T>(key: string): T | undefined {
    return this.get(key)?.value as T | undefined
  }
}

function ofThisLanguage(name: string): string {
  return currentLocale() === DEFAULT_LOCALE ? name : `${name}@${currentLocale()}`
}
