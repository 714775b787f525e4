export { availabilityOf, isQuickBookable, priceFrom, SEAT_GROUP_FEW, SEAT_GROUP_SOLD_OUT } from './availability.ts'
export { EventDays } from './components/EventDays.tsx'
export type { DayView, EventView } from './event-view.ts'
export type { Availability, Price, SeatGroup, Timeslot } from './schema.ts'
