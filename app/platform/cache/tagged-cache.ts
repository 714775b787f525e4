import type { Clock } from '../clock/clock.ts'

/** Something kept until data that bears one of its tags changes, or the clock changes it. */
export type CacheEntry = {
  tags: ReadonlySet<string>
  /** epoch milliseconds after which the clock has changed it; Infinity when it never does */
  expiresAt: number
}

/** What a loader brings: the entry, and whether it may be kept for those who come later. */
export type Loaded<T extends CacheEntry> = { entry: T; keep: boolean }

/**
 * Entries kept by key until something they were made from changes (architecture, idea 3). Whoever asks at the same
 * time shares one loading; nothing that a write has overtaken is ever kept or shared.
 */
export class TaggedCache<T extends CacheEntry> {
  readonly #clock: Clock
  readonly #maxSize: number
  readonly #sizeOf: (entry: T) => number
  readonly #entries = new Map<string, T>()
  readonly #flights = new Map<string, Promise<T>>()
  readonly #lastDrop = new Map<string, number>()
  #drops = 0
  #lastClear = 0
  #size = 0
  readonly counts = { hits: 0, misses: 0, drops: 0 }

  /** @param maxSize sum of `sizeOf` over all entries, beyond which the oldest go */
  constructor(clock: Clock, maxSize: number, sizeOf: (entry: T) => number) {
    this.#clock = clock
    this.#maxSize = maxSize
    this.#sizeOf = sizeOf
  }

  /** The entry under this key if it is there and still true. */
  get(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt !== Number.POSITIVE_INFINITY && entry.expiresAt <= this.#clock.now().epochMilliseconds) return undefined
    this.counts.hits++
    return entry
  }

  /** The entry under this key, also when the clock has changed it since; for when nothing newer can be had. */
  getStale(key: string): T | undefined {
    return this.#entries.get(key)
  }

  /** The entry under this key, loaded at most once however many ask at the same time. */
  load(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    const running = this.#flights.get(key)
    if (running) return running
    const flight = this.#fly(key, load).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    this.#flights.set(key, flight)
    return flight
  }

  async #fly(key: string, load: () => Promise<Loaded<T>>): Promise<T> {
    this.counts.misses++
    const startedAt = this.#drops
    const { entry, keep } = await load()
    if (keep && !this.#changedSince(startedAt, entry.tags)) this.#store(key, entry)
    return entry
  }

  #changedSince(start: number, tags: ReadonlySet<string>): boolean {
    if (this.#lastClear > start) return true
    for (const tag of tags) if ((this.#lastDrop.get(tag) ?? 0) > start) return true
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

  /** Forgets every entry made from data that bears one of the tags. */
  invalidate(tags: readonly string[]): void {
    this.#drops++
    this.counts.drops++
    for (const tag of tags) this.#lastDrop.set(tag, this.#drops)
    // Whoever asks from now on must not be given what is being made from the old data.
    this.#flights.clear()
    for (const [key, entry] of this.#entries) if (tags.some((tag) => entry.tags.has(tag))) this.#remove(key, entry)
  }

  /** Forgets everything, e.g. when notices of other nodes may have been missed. */
  clear(): void {
    this.#drops++
    this.#lastClear = this.#drops
    this.#flights.clear()
    this.#entries.clear()
    this.#lastDrop.clear()
    this.#size = 0
  }

  /** Number of entries. */
  get size(): number {
    return this.#entries.size
  }
}
