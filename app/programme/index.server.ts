export { programmeApi } from './api.server.ts'
export { eventView, groupByDay } from './event-view.ts'
export { findEvent, listEvents } from './queries.server.ts'
export { seatGroupSchema } from './schema.ts'
