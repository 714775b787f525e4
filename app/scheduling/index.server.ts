export { calendarApi } from './api.server.ts'
export { roomBooking } from './bookings/record-type.server.ts'
export { feedSchema } from './feeds/feeds.server.ts'
export { feedJobs } from './feeds/jobs.server.ts'
