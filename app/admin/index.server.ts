export { adminApi } from './api.server.ts'
export { dashboardApi } from './dashboard/dashboard-api.server.ts'
export { adminJobs } from './jobs.server.ts'
export { peopleApi } from './people-api.server.ts'
