export { eveningApi } from './api.server.ts'
export { eveningJobs, eveningQueues } from './sale-job.server.ts'
