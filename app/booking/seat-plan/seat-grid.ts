import type { PlanRow, PlanSeat } from './seat-plan.ts'

/** A row of the plan, with the zone that it is in. */
export type GridRow = PlanRow & { zone: string }

/**
 * The seat that a key leads to: beside it, at the end of its row, the nearest in the next row, or the first and last of all
 * (ARIA grid pattern).
 * @returns the same seat where there is nothing further; undefined for any other key
 */
export function seatReachedBy(rows: readonly GridRow[], id: string, key: string, withCtrl = false): PlanSeat | undefined {
  const rowIndex = rows.findIndex(({ seats }) => seats.some((seat) => seat.id === id))
  const seats = rows[rowIndex]?.seats ?? []
  const index = seats.findIndex((seat) => seat.id === id)
  const current = seats[index]
  if (!current) return undefined
  const at = (row: number) => nearest(rows[row]?.seats ?? [], current.x) ?? current
  switch (key) {
    case 'ArrowLeft':
      return seats[index - 1] ?? current
    case 'ArrowRight':
      return seats[index + 1] ?? current
    case 'ArrowUp':
      return at(rowIndex - 1)
    case 'ArrowDown':
      return at(rowIndex + 1)
    case 'Home':
      return (withCtrl ? rows[0]?.seats[0] : seats[0]) ?? current
    case 'End':
      return (withCtrl ? rows.at(-1)?.seats.at(-1) : seats.at(-1)) ?? current
    default:
      return undefined
  }
}

function nearest(seats: readonly PlanSeat[], x: number): PlanSeat | undefined {
  return seats.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
}
