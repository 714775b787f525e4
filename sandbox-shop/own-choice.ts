import { type Seat, type SeatBlock, seatKey } from './seating.ts'

/** The seat group whose last row has places for wheelchairs, one at each end, each with a seat beside it. */
const WHEELCHAIR_GROUP = 2

export type Access = 'wheelchair' | 'companion'

/** Whether a seat is a wheelchair place or the seat beside one. */
export function accessOf(group: number, { firstRow, rows, seatsPerRow }: SeatBlock, { row, seat }: Seat): Access | undefined {
  if (group !== WHEELCHAIR_GROUP || row !== firstRow + rows - 1) return undefined
  const fromEnd = Math.min(seat, seatsPerRow + 1 - seat)
  return fromEnd === 1 ? 'wheelchair' : fromEnd === 2 ? 'companion' : undefined
}

/** The keys of a block's wheelchair places and of the seats beside them. */
export function accessKeys(group: number, block: SeatBlock): Set<number> {
  const row = block.firstRow + block.rows - 1
  const seats = [1, 2, block.seatsPerRow - 1, block.seatsPerRow].map((seat) => ({ row, seat }))
  return new Set(seats.filter((seat) => accessOf(group, block, seat)).map(seatKey))
}

/** Whether a companion seat is chosen without the wheelchair place beside it. */
export function isCompanionAlone(group: number, block: SeatBlock, chosen: readonly Seat[]): boolean {
  const own = new Set(chosen.map(seatKey))
  return chosen.some((seat) => {
    const besides = [-1, 1].map((by) => ({ row: seat.row, seat: seat.seat + by }))
    const isWithWheelchair = besides.some((beside) => own.has(seatKey(beside)) && accessOf(group, block, beside) === 'wheelchair')
    return accessOf(group, block, seat) === 'companion' && !isWithWheelchair
  })
}

/** The id of a seat in a performance, `2-14-5`: seat group, row, seat. */
export function idOfSeat(group: number, { row, seat }: Seat): string {
  return `${group}-${row}-${seat}`
}

/** The seat of an id; undefined when it is not one of this block. */
export function seatOfId(group: number, { firstRow, rows, seatsPerRow, isNumbered }: SeatBlock, id: string): Seat | undefined {
  const [ofGroup, row = 0, seat = 0] = id.split('-').map(Number)
  const isWithin = row >= firstRow && row < firstRow + rows && seat >= 1 && seat <= seatsPerRow
  return isNumbered && ofGroup === group && isWithin && idOfSeat(group, { row, seat }) === id ? { row, seat } : undefined
}

/**
 * Whether chosen seats would leave a single free one in a row though as many could be chosen there without. Wheelchair
 * places and the seats beside them are left as they are.
 * @param taken keys of the seats that are sold or held
 */
export function leavesSingle(group: number, block: SeatBlock, taken: ReadonlySet<number>, chosen: readonly Seat[]): boolean {
  const own = new Set(chosen.map(seatKey))
  return [...new Set(chosen.map(({ row }) => row))].some((row) => {
    const signs = Array.from({ length: block.seatsPerRow }, (_, index) => {
      const seat = { row, seat: index + 1 }
      if (taken.has(seatKey(seat)) || accessOf(group, block, seat)) return ' '
      return own.has(seatKey(seat)) ? '*' : '.'
    })
    const runs = signs.join('').split(' ')
    return runs.some((run) => run.includes('*') && run.replaceAll('*', '').length > 1 && /(^|\*)\.(\*|$)/.test(run))
  })
}
