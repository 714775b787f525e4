/** A source of numbers that are the same for the same seed, on every machine and in every version of Node. */
export type Random = {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number
  /** A copy of the list in another order. */
  shuffled: <T>(list: readonly T[]) => T[]
}

/** Mulberry32, a generator of 32 bits. Good enough to draw by, not to keep secrets. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    shuffled(list) {
      const order = [...list]
      for (let last = order.length - 1; last > 0; last--) {
        const other = below(last + 1)
        ;[order[last], order[other]] = [order[other] as (typeof order)[0], order[last] as (typeof order)[0]]
      }
      return order
    },
  }
}
