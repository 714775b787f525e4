export { magazineApi } from './api.server.ts'
export { magazineContentTypes } from './content-types.server.ts'
export { type ArticleView, isArticleOnline, listArticles } from './queries.server.ts'
export { articleSearchSource } from './search-source.server.ts'
