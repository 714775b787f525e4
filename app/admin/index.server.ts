export { adminJobs } from './jobs.server.ts'
export { pageLog } from './page-log.server.ts'
export { pagesApi } from './pages-api.server.ts'
export { trashedPages } from './trashed-pages.server.ts'
