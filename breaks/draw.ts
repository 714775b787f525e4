import type { Kind } from './break.ts'
import { type Candidate, kindsOf } from './candidates.ts'
import { type Random, seeded } from './random.ts'

/** How many breaks are drawn. */
export const DRAWN = 60

/**
 * Draws breaks from all rooms: one from each, the rest by how large rooms are, and of each kind about as many. No file is
 * broken twice. The same candidates and the same seed give the same draw.
 * @param sizes the size of each room, whatever the measure
 * @param isSound whether a candidate can be made an edit; asked for those that are drawn alone
 */
export function draw(
  candidates: readonly Candidate[],
  {
    seed,
    count = DRAWN,
    sizes,
    isSound,
  }: { seed: number; count?: number; sizes: ReadonlyMap<string, number>; isSound: (one: Candidate) => boolean },
): Candidate[] {
  const random = seeded(seed)
  const byRoom = new Map([...sizes.keys()].sort().map((room) => [room, candidates.filter((one) => one.room === room)]))
  const used = new Map<Kind, number>()
  const files = new Set<string>()
  const drawn: Candidate[] = []
  for (const room of inTurn(shares(sizes, count), byRoom, random)) {
    const next = drawOne(
      (byRoom.get(room) ?? []).filter(({ file }) => !files.has(file)),
      used,
      random,
      isSound,
    )
    if (!next) continue
    files.add(next.file)
    used.set(next.kind, (used.get(next.kind) ?? 0) + 1)
    drawn.push(next)
  }
  return drawn
}

/** @returns how many breaks each room gets: one, and its part of the rest; what a division leaves goes to the largest remainders */
export function shares(sizes: ReadonlyMap<string, number>, count: number): Map<string, number> {
  const rest = Math.max(0, count - sizes.size)
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const parts = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([room, size]) => ({ room, part: (rest * size) / total }))
  let left = rest - parts.reduce((sum, { part }) => sum + Math.floor(part), 0)
  const further = new Set([...parts].sort((a, b) => (b.part % 1) - (a.part % 1)).flatMap(({ room }) => (left-- > 0 ? [room] : [])))
  return new Map(parts.map(({ room, part }) => [room, 1 + Math.floor(part) + (further.has(room) ? 1 : 0)]))
}

/** Rooms with the fewest kinds come first, so that the others can give what is lacking. */
function inTurn(counts: ReadonlyMap<string, number>, byRoom: ReadonlyMap<string, Candidate[]>, random: Random): string[] {
  const turns = [...counts].flatMap(([room, count]) => Array.from({ length: count }, () => room))
  const kinds = new Map([...byRoom].map(([room, list]) => [room, kindsOf(list).size]))
  return random.shuffled(turns).sort((a, b) => (kinds.get(a) ?? 0) - (kinds.get(b) ?? 0))
}

/** One of the kind that was drawn least so far. */
function drawOne(
  candidates: readonly Candidate[],
  used: ReadonlyMap<Kind, number>,
  random: Random,
  isSound: (one: Candidate) => boolean,
): Candidate | undefined {
  const kinds = random.shuffled([...kindsOf(candidates)].sort()).sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))
  for (const kind of kinds) {
    const found = random.shuffled(candidates.filter((one) => one.kind === kind)).find(isSound)
    if (found) return found
  }
  return undefined
}
