import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A span of time in which something is visible (A §4): from its beginning, included, to its end, excluded; null where it
 * has no bound.
 */
export type TimeWindow = { from: Date | null; until: Date | null }

/** Whether a window has yet to begin, is open, or has ended. */
export type TimeWindowState = 'scheduled' | 'open' | 'over'

/** The state of a window at an instant. One that ends before it begins is never open. */
export function timeWindowState({ from, until }: TimeWindow, at: Date): TimeWindowState {
  if (until && until <= at) return 'over'
  return from && from > at ? 'scheduled' : 'open'
}

/** Whether an instant lies in a window. */
export function isInTimeWindow(window: TimeWindow, at: Date): boolean {
  return timeWindowState(window, at) === 'open'
}

/** Whether a window ends before it begins, or as it begins; such a one is refused. */
export function isInverted({ from, until }: TimeWindow): boolean {
  return from !== null && until !== null && until <= from
}

/** The bounds after an instant, each of which changes the state of the window: the beginning first. */
export function boundsAfter({ from, until }: TimeWindow, at: Date): Date[] {
  return [from, until].filter((bound) => bound !== null).filter((bound) => bound > at)
}

/** The window in which all of these are open. */
export function intersectTimeWindows(windows: readonly TimeWindow[]): TimeWindow {
  const begins = windows.flatMap(({ from }) => from ?? [])
  const ends = windows.flatMap(({ until }) => until ?? [])
  return {
    from: begins.length > 0 ? new Date(Math.max(...begins.map(Number))) : null,
    until: ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null,
  }
}

type WindowColumns = { from: SQLWrapper; until: SQLWrapper }

/** The condition that the window in two columns is open at an instant. */
export function inTimeWindow({ from, until }: WindowColumns, at: Date): SQL {
  const instant = sql`${at.toISOString()}::timestamptz`
  return sql`(${from} IS NULL OR ${from} <= ${instant}) AND (${until} IS NULL OR ${until} > ${instant})`
}

/** The condition that the window in two columns has a bound after an instant. */
export function hasBoundAfter({ from, until }: WindowColumns, at: Date): SQL {
  const instant = sql`${at.toISOString()}::timestamptz`
  return sql`(${from} > ${instant} OR ${until} > ${instant})`
}
