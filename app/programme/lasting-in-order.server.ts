import { LONGEST_EVENING_MS, mustLastUntil, runsOverDays, SHORTEST_OVER_DAYS_MS } from '../platform/clock/span-days.ts'
import { type EventOrder, firstFrom } from './event-order.server.ts'

const known = new WeakMap<EventOrder, readonly number[]>()

/** The indexes of what runs over days in an order, by start; found once for as long as the order is kept. */
export function overDaysIn(order: EventOrder): readonly number[] {
  const found = known.get(order) ?? findOverDays(order)
  known.set(order, found)
  return found
}

function findOverDays(order: EventOrder): number[] {
  const found: number[] = []
  order.seconds.forEach((seconds, index) => {
    // Most are told by their length alone.
    if (seconds * 1000 >= SHORTEST_OVER_DAYS_MS && runsOverDays(...spanInOrder(order, index))) found.push(index)
  })
  return found
}

/** From when to when a performance of an order takes place. */
export function spanInOrder({ starts, seconds }: EventOrder, index: number): [Temporal.Instant, Temporal.Instant] {
  const start = starts[index] ?? 0
  return [Temporal.Instant.fromEpochMilliseconds(start), Temporal.Instant.fromEpochMilliseconds(start + (seconds[index] ?? 0) * 1000)]
}

/**
 * The indexes of the performances of an order that began before an instant and stand in a list from there: first what runs over
 * days, then the rest of last night. Looked at are those and one evening, however long the order is.
 */
export function lastingInto(order: EventOrder, from: Temporal.Instant, now: Temporal.Instant): number[] {
  const until = mustLastUntil(from, now).epochMilliseconds
  const first = firstFrom(order, from)
  const evening = firstFrom(order, from.subtract({ milliseconds: LONGEST_EVENING_MS }))
  const overDays = overDaysIn(order)
  const lastNight = Array.from({ length: first - evening }, (_, index) => evening + index).filter((index) => !overDays.includes(index))
  return [...overDays, ...lastNight].filter((index) => index < first && spanInOrder(order, index)[1].epochMilliseconds > until)
}
