export { searchApi } from './api.server.ts'
export { searchJobs } from './jobs.server.ts'
export { createSearchIndex, type SearchIndex } from './search-index.server.ts'
export { listZeroResults, purgeZeroResults } from './zero-results.server.ts'
