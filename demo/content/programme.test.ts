import { describe, expect, it } from 'vitest'
import { posterMotifs } from '../posters/index.ts'
import { articleCategories, articles, articleTags } from './articles.ts'
import { motifs } from './motifs.ts'
import { persons } from './persons.ts'
import { productions } from './productions.ts'
import * as vocabulary from './programme-vocabulary.ts'
import { series } from './series.ts'
import { venues } from './venues.ts'

const slugs = (list: { slug: string }[]) => new Set(list.map((one) => one.slug))

describe('the written demo house', () => {
  it('has 24 productions of three seasons, 30 people, 6 series and 4 venues, none twice', () => {
    expect([productions.length, persons.length, series.length, venues.length]).toEqual([24, 30, 6, 4])
    for (const list of [productions, persons, series, venues]) expect(slugs(list).size).toBe(list.length)
    expect(new Set(productions.map((production) => production.season))).toEqual(new Set(['previous', 'current', 'next']))
  })
  it('names only people, series, tags, branches, genres and rooms that exist', () => {
    const names = new Set(persons.map((person) => `${person.firstName} ${person.lastName}`))
    const rooms = new Set(venues.flatMap((venue) => venue.rooms.map((room) => room.slug)))
    for (const production of productions) {
      for (const { person } of production.contributors) expect(names).toContain(person)
      for (const slug of production.series) expect(slugs(series)).toContain(slug)
      for (const slug of production.tags) expect(slugs(vocabulary.tags)).toContain(slug)
      expect(slugs(vocabulary.exhibitionTypes)).toContain(production.type)
      expect(slugs(vocabulary.genres)).toContain(production.genre)
      expect(rooms).toContain(production.room)
    }
  })
  it('has 40 articles, each with a category and topics that exist', () => {
    expect(articles).toHaveLength(40)
    expect(slugs(articles).size).toBe(40)
    for (const article of articles) {
      expect(slugs(articleCategories)).toContain(article.category)
      for (const tag of article.tags) expect(slugs(articleTags)).toContain(tag)
    }
  })
  it('is set in German quotation marks', () => {
    const texts = [...productions.flatMap((one) => [one.teaser, one.description]), ...persons.map((one) => one.biography)]
    for (const text of texts) expect(text).not.toMatch(/"| {2}/)
  })
  it('gives every production a picture of its own', () => {
    const chosen = productions.map((production) => motifs[production.slug])
    for (const choice of chosen) expect(choice && posterMotifs(choice[0])).toContain(choice?.[1])
    expect(new Set(chosen.map((choice) => choice?.join('/'))).size).toBe(productions.length)
  })
})
