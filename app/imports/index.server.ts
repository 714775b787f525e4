export { importApi } from './api.server.ts'
export { importJobs, importProgramme } from './jobs.server.ts'
