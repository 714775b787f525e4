import type { PretixSeat } from './pretix-resources.ts'

const byNumber = new Intl.Collator('de', { numeric: true })

/**
 * Adjacent free seats of a product in one row, the first ones in the order of the seating plan.
 * @returns their names in the seating plan; undefined when there are not that many
 */
export function connectedSeats(seats: readonly PretixSeat[], item: number, count: number): string[] | undefined {
  const rows = Map.groupBy(seats, (seat) => JSON.stringify([seat.zone_name, seat.row_name])).values()
  for (const row of rows) {
    let run: string[] = []
    for (const seat of row.toSorted((a, b) => byNumber.compare(a.seat_number ?? '', b.seat_number ?? ''))) {
      run = seat.product === item && isFree(seat) ? [...run, seat.seat_guid] : []
      if (run.length === count) return run
    }
  }
  return undefined
}

function isFree(seat: PretixSeat): boolean {
  return !seat.blocked && !seat.orderposition && !seat.cartposition && !seat.voucher
}
