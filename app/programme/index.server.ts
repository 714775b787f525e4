export { programmeApi } from './api.server.ts'
export { listProductions } from './detail.server.ts'
export { type EventView, eventView, groupByDay } from './event-view.ts'
export { findEvent, listEvents } from './queries.server.ts'
