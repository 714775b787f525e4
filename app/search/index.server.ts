export { searchApi } from './api.server.ts'
export { searchJobs } from './jobs.server.ts'
export { forgetMisses, listMisses } from './misses.server.ts'
export { createSearchIndex, type SearchIndex } from './search-index.server.ts'
