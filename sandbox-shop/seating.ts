/** A seat of a numbered group; an unnumbered group is one row of places. */
export type Seat = { row: number; seat: number }

/** What a group consists of: `rows` rows from `firstRow` on, each with seats 1 to `seatsPerRow`. */
export type SeatBlock = { firstRow: number; rows: number; seatsPerRow: number; isNumbered: boolean }

/** A seat left alone is worse than any distance from the middle. */
const SINGLE_COST = 10_000

/** A number per seat of a block, to look it up quickly. */
export function seatKey({ row, seat }: Seat): number {
  return row * 10_000 + seat
}

/**
 * Chooses seats: the foremost places of an unnumbered group; of a numbered one seats beside each other in
 * one row, as far in front as possible, there so that no single seat is left beside them, and then as near to the
 * middle as possible.
 * @param taken keys of the seats that are sold or held
 * @returns undefined when there are not that many (connected) seats
 */
export function chooseSeats(block: SeatBlock, taken: ReadonlySet<number>, count: number): Seat[] | undefined {
  for (let row = block.firstRow; row < block.firstRow + block.rows; row++) {
    const chosen = block.isNumbered ? connectedIn(row, block.seatsPerRow, taken, count) : foremostIn(row, block.seatsPerRow, taken, count)
    if (chosen) return chosen
  }
  return undefined
}

function foremostIn(row: number, seatsPerRow: number, taken: ReadonlySet<number>, count: number): Seat[] | undefined {
  const chosen: Seat[] = []
  for (let seat = 1; seat <= seatsPerRow && chosen.length < count; seat++) {
    if (!taken.has(seatKey({ row, seat }))) chosen.push({ row, seat })
  }
  return chosen.length === count ? chosen : undefined
}

function connectedIn(row: number, seatsPerRow: number, taken: ReadonlySet<number>, count: number): Seat[] | undefined {
  const isFree = (seat: number) => seat >= 1 && seat <= seatsPerRow && !taken.has(seatKey({ row, seat }))
  const middle = (seatsPerRow + 1) / 2
  let best: { first: number; cost: number } | undefined
  let run = 0
  for (let last = 1; last <= seatsPerRow; last++) {
    run = isFree(last) ? run + 1 : 0
    if (run < count) continue
    const first = last - count + 1
    const cost = singlesBeside(first, last, isFree) * SINGLE_COST + Math.abs((first + last) / 2 - middle)
    if (!best || cost < best.cost) best = { first, cost }
  }
  if (!best) return undefined
  const { first } = best
  return Array.from({ length: count }, (_, index) => ({ row, seat: first + index }))
}

/** How many free seats would be left alone beside the chosen ones; nobody who comes as a pair buys those. */
function singlesBeside(first: number, last: number, isFree: (seat: number) => boolean): number {
  const isSingle = (beside: number, beyond: number) => isFree(beside) && !isFree(beyond)
  return Number(isSingle(first - 1, first - 2)) + Number(isSingle(last + 1, last + 2))
}
