import type { Clock } from '../clock/clock.ts'
import { type CacheEntry, EntryStore } from './entry-store.ts'

/** The result of a load: the entry, and whether it may be stored. */
export type Loaded<T extends CacheEntry> = { entry: T; keep: boolean }

/** Entries that have a bound of their own, so that however many of them come they evict none of the others. */
export type Apart<T> = { maxSize: number; includes: (entry: T) => boolean }

/** Most tags whose last invalidation is remembered while loads run; beyond it every running load counts as overtaken. */
const MAX_HISTORY = 10_000

/**
 * An in-memory cache that is invalidated by tags (README.md beside this file). Concurrent misses on one key share one load.
 * A load that an invalidation has overtaken is neither stored nor shared with later calls, so no stale entry survives a write.
 */
export class TaggedCache<T extends CacheEntry> {
  readonly #clock: Clock
  readonly #store: EntryStore<T>
  readonly #storeApart: EntryStore<T> | undefined
  readonly #isApart: (entry: T) => boolean
  readonly #inFlight = new Map<string, Promise<T>>()
  /** loads that run, detached ones included: only they need the history */
  #running = 0
  readonly #lastInvalidated = new Map<string, number>()
  /** entries that `markStale` has reached, with the instant in epoch milliseconds; -Infinity for `distrust` */
  readonly #staleSince = new WeakMap<T, number>()
  #invalidations = 0
  #lastClear = 0
  readonly counts = { hits: 0, misses: 0, invalidations: 0 }

  /** @param maxSize upper bound of the sum of `sizeOf` over all entries; beyond it the least recently used are evicted */
  constructor(clock: Clock, maxSize: number, sizeOf: (entry: T, key: string) => number, apart?: Apart<T>) {
    this.#clock = clock
    this.#store = new EntryStore(maxSize, sizeOf)
    this.#storeApart = apart && new EntryStore(apart.maxSize, sizeOf)
    this.#isApart = apart?.includes ?? (() => false)
  }

  /** The entry under this key; undefined if there is none, or it has expired or is stale. */
  get(key: string): T | undefined {
    const entry = this.getLastKnown(key)
    if (!entry || this.#staleSince.has(entry) || this.#isExpired(entry)) return undefined
    this.counts.hits++
    return entry
  }

  /** The entry under this key that became stale at most so many milliseconds ago, and has not expired. */
  getStale(key: string, maxAgeMs: number): T | undefined {
    const entry = this.getLastKnown(key)
    const since = entry && this.#staleSince.get(entry)
    if (!entry || since === undefined || this.#isExpired(entry)) return undefined
    const age = this.#clock.now().epochMilliseconds - since
    // A clock that was put back says nothing about the age.
    if (age < 0 || age > maxAgeMs) return undefined
    this.counts.hits++
    return entry
  }

  /** Whether this is what `get` returns under the key; counts nothing. */
  isCurrent(key: string, entry: T): boolean {
    return this.getLastKnown(key) === entry && !this.#staleSince.has(entry) && !this.#isExpired(entry)
  }

  #isExpired({ expiresAt }: T): boolean {
    return expiresAt !== Number.POSITIVE_INFINITY && expiresAt <= this.#clock.now().epochMilliseconds
  }

  /** The entry under this key, expired or stale, for when no newer one can be loaded. Never one that was invalidated. */
  getLastKnown(key: string): T | undefined {
    return this.#store.get(key) ?? this.#storeApart?.get(key)
  }

  /**
   * Loads the entry for this key and stores it if the load allows it. Concurrent calls with one key share one load, unless the
   * entry has expired by its end: it may have expired before the later call.
   */
  load(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const running = this.#inFlight.get(key)
    return running ? this.#share(running, key, load) : this.#startLoad(key, load)
  }

  async #share(running: Promise<T>, key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const entry = await running
    return this.#isExpired(entry) ? (this.#inFlight.get(key) ?? this.#startLoad(key, load)) : entry
  }

  #startLoad(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const loading = this.#loadOnce(key, load).finally(() => {
      if (this.#inFlight.get(key) === loading) this.#inFlight.delete(key)
    })
    this.#inFlight.set(key, loading)
    return loading
  }

  async #loadOnce(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    this.counts.misses++
    const startedAt = this.#invalidations
    this.#running++
    try {
      const { entry, keep } = await load()
      if (keep && !this.#changedSince(startedAt, entry.tags)) this.#keep(key, entry)
      return entry
    } finally {
      this.#running--
      if (this.#running === 0) this.#lastInvalidated.clear()
    }
  }

  #keep(key: string, entry: T): void {
    const [store, other] = this.#isApart(entry) ? [this.#storeApart, this.#store] : [this.#store, this.#storeApart]
    other?.delete(key)
    store?.set(key, entry)
  }

  get #stores(): EntryStore<T>[] {
    return this.#storeApart ? [this.#store, this.#storeApart] : [this.#store]
  }

  #changedSince(start: number, tags: ReadonlySet<string>): boolean {
    if (this.#lastClear > start) return true
    for (const tag of tags) if ((this.#lastInvalidated.get(tag) ?? 0) > start) return true
    return false
  }

  /** Drops every entry with one of the tags and keeps loads in flight that depend on one from being stored. O(entries dropped). */
  invalidate(tags: readonly string[]): void {
    this.#overtakeLoads(tags)
    for (const store of this.#stores) for (const key of store.keysWith(tags)) store.delete(key)
  }

  /**
   * Makes every entry with one of the tags stale: `get` no longer returns it, `getStale` does for a while. Loads in flight are
   * treated as by `invalidate`.
   */
  markStale(tags: readonly string[]): void {
    this.#overtakeLoads(tags)
    const now = this.#clock.now().epochMilliseconds
    for (const store of this.#stores) {
      for (const key of store.keysWith(tags)) {
        const entry = store.peek(key)
        if (entry && !this.#staleSince.has(entry)) this.#staleSince.set(entry, now)
      }
    }
  }

  /** Leaves all entries to `getLastKnown` alone and keeps loads in flight from being stored, e.g. when notifications of other nodes may have been missed. */
  distrust(): void {
    this.#overtakeLoads([])
    this.#overtakeAllLoads()
    for (const store of this.#stores) for (const entry of store.all()) this.#staleSince.set(entry, Number.NEGATIVE_INFINITY)
  }

  #overtakeLoads(tags: readonly string[]): void {
    this.#invalidations++
    this.counts.invalidations++
    // From now on no call may share a load that began with the old data.
    this.#inFlight.clear()
    if (this.#running === 0) return
    for (const tag of tags) this.#lastInvalidated.set(tag, this.#invalidations)
    if (this.#lastInvalidated.size > MAX_HISTORY) this.#overtakeAllLoads()
  }

  #overtakeAllLoads(): void {
    this.#lastClear = this.#invalidations
    this.#lastInvalidated.clear()
  }

  /** Drops all entries and keeps loads in flight from being stored. */
  clear(): void {
    this.#overtakeLoads([])
    this.#overtakeAllLoads()
    for (const store of this.#stores) store.clear()
  }

  get size(): number {
    return sum(this.#stores, ({ count }) => count)
  }

  /** What is held besides entries: tags in the index, and tags in the history of invalidations. */
  get bookkeeping(): { tags: number; history: number } {
    return { tags: sum(this.#stores, ({ tagCount }) => tagCount), history: this.#lastInvalidated.size }
  }
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0)
}
