export { EventDays } from './components/EventDays.tsx'
export { EventDaysSkeleton } from './components/EventDaysSkeleton.tsx'
export type { DayView, EventView } from './event-view.ts'
export type { Price, SeatGroup, Timeslot } from './schema.ts'
