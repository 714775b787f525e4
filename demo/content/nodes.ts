import { lightMarkdown as richText } from '../../app/platform/rich-text/light-markdown.ts'
import type { ZweiklangName } from '../../app/platform/theme/color-pair.ts'
import { headline, type WrittenNode } from '../../app/starters/nodes.ts'
import { slugOf } from './slug.ts'

/**
 * Constructors of page-editor modules for the demo content. Addresses are `to:kind/slug` (production, venue, person,
 * series, article, form) or a path, pictures are `picture:name`; `references.ts` replaces them with real ones.
 */
export { faq, headline, link, section, text, type WrittenNode } from '../../app/starters/nodes.ts'

type Teaser = { preline: string; headline: string; text: string; link_text: string; link: string; image: string }

/** A sentence worth repeating. */
export const quote = (content: string, author: string): WrittenNode => ({ type: 'quote', data: { content, author } })

/** A picture by its id or name, with a line below it. */
export const image = (picture: number | string | null, line: string): WrittenNode => ({
  type: 'image',
  data: { image: picture, format: 'Medium', text: line },
})

/** Text beside a picture. */
export const pair = (markdown: string, picture: string, extra_class: 'image-text' | 'text-image' = 'image-text'): WrittenNode => ({
  type: 'two-columns',
  data: { extra_class, text: richText(markdown), image: `picture:${picture}` },
})

/** A table whose first row and first column are headers; each line is a row, with strokes between its cells. */
export const table = (caption: string, ...lines: string[]): WrittenNode => ({
  type: 'table',
  data: {
    caption,
    header_row: true,
    header_column: true,
    rows: lines.map((line, index) => ({ id: `r${index}`, cells: line.split(' | ').map((words) => ({ content: richText(words) })) })),
  },
})

/** Links side by side, each with a picture. */
export const teasers = (title: string, items: Teaser[], display: 'list' | 'slider' = 'list'): WrittenNode => ({
  type: 'teaser-list',
  data: { headline: title, display, items: items.map((item, index) => ({ id: `t${index}`, ...item, image: `picture:${item.image}` })) },
})

/** One announcement with picture, text and link. */
export const fullTeaser = (
  words: { preline: string; headline: string; subline: string; text: string; link_text: string; link: string; picture: string },
  look: { layout: 'image-left' | 'image-right' | 'fullscreen'; zweiklang: ZweiklangName },
): WrittenNode => {
  const { text: markdown, picture, ...lines } = words
  const data = { ...lines, text: richText(markdown), image: `picture:${picture}`, extra_class: look.layout, zweiklang: look.zweiklang }
  return { type: 'full-teaser', data }
}

/** A form, shown in the page. */
export const form = (title: string, slug: string): WrittenNode => ({
  type: 'form',
  data: { headline: title, hubspot_id: `to:form-number/${slug}` },
})

/** All venues, each with its picture and address. */
export const venueList = (title: string): WrittenNode => ({ type: 'venue-list', data: { headline: title, venue: [] } })

/** The newest articles of the magazine. */
export const newestArticles = (title: string, items: number): WrittenNode => ({
  type: 'blog-teaser-list',
  data: { headline: title, items, article_objects: [], main_teaser: null },
})

/** Supporters of the theatre, with the logos that `signs.ts` draws for them. */
export const logos = (title: string, names: Record<string, string>): WrittenNode => ({
  type: 'logo-list',
  data: {
    headline: title,
    logos: Object.entries(names).map(([id, name]) => ({ id, name, image: `picture:sign/${id}`, link: '' })),
  },
})

/** Chapters below a list of links to them. */
export function chapters(parts: { title: string; subline?: string; nodes: WrittenNode[] }[]): WrittenNode[] {
  const anchors = parts.map(({ title }) => `zu-${slugOf(title)}`)
  const children = parts.map(({ title }, index) => ({ id: `a${index}`, link_text: title, anchor: anchors[index] }))
  return [
    { type: 'anchor-list', data: { sticky: false, far_offset: false, children } },
    ...parts.flatMap(({ title, subline, nodes }, index) => [
      headline(title, { anchor: anchors[index], ...(subline ? { subline } : {}) }),
      ...nodes,
    ]),
  ]
}
