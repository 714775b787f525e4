/** A seat of a numbered group; an unnumbered group is one row of places. */
export type Seat = { row: number; seat: number }

/** What a group consists of: `rows` rows from `firstRow` on, each with seats 1 to `seatsPerRow`. */
export type SeatBlock = { firstRow: number; rows: number; seatsPerRow: number; isNumbered: boolean }

/** Cost of leaving a single free seat: higher than any distance from the middle. */
const SINGLE_COST = 10_000

/** A number that identifies a seat within a block. */
export function seatKey({ row, seat }: Seat): number {
  return row * 10_000 + seat
}

/**
 * Chooses seats: the first free places of an unnumbered group; in a numbered one adjacent seats in the front-most row that
 * has enough, preferably without leaving a single free seat beside them, then as near to the middle as possible.
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

/** The number of single free seats left beside the chosen ones, which pairs cannot buy. */
function singlesBeside(first: number, last: number, isFree: (seat: number) => boolean): number {
  const isSingle = (beside: number, beyond: number) => isFree(beside) && !isFree(beyond)
  return Number(isSingle(first - 1, first - 2)) + Number(isSingle(last + 1, last + 2))
}
