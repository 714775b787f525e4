export { magazineApi } from './api.server.ts'
export { articleSearchSource } from './search-source.server.ts'
