import { dayAfter, firstDayOf, monthAfter, monthOf, weekOf, weeksOfMonth } from '../../platform/clock/calendar-days.ts'

/** The views of the calendar: a week by the hour, a week with a lane per room, a month. */
export const VIEWS = ['week', 'rooms', 'month'] as const
export type BoardView = (typeof VIEWS)[number]

/** The filter of the calendar; no rooms means all. */
export type BoardFilter = { rooms: number[]; production: number | null; onlyConflicts: boolean }

/** The days that a view shows around a day, ISO. */
export function daysShown(view: BoardView, day: string): string[] {
  return view === 'month' ? weeksOfMonth(monthOf(day)).flat() : weekOf(day)
}

/** The day on which the previous or next view is centred. */
export function dayOfAdjacentView(view: BoardView, day: string, by: 1 | -1): string {
  return view === 'month' ? firstDayOf(monthAfter(monthOf(day), by)) : dayAfter(day, by * 7)
}

/** The URL of a view; defaults are left out. */
export function boardUrl(view: BoardView, day: string | null, filter: BoardFilter): string {
  const query = new URLSearchParams()
  if (view !== 'week') query.set('view', view)
  if (day) query.set('date', day)
  if (filter.rooms.length > 0) query.set('room', filter.rooms.join(','))
  if (filter.production) query.set('production', String(filter.production))
  if (filter.onlyConflicts) query.set('conflicts', 'true')
  return query.size > 0 ? `?${query}` : '.'
}
