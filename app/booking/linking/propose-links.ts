import { dayOf } from '../../platform/clock/clock.ts'
import { comparableName } from '../../platform/format/plain-letters.ts'
import type { ShopDate } from '../ticket-shop.ts'

/** What of a shop's date decides to which performance it belongs. */
export type LinkableDate = Pick<ShopDate, 'id' | 'title' | 'startsAt' | 'room'>

/** A performance without a number. `rooms` are the names by which the shop may call its room. */
export type LinkablePerformance<Id> = { id: Id; title: string; startsAt: Temporal.Instant; rooms: string[] }

/** A pair that belongs together as far as title, time and room tell. */
export type ProposedLink<Id> = {
  performance: Id
  date: string
  /** false where only the day is the same */
  isSameTime: boolean
  /** whether both name the same room; one of the two may name none, or another */
  isSameRoom: boolean
}

/** What is compared of a date or a performance. */
type Side<Of> = { of: Of; title: string; instant: number; day: string; rooms: string[] }

/** From the surest on: time and room, time, day and room, day. */
const LEVELS = [3, 2, 1, 0]

/**
 * Proposes which date of the shop belongs to which performance. Both need the same title, or one the other's within its
 * own, and the same day; the same minute counts before the same day, the same room before another. A pair is proposed
 * where each of the two is the only one of its kind for the other. Where several would do, none of them is proposed, nor
 * for anything less sure: staff choose. Takes time in proportion to the pairs of a day.
 */
export function proposeLinks<Id>(dates: readonly LinkableDate[], performances: readonly LinkablePerformance<Id>[]): ProposedLink<Id>[] {
  const byDay = Map.groupBy(
    dates.map((date) => sideOf(date, date, [date.room])),
    ({ day }) => day,
  )
  const pairs = performances.flatMap((performance) => {
    const own = sideOf(performance, performance, performance.rooms)
    return (byDay.get(own.day) ?? []).flatMap((date) => (isContained(own.title, date.title) ? [pairOf(own, date)] : []))
  })
  const settled = new Set<unknown>()
  return LEVELS.flatMap((level) => {
    const open = pairs.filter(({ sureness, performance, date }) => sureness === level && !settled.has(performance) && !settled.has(date))
    const ofDate = Map.groupBy(open, ({ date }) => date)
    const ofPerformance = Map.groupBy(open, ({ performance }) => performance)
    for (const { performance, date } of open) settled.add(performance).add(date)
    return open
      .filter(({ performance, date }) => ofDate.get(date)?.length === 1 && ofPerformance.get(performance)?.length === 1)
      .map(({ performance, date, sureness }) => ({
        ...{ performance: performance.id, date: date.id },
        ...{ isSameTime: sureness >= 2, isSameRoom: sureness % 2 === 1 },
      }))
  })
}

const HOURS_APART = 7 * 24

/**
 * The dates from which staff may choose for a performance, the closest in time first: all of its day, and those of the
 * same title up to a week away.
 */
export function candidateDates(dates: readonly LinkableDate[], performance: LinkablePerformance<unknown>, max: number): string[] {
  const own = sideOf(performance, performance, performance.rooms)
  const hoursApart = ({ startsAt }: LinkableDate) => Math.abs(performance.startsAt.until(startsAt).total('hours'))
  return dates
    .filter((date) => hoursApart(date) <= HOURS_APART)
    .map((date) => sideOf(date, date, [date.room]))
    .filter(({ day, title }) => day === own.day || isContained(title, own.title))
    .toSorted((a, b) => hoursApart(a.of) - hoursApart(b.of))
    .slice(0, max)
    .map(({ of }) => of.id)
}

function sideOf<Of extends { title: string; startsAt: Temporal.Instant }>(of: Of, { title, startsAt }: Of, rooms: string[]): Side<Of> {
  return {
    of,
    title: foldedTitle(title),
    instant: Math.floor(startsAt.epochMilliseconds / 60_000),
    day: dayOf(startsAt).toString(),
    rooms: rooms.map(foldedTitle).filter(Boolean),
  }
}

function pairOf<Id>(performance: Side<LinkablePerformance<Id>>, date: Side<LinkableDate>) {
  const isSameRoom = performance.rooms.some((room) => date.rooms.some((other) => isContained(room, other)))
  const sureness = (performance.instant === date.instant ? 2 : 0) + (isSameRoom ? 1 : 0)
  return { performance: performance.of, date: date.of, sureness }
}

/** Words without case, accents and punctuation, each between hyphens; titles in other scripts as they are. */
function foldedTitle(text: string): string {
  const folded = comparableName(text)
  return folded && `-${folded}-`
}

/** Whether one of two folded texts stands within the other, in whole words. */
function isContained(left: string, right: string): boolean {
  return left !== '' && right !== '' && (left.includes(right) || right.includes(left))
}
