export { magazineApi } from './api.server.ts'
export { type ArticleView, listArticles } from './queries.server.ts'
