/** Numbers that look random and depend on the seed alone. */
export type Random = {
  /** from 0 up to 1 */
  next(): number
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

/** A generator (mulberry32) started from a text. */
export function randomFrom(seed: string): Random {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    chance: (share) => next() < share,
  }
}
