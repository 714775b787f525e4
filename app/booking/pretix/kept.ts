import { LRUCache } from 'lru-cache'

const MAX_KEPT = 500

/**
 * Shares what is read: calls for the same key that come close together get one answer. Failures are not kept.
 * @param now a clock in milliseconds
 * @returns reads a key, unless an answer is at hand that is younger than `maxAgeMs`
 */
export function kept<T>(now: () => number, read: (key: string) => Promise<T>): (key: string, maxAgeMs: number) => Promise<T> {
  const answers = new LRUCache<string, { readAt: number; answer: Promise<T> }>({ max: MAX_KEPT })
  return (key, maxAgeMs) => {
    const known = answers.get(key)
    if (known && now() - known.readAt < maxAgeMs) return known.answer
    const answer = read(key)
    answers.set(key, { readAt: now(), answer })
    answer.catch(() => answers.get(key)?.answer === answer && answers.delete(key))
    return answer
  }
}
