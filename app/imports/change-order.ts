/** What a change leaves, and what it takes that another one may have to leave first: a time in a room, a shop number. */
type Places<Move> = { standsAt(move: Move): string[]; goesTo(move: Move): string[] }

/**
 * Orders changes topologically, so that each finds free what it takes. A production can be in a room at a time only
 * once, so a run that moves by a day has to begin with its last performance; so with numbers of the shop.
 * @returns groups: single changes, and cycles, such as two that swap, together
 */
export function orderByPlace<Move>(steps: Move[], places: Places<Move>): Move[][] {
  const leaving = new Map(steps.flatMap((step) => places.standsAt(step).map((place) => [place, step] as const)))
  const [first, after] = [new Map<Move, Move[]>(), new Map<Move, Move[]>()]
  for (const step of steps) {
    const others = places.goesTo(step).flatMap((place) => leaving.get(place) ?? [])
    first.set(step, others)
    for (const other of others) after.set(other, [...(after.get(other) ?? []), step])
  }
  // Kosaraju's algorithm: what comes back to a change from what it waits for is one cycle with it.
  const seen = new Set<Move>()
  const finished = steps.flatMap((step) => reachedFrom(step, first, seen))
  const grouped = new Set<Move>()
  const groups = finished.toReversed().map((step) => reachedFrom(step, after, grouped))
  return groups.filter((group) => group.length > 0).reverse()
}

/** What is reached from a change and was not before, each behind what it leads to. Without recursion: a chain may be long. */
function reachedFrom<Move>(start: Move, edges: ReadonlyMap<Move, Move[]>, seen: Set<Move>): Move[] {
  if (seen.has(start)) return []
  const reached: Move[] = []
  const stack = [{ move: start, next: 0 }]
  seen.add(start)
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const other = edges.get(top.move)?.[top.next++]
    if (other === undefined) reached.push((stack.pop() ?? top).move)
    else if (!seen.has(other)) {
      seen.add(other)
      stack.push({ move: other, next: 0 })
    }
  }
  return reached
}

/** A number of the shop as something that one performance has; none where there is no number. */
export function shopNumberPlace(number: unknown): string[] {
  return number ? [`number:${number}`] : []
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
