import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { choice, choices, count, line, summaryText } from '../field-schemas.ts'

export const MIN_ARTICLES = 1
export const MAX_ARTICLES = 8

/** Articles of the magazine: the newest, or selected ones, one of them large. `items` is their number. */
export default defineModule({
  type: 'blog-teaser-list',
  version: 1,
  label: 'Article teasers',
  alsoCalled: 'news, articles, blog, magazine',
  icon: 'M3 4h10v8H3zM16 4h5M16 8h5M16 12h5M3 16h18M3 20h12',
  toolbars: { house: 100 },
  group: 'programme',
  schema: z.strictObject({
    headline: line,
    items: count(MIN_ARTICLES, MAX_ARTICLES),
    article_objects: choices(MAX_ARTICLES),
    main_teaser: choice,
  }),
  defaults: () => ({ headline: '', items: 4, article_objects: [], main_teaser: null }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    items: { kind: 'number', label: 'Number of articles', min: MIN_ARTICLES, max: MAX_ARTICLES },
    main_teaser: { kind: 'relation', label: 'Main article', of: 'article', from: '/api/articles/?page_size=100', isLong: true },
    article_objects: { kind: 'relations', label: 'Selected articles', of: 'article', from: '/api/articles/?page_size=100', isLong: true },
  },
  isStatic: true,
  summary: (data) => summaryText(data.headline),
})
