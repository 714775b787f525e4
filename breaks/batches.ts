/** How many batches the breaks are laid in. */
export const BATCHES = 6

/**
 * Parts breaks into batches of one size in which they touch each other as little as possible: each goes where it costs least,
 * then two change places as long as that costs less.
 * @param touch what it costs to have two in one batch: the same both ways
 * @returns the batch of each, from 1
 */
export function batchesOf<T>(list: readonly T[], touch: (one: T, other: T) => number, count = BATCHES): number[] {
  const costs = list.map((one) => list.map((other) => (one === other ? 0 : touch(one, other))))
  const cost = (at: number, batch: number) =>
    list.reduce((sum, _, other) => sum + (batches[other] === batch ? (costs[at]?.[other] ?? 0) : 0), 0)
  const size = Math.ceil(list.length / count)
  const batches = list.map(() => 0)
  for (const at of byWeight(costs)) {
    const open = numbersTo(count).filter((batch) => batches.filter((one) => one === batch).length < size)
    batches[at] = open.reduce((best, batch) => (cost(at, batch) < cost(at, best) ? batch : best), open[0] ?? 1)
  }
  while (exchange(batches, costs, cost)) {}
  return batches
}

/** Lets two change places. @returns whether there were two for which that costs less */
function exchange(batches: number[], costs: number[][], cost: (at: number, batch: number) => number): boolean {
  for (let at = 0; at < batches.length; at++) {
    for (let other = 0; other < at; other++) {
      const [here, there] = [batches[at] ?? 0, batches[other] ?? 0]
      if (here === there) continue
      // Each counts the other in the batch that it comes into, which that one leaves.
      const then = cost(at, there) + cost(other, here) - 2 * (costs[at]?.[other] ?? 0)
      if (then >= cost(at, here) + cost(other, there)) continue
      batches[at] = there
      batches[other] = here
      return true
    }
  }
  return false
}

/** Those that touch most first. */
function byWeight(costs: number[][]): number[] {
  const weights = costs.map((row) => row.reduce((sum, cost) => sum + cost, 0))
  return weights.map((_, at) => at).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
