import type { BlogPosting, WithContext } from 'schema-dts'
import type { PageMetadata } from '../platform/http/page-metadata.ts'
import { addressAt } from '../platform/media/picture.ts'
import type { OgImage } from '../platform/og-image/og-image.ts'
import { previewOf, type ShareCardReader } from '../platform/og-image/og-images.ts'
import { readSettings } from '../site/index.server.ts'
import { type ArticleView, findArticle } from './queries.server.ts'

/** Width of the picture in an article's metadata. */
const PICTURE_WIDTH = 1536

function articleCard({ title, category, zweiklang, picture }: ArticleView, houseName: string): OgImage {
  const [pictureKey = null] = /(?<=^\/media\/)[0-9a-f]+/.exec(picture?.src ?? '') ?? []
  return { title, line: category, houseName, zweiklang, pictureKey, isPoster: false }
}

/** Readers of the share cards of the magazine, by kind. */
export const magazineCards = {
  article: async (platform, id) => {
    const article = await findArticle(platform, id)
    return article && articleCard(article, (await readSettings(platform)).design.houseName)
  },
} satisfies Record<string, ShareCardReader>

/** Metadata of an article's page, with its JSON-LD. */
export function articleMetadata(article: ArticleView, { origin, houseName }: { origin: string; houseName: string }): PageMetadata {
  const picture = previewOf('article', article.id, articleCard(article, houseName))
  const organisation = { '@type': 'Organization', name: houseName, url: `${origin}/de` } as const
  const thing: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.lead,
    url: origin + article.url,
    mainEntityOfPage: origin + article.url,
    image: [picture.path, ...(article.picture ? [addressAt(article.picture, PICTURE_WIDTH)] : [])].map((path) => origin + path),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    articleSection: article.category,
    author: article.author ? { '@type': 'Person', name: article.author } : organisation,
    publisher: organisation,
  }
  return {
    title: article.title,
    description: article.lead,
    path: article.url,
    type: 'article',
    picture,
    publishedAt: article.publishedAt,
    structuredData: [thing],
  }
}
