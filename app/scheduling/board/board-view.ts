import { dayAfter, firstDayOf, monthAfter, monthOf, weekOf, weeksOfMonth } from '../../platform/clock/calendar-days.ts'

/** The views of the board: a week by rooms, a month, a week by people, a week by the hour. */
export const VIEWS = ['rooms', 'month', 'people', 'week'] as const
export type BoardView = (typeof VIEWS)[number]

export const DEFAULT_VIEW: BoardView = 'rooms'
/** The cookie with the view that a person has chosen last. */
export const VIEW_COOKIE = 'board-view'
const COOKIE_SECONDS = 400 * 24 * 60 * 60

/** The view of this name. */
export function viewNamed(name: string | null | undefined): BoardView | undefined {
  return VIEWS.find((view) => view === name)
}

/** Keeps the view for the next time the board is opened in this browser. Browser only. */
export function rememberView(view: BoardView): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next request.
  document.cookie = `${VIEW_COOKIE}=${view}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
}

/** The filter of the board; no rooms means all. */
export type BoardFilter = { rooms: number[]; production: number | null; onlyConflicts: boolean }

/** The days that a view shows around a day, ISO. */
export function daysShown(view: BoardView, day: string): string[] {
  return view === 'month' ? weeksOfMonth(monthOf(day)).flat() : weekOf(day)
}

/** How many days beyond the week are read, for the list on a phone and for ways out of a conflict. */
const DAYS_BEYOND = 14

/** The days of a view with those that follow it, ISO. */
export function daysRead(view: BoardView, day: string): string[] {
  const days = daysShown(view, day)
  const last = days.at(-1) ?? day
  return view === 'month' ? days : [...days, ...Array.from({ length: DAYS_BEYOND }, (_, index) => dayAfter(last, index + 1))]
}

/** The day on which the previous or next view is centred. */
export function dayOfAdjacentView(view: BoardView, day: string, by: 1 | -1): string {
  return view === 'month' ? firstDayOf(monthAfter(monthOf(day), by)) : dayAfter(day, by * 7)
}

/** The URL of a view; defaults are left out. */
export function boardUrl(view: BoardView, day: string | null, filter: BoardFilter): string {
  const query = new URLSearchParams({ view })
  if (day) query.set('date', day)
  if (filter.rooms.length > 0) query.set('room', filter.rooms.join(','))
  if (filter.production) query.set('production', String(filter.production))
  if (filter.onlyConflicts) query.set('conflicts', 'true')
  return `?${query}`
}
