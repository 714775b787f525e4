export { magazineApi } from './api.server.ts'
export { listArticles } from './queries.server.ts'
