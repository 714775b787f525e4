export { calendarApi } from './api.server.ts'
