export { EventDays } from './components/EventDays.tsx'
export { EventDaysSkeleton } from './components/EventDaysSkeleton.tsx'
export {
  DetailSkeleton,
  EnsembleSkeleton,
  ProductionsSkeleton,
  ScheduleSkeleton,
  SeriesSkeleton,
  VenueSkeleton,
} from './components/page-skeletons.tsx'
export type { EventPage } from './event-list.server.ts'
export type { DayView } from './event-view.ts'
export { fetchEventPage } from './fetch-event-page.ts'
export { useTodayOnCachedPage } from './relative-day.ts'
