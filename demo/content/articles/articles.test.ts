import { describe, expect, it } from 'vitest'
import { articleCategories, articleTags } from '../magazine-vocabulary.ts'
import { persons } from '../persons.ts'
import { productions } from '../productions.ts'
import { articles } from './index.ts'

const slugs = (list: { slug: string }[]) => new Set(list.map((one) => one.slug))

describe('the magazine of the demo house', () => {
  it('has 40 articles or more, none twice, no two of one day, the newest first', () => {
    expect(articles.length).toBeGreaterThanOrEqual(40)
    expect(slugs(articles).size).toBe(articles.length)
    const days = articles.map((article) => article.publishedDaysAgo)
    expect(days).toEqual([...new Set(days)].toSorted((one, other) => one - other))
  })
  it('names only categories, topics, productions and authors that exist, and leaves no category or topic empty', () => {
    const authors = new Set(persons.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
    for (const { slug, category, tags, author, production } of articles) {
      expect(slugs(articleCategories), slug).toContain(category)
      for (const tag of tags) expect(slugs(articleTags), slug).toContain(tag)
      expect(authors, slug).toContain(author)
      if (production) expect(slugs(productions), slug).toContain(production)
    }
    expect(new Set(articles.map((article) => article.category))).toEqual(slugs(articleCategories))
    expect(new Set(articles.flatMap((article) => article.tags))).toEqual(slugs(articleTags))
  })
  it('writes real texts: five paragraphs or more, divided by headlines, with somebody’s words and a picture', () => {
    for (const { slug, lead, body } of articles) {
      const paragraphs = body.flatMap((block) => (block.kind === 'text' ? block.text.split('\n\n') : []))
      expect(paragraphs.length, slug).toBeGreaterThanOrEqual(5)
      expect(lead.length, slug).toBeGreaterThan(0)
      for (const kind of ['headline', 'quote', 'image'])
        expect(
          body.map((block) => block.kind),
          slug,
        ).toContain(kind)
      expect(body[0]?.kind, slug).toBe('text')
      expect(body.at(-1)?.kind, slug).toBe('text')
    }
  })
})
