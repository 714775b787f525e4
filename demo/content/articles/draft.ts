import type { DemoArticle, DemoArticleBlock } from '../types.ts'

/** An article as it is written here: paragraphs are plain strings, the slug comes from the title. */
export type DraftArticle = Omit<DemoArticle, 'slug' | 'body'> & { body: (string | DemoArticleBlock)[] }

export const headline = (text: string): DemoArticleBlock => ({ kind: 'headline', text })
export const quote = (text: string, author: string): DemoArticleBlock => ({ kind: 'quote', text, author })
export const image = (caption: string): DemoArticleBlock => ({ kind: 'image', caption })
