import { LRUCache } from 'lru-cache'

const MAX_ANSWERS = 500

/** Reads of a source, by key, whose answers are shared for a while. */
export type SharedReads<T> = {
  /** Reads a key, unless an answer is at hand that is younger than `maxAgeMs`. */
  read(key: string, maxAgeMs: number): Promise<T>
  /** Has a key read anew; also while it is being read. */
  forget(key: string): void
  /** The same for all keys that a condition is true of. */
  forgetAll(isForgotten: (key: string) => boolean): void
}

/**
 * Shares what is read: calls for the same key that come close together, or while it is being read, get one answer.
 * Failures are not shared with later calls.
 * @param now a clock in milliseconds
 */
export function sharedReads<T>(now: () => number, read: (key: string) => Promise<T>): SharedReads<T> {
  const answers = new LRUCache<string, { answeredAt: number; answer: Promise<T> }>({ max: MAX_ANSWERS })
  return {
    read(key, maxAgeMs) {
      const known = answers.get(key)
      if (known && now() - known.answeredAt < maxAgeMs) return known.answer
      const entry = { answeredAt: Number.POSITIVE_INFINITY, answer: read(key) }
      answers.set(key, entry)
      entry.answer.then(
        () => {
          entry.answeredAt = now()
        },
        () => answers.get(key) === entry && answers.delete(key),
      )
      return entry.answer
    },
    forget: (key) => void answers.delete(key),
    forgetAll(isForgotten) {
      for (const key of answers.keys()) if (isForgotten(key)) answers.delete(key)
    },
  }
}
