import { LRUCache } from 'lru-cache'

/** A cached value, valid until it expires or one of its tags is invalidated. */
export type CacheEntry = {
  tags: ReadonlySet<string>
  /** epoch milliseconds; Infinity without expiry */
  expiresAt: number
}

/**
 * Entries by key up to a total size, with an index of their tags; beyond the size the least recently used go first. The index
 * holds only tags of stored entries, so the bound of the entries bounds it too.
 */
export class EntryStore<T extends CacheEntry> {
  readonly #entries: LRUCache<string, T>
  readonly #keysByTag = new Map<string, Set<string>>()

  /** @param maxSize upper bound of the sum of `sizeOf` over all entries; 0 stores none */
  constructor(maxSize: number, sizeOf: (entry: T, key: string) => number) {
    this.#entries = new LRUCache<string, T>({
      maxSize: Math.max(1, maxSize),
      sizeCalculation: (entry, key) => (maxSize > 0 ? Math.max(1, Math.ceil(sizeOf(entry, key))) : 2),
      dispose: (entry, key) => this.#removeFromIndex(key, entry),
    })
  }

  /** The entry under this key, which becomes the most recently used; undefined without one. */
  get(key: string): T | undefined {
    return this.#entries.get(key)
  }

  /** The entry under this key, whose last use stays as it was. */
  peek(key: string): T | undefined {
    return this.#entries.peek(key)
  }

  all(): IterableIterator<T> {
    return this.#entries.values()
  }

  /** Stores an entry, unless it is larger than the whole store. */
  set(key: string, entry: T): void {
    this.#entries.set(key, entry)
    if (this.#entries.peek(key) !== entry) return
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  /** The keys of the entries with one of the tags. O(keys found). */
  keysWith(tags: readonly string[]): Set<string> {
    const found = new Set<string>()
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) found.add(key)
    return found
  }

  clear(): void {
    this.#entries.clear()
    this.#keysByTag.clear()
  }

  get count(): number {
    return this.#entries.size
  }

  /** Number of tags in the index. */
  get tagCount(): number {
    return this.#keysByTag.size
  }

  #removeFromIndex(key: string, { tags }: T): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

/** Approximate memory of an entry's key and tags with their places in the index, in bytes; tags are shared strings. */
export function sizeOfTags({ tags }: CacheEntry): number {
  return 200 + 60 * tags.size
}
