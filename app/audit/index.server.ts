export { checkApi } from './api.server.ts'
export { createOutsideAsker } from './ask-outside.server.ts'
export { checkAfterWrites, checkJobs } from './jobs.server.ts'
export type { Means } from './run.server.ts'
