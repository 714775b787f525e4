import type { PretixSeat } from './pretix-resources.ts'

const byNumber = new Intl.Collator('de', { numeric: true })

/**
 * Adjacent free seats of a product in one row: in the first row of the seating plan where they leave no single seat
 * beside them, else in the first that has them at all; of several, those nearest the middle of the row.
 * @param seats in the order of the seating plan
 * @param isLeftOut for seats that are not to be given, whatever pretix says
 * @returns undefined when there are not that many
 */
export function connectedSeats(
  seats: readonly PretixSeat[],
  item: number,
  count: number,
  isLeftOut: (seat: PretixSeat) => boolean = () => false,
): PretixSeat[] | undefined {
  const isFree = (seat: PretixSeat | undefined) => seat?.product === item && isUnused(seat) && !isLeftOut(seat)
  const rows = Map.groupBy(seats, (seat) => JSON.stringify([seat.zone_name, seat.row_name])).values()
  let fallback: Choice | undefined
  for (const row of rows) {
    const best = choicesIn(inOrder(row), count, isFree).toSorted(byPreference)[0]
    if (best && !best.leavesSingle) return best.seats
    fallback ??= best
  }
  return fallback?.seats
}

type Choice = { seats: PretixSeat[]; leavesSingle: boolean; fromMiddle: number }

function byPreference(a: Choice, b: Choice): number {
  return Number(a.leavesSingle) - Number(b.leavesSingle) || a.fromMiddle - b.fromMiddle
}

/** Every run of so many free seats, with what it leaves of the free seats around it. */
function choicesIn({ row, isGap }: Row, count: number, isFreeSeat: (seat: PretixSeat | undefined) => boolean): Choice[] {
  const isFree = (index: number) => isFreeSeat(row[index])
  const choices: Choice[] = []
  for (let start = 0; start < row.length; start++) {
    // `start` is the first of a run of free seats, `end` the one after its last.
    if (!isFree(start)) continue
    let end = start + 1
    while (isFree(end) && !isGap(end)) end++
    for (let from = start; from + count <= end; from++) {
      choices.push({
        seats: row.slice(from, from + count),
        leavesSingle: from - start === 1 || end - from - count === 1,
        fromMiddle: Math.abs(from + count / 2 - row.length / 2),
      })
    }
    start = end - 1
  }
  return choices
}

/** A row as people sit in it. `isGap` tells whether something, such as an aisle, lies before the seat of an index. */
type Row = { row: readonly PretixSeat[]; isGap: (index: number) => boolean }

/**
 * The seating plan lists a row from one end to the other, and pretix tells numbers only. Where these jump by more than
 * they do elsewhere in the row (odd numbers on one side, even ones on the other), there is an aisle. A plan that lists
 * seats in no such order is taken by numbers.
 */
function inOrder(row: readonly PretixSeat[]): Row {
  const numbered = row.toSorted((a, b) => byNumber.compare(a.seat_number ?? '', b.seat_number ?? ''))
  const [asListed, asNumbered] = [withGaps(row), withGaps(numbered)]
  return gapsOf(asListed) <= gapsOf(asNumbered) ? asListed : asNumbered
}

function gapsOf({ row, isGap }: Row): number {
  return row.filter((_, index) => isGap(index)).length
}

function withGaps(row: readonly PretixSeat[]): Row {
  const steps = row.map((seat, index) => Math.abs(Number(seat.seat_number) - Number(row[index - 1]?.seat_number)))
  const usual = mostFrequent(steps.filter(Number.isFinite))
  return { row, isGap: (index) => (steps[index] ?? 0) > usual }
}

/** The value that occurs most often; infinite when there is none. */
function mostFrequent(values: number[]): number {
  const groups = [...Map.groupBy(values, (value) => value)]
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? Number.POSITIVE_INFINITY
}

function isUnused(seat: PretixSeat): boolean {
  return !seat.blocked && !seat.orderposition && !seat.cartposition && !seat.voucher
}
