/** A seat of a numbered group; an unnumbered group is one row of places. */
export type Seat = { row: number; seat: number }

/** What a group consists of: `rows` rows from `firstRow` on, each with seats 1 to `seatsPerRow`. */
export type SeatBlock = { firstRow: number; rows: number; seatsPerRow: number; isNumbered: boolean }

/** A number per seat of a block, to look it up quickly. */
export function seatKey({ row, seat }: Seat): number {
  return row * 10_000 + seat
}

/**
 * Chooses seats: the foremost places of an unnumbered group; of a numbered one seats beside each other in
 * one row, as far in front as possible and there as near to the middle as possible.
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
  let best: { first: number; distance: number } | undefined
  let free = 0
  for (let seat = 1; seat <= seatsPerRow; seat++) {
    free = taken.has(seatKey({ row, seat })) ? 0 : free + 1
    if (free < count) continue
    const first = seat - count + 1
    const distance = Math.abs((first + seat) / 2 - (seatsPerRow + 1) / 2)
    if (!best || distance < best.distance) best = { first, distance }
  }
  if (!best) return undefined
  const { first } = best
  return Array.from({ length: count }, (_, index) => ({ row, seat: first + index }))
}
