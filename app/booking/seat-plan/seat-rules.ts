import { areNeighbours, type PlanRow, type PlanSeat } from './seat-plan.ts'

/**
 * The free seats that a choice would leave alone though it could be made without: single ones between taken seats,
 * aisles and the ends of a row, which a couple cannot buy. Where all but one of the seats beside each other are chosen,
 * one is left over whichever it is, so nothing is said. Wheelchair places and the seats beside them are left as they are.
 * @param chosen ids of the chosen seats
 */
export function seatsLeftSingle(rows: readonly PlanRow[], chosen: ReadonlySet<string>): PlanSeat[] {
  return rows.flatMap(({ seats }) => runsOf(seats)).flatMap((run) => singlesIn(run, chosen))
}

function singlesIn(run: PlanSeat[], chosen: ReadonlySet<string>): PlanSeat[] {
  const isChosen = (seat: PlanSeat | undefined) => !seat || chosen.has(seat.id)
  const left = run.filter((seat) => !isChosen(seat))
  if (left.length === run.length || left.length === 1) return []
  return left.filter((seat) => {
    const index = run.indexOf(seat)
    return isChosen(run[index - 1]) && isChosen(run[index + 1])
  })
}

/** The free seats of a row that lie beside each other, run by run. */
function runsOf(seats: readonly PlanSeat[]): PlanSeat[][] {
  const runs: PlanSeat[][] = []
  let last: PlanSeat | undefined
  for (const seat of seats) {
    const isFree = seat.status === 'free' && !seat.access
    if (isFree && last && areNeighbours(last, seat)) runs.at(-1)?.push(seat)
    else if (isFree) runs.push([seat])
    last = isFree ? seat : undefined
  }
  return runs
}

/** The chosen companion seats without a chosen wheelchair place beside them. @param chosen ids of the chosen seats */
export function companionsAlone(rows: readonly PlanRow[], chosen: ReadonlySet<string>): PlanSeat[] {
  return rows.flatMap(({ seats }) =>
    seats.filter((seat, index) => {
      if (seat.access !== 'companion' || !chosen.has(seat.id)) return false
      const isWithWheelchair = (beside: PlanSeat | undefined) =>
        beside?.access === 'wheelchair' && chosen.has(beside.id) && areNeighbours(seat, beside)
      return !isWithWheelchair(seats[index - 1]) && !isWithWheelchair(seats[index + 1])
    }),
  )
}
