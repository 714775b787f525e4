import type { ContentNode } from '../../app/content/index.ts'

/** A headline, as a page holds it. */
export const headlineNode = (id: string, content: string): ContentNode => ({
  ...{ id, type: 'headline', version: 1 },
  data: { headline_level: 2, content },
})

/** A text of plain paragraphs, as a page holds it. */
export const textNode = (id: string, ...paragraphs: string[]): ContentNode => ({
  ...{ id, type: 'text', version: 1 },
  data: {
    content: { type: 'doc', content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) },
  },
})
