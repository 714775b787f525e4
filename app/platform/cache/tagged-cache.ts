import type { Clock } from '../clock/clock.ts'

/** A cached value, valid until it expires or one of its tags is invalidated. */
export type CacheEntry = {
  tags: ReadonlySet<string>
  /** epoch milliseconds; Infinity without expiry */
  expiresAt: number
}

/** The result of a load: the entry, and whether it may be stored. */
export type Loaded<T extends CacheEntry> = { entry: T; keep: boolean }

/**
 * An in-memory cache that is invalidated by tags (README.md beside this file). Concurrent misses on one key share one load.
 * A load that an invalidation has overtaken is neither stored nor shared with later calls, so no stale entry survives a write.
 */
export class TaggedCache<T extends CacheEntry> {
  readonly #clock: Clock
  readonly #maxSize: number
  readonly #sizeOf: (entry: T) => number
  readonly #entries = new Map<string, T>()
  readonly #inFlight = new Map<string, Promise<T>>()
  readonly #lastInvalidated = new Map<string, number>()
  #invalidations = 0
  #lastClear = 0
  #size = 0
  readonly counts = { hits: 0, misses: 0, invalidations: 0 }

  /** @param maxSize upper bound of the sum of `sizeOf` over all entries; beyond it the entries inserted first are evicted */
  constructor(clock: Clock, maxSize: number, sizeOf: (entry: T) => number) {
    this.#clock = clock
    this.#maxSize = maxSize
    this.#sizeOf = sizeOf
  }

  /** The entry under this key; undefined if there is none or it has expired. */
  get(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt !== Number.POSITIVE_INFINITY && entry.expiresAt <= this.#clock.now().epochMilliseconds) return undefined
    this.counts.hits++
    return entry
  }

  /** The entry under this key even if it has expired, for when no newer one can be loaded. Never one that was invalidated. */
  getStale(key: string): T | undefined {
    return this.#entries.get(key)
  }

  /** Loads the entry for this key and stores it if the load allows it. Concurrent calls with one key share one load. */
  load(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const running = this.#inFlight.get(key)
    if (running) return running
    const loading = this.#loadOnce(key, load).finally(() => {
      if (this.#inFlight.get(key) === loading) this.#inFlight.delete(key)
    })
    this.#inFlight.set(key, loading)
    return loading
  }

  async #loadOnce(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    this.counts.misses++
    const startedAt = this.#invalidations
    const { entry, keep } = await load()
    if (keep && !this.#changedSince(startedAt, entry.tags)) this.#store(key, entry)
    return entry
  }

  #changedSince(start: number, tags: ReadonlySet<string>): boolean {
    if (this.#lastClear > start) return true
    for (const tag of tags) if ((this.#lastInvalidated.get(tag) ?? 0) > start) return true
    return false
  }

  #store(key: string, entry: T): void {
    const before = this.#entries.get(key)
    if (before) this.#remove(key, before)
    this.#entries.set(key, entry)
    this.#size += this.#sizeOf(entry)
    for (const [oldestKey, oldest] of this.#entries) {
      if (this.#size <= this.#maxSize) break
      this.#remove(oldestKey, oldest)
    }
  }

  #remove(key: string, entry: T): void {
    if (this.#entries.delete(key)) this.#size -= this.#sizeOf(entry)
  }

  /** Drops every entry with one of the tags and keeps loads in flight that depend on one from being stored. O(entries). */
  invalidate(tags: readonly string[]): void {
    this.#invalidations++
    this.counts.invalidations++
    for (const tag of tags) this.#lastInvalidated.set(tag, this.#invalidations)
    // From now on no call may share a load that began with the old data.
    this.#inFlight.clear()
    for (const [key, entry] of this.#entries) if (tags.some((tag) => entry.tags.has(tag))) this.#remove(key, entry)
  }

  /** Drops all entries and keeps loads in flight from being stored, e.g. when notifications of other nodes may have been missed. */
  clear(): void {
    this.#invalidations++
    this.#lastClear = this.#invalidations
    this.#inFlight.clear()
    this.#entries.clear()
    this.#lastInvalidated.clear()
    this.#size = 0
  }

  get size(): number {
    return this.#entries.size
  }
}
