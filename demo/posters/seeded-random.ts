/** A reproducible random generator: the same seed always gives the same numbers. */
export type Dice = {
  /** A number from 0 up to, not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  shuffle: <Item>(items: readonly Item[]) => Item[]
  /** A generator of its own for a part, so that how many numbers one part draws never changes another. */
  fork: (label: string) => Dice
}

/**
 * Creates a generator from a seed (FNV-1a hash into a mulberry32 stream). Chosen for being tiny and
 * identical on every machine; not cryptographically secure.
 */
export function createDice(seed: string): Dice {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    shuffle: (items) => {
      const rest = [...items]
      return items.map(() => rest.splice(whole(0, rest.length - 1), 1)[0] as (typeof items)[number])
    },
    fork: (label) => createDice(`${seed}/${label}`),
  }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // FNV leaves neighbours ("a1", "a2") close together; one avalanche round separates them.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return value ^ (value >>> 16)
}
