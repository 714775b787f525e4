/**
 * Orders changes topologically, so that each finds its target place free. A production can be in a room at a time only
 * once, so a run that moves by a day has to begin with its last performance.
 * @param places the current and the target place of a change
 * @returns groups: single changes, and cycles, such as two that swap, together
 */
export function orderByPlace<Move>(steps: Move[], places: { standsAt(move: Move): string; goesTo(move: Move): string }): Move[][] {
  const leaving = new Map(steps.map((step) => [places.standsAt(step), step]))
  const ordered = new Set<Move>()
  const groups: Move[][] = []
  for (const step of steps) {
    const chain: Move[] = []
    const placeInChain = new Map<Move, number>()
    let next: Move | undefined = step
    for (; next && !ordered.has(next) && !placeInChain.has(next); next = leaving.get(places.goesTo(next))) {
      placeInChain.set(next, chain.length)
      chain.push(next)
    }
    const ring = chain.splice((next && placeInChain.get(next)) ?? chain.length)
    if (ring.length > 0) groups.push(ring)
    for (const step of chain.reverse()) groups.push([step])
    for (const step of placeInChain.keys()) ordered.add(step)
  }
  return groups
}

/** Batches of whole groups. @param minSize number of changes from which a batch is complete */
export function* batchesOf<Move>(groups: Move[][], minSize: number): Generator<Move[][]> {
  let batch: Move[][] = []
  let size = 0
  for (const group of groups) {
    batch.push(group)
    size += group.length
    if (size < minSize) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}
