import { describe, expect, it } from 'vitest'
import { zweiklangNames } from '../../app/platform/theme/color-pair.ts'
import { posterMotifs } from '../posters/index.ts'
import { guests } from './guests.ts'
import { motifs, scenes } from './motifs.ts'
import { persons } from './persons.ts'
import { productions } from './productions.ts'
import * as vocabulary from './programme-vocabulary.ts'
import { series } from './series.ts'
import { venues } from './venues.ts'

const slugs = (list: { slug: string }[]) => new Set(list.map((record) => record.slug))
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()
const words = (text: string) => text.split(/\s+/).length
const inSeason = (season: string) => productions.filter((production) => production.season === season).length

describe('the written demo house', () => {
  it('has 25 productions of three seasons, a house full of people, 6 series and 4 venues, none twice', () => {
    expect([productions.length, series.length, venues.length]).toEqual([25, 6, 4])
    expect(persons.length).toBeGreaterThanOrEqual(47)
    expect([inSeason('previous'), inSeason('current'), inSeason('next')]).toEqual([4, 17, 4])
    const rooms = venues.flatMap((venue) => venue.rooms)
    for (const list of [productions, [...persons, ...guests], series, venues, rooms, ...Object.values(vocabulary)])
      expect(slugs(list).size).toBe(list.length)
    for (const slug of [...slugs(productions), ...slugs(persons)]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
  it('names only people, series, tags, branches, genres and rooms that exist', () => {
    const names = new Set([...persons, ...guests].map(fullName))
    const rooms = new Set(venues.flatMap((venue) => venue.rooms.map((room) => room.slug)))
    for (const production of productions) {
      for (const { person } of production.contributors) expect(names).toContain(person)
      for (const [part, person] of Object.entries(production.understudies ?? {})) {
        expect(names).toContain(person)
        expect(production.contributors.map(({ role }) => role)).toContain(part)
      }
      for (const slug of production.series) expect(slugs(series)).toContain(slug)
      for (const slug of production.tags) expect(slugs(vocabulary.tags)).toContain(slug)
      expect(slugs(vocabulary.exhibitionTypes)).toContain(production.type)
      expect(slugs(vocabulary.genres)).toContain(production.genre)
      expect(rooms).toContain(production.room)
    }
    for (const { category } of persons) expect(slugs(vocabulary.personCategories)).toContain(category)
  })
  it('leaves no tag, branch, genre and series without a production', () => {
    const used = new Set(productions.flatMap(({ type, genre, tags, series }) => [type, genre, ...tags, ...series]))
    for (const { slug } of [...vocabulary.exhibitionTypes, ...vocabulary.genres, ...vocabulary.tags, ...series])
      expect(used).toContain(slug)
  })
  it('gives everybody of the house something to do, and no one the same part twice', () => {
    const busy = new Set(productions.flatMap((production) => production.contributors.map(({ person }) => person)))
    expect([...persons, ...guests].map(fullName).filter((name) => !busy.has(name))).toEqual([])
    for (const { contributors } of productions) {
      const credits = contributors.map(({ role, kind, person }) => `${kind}/${role}/${person}`)
      expect(new Set(credits).size).toBe(credits.length)
    }
  })
  it('fits every production into its room, its hall plan, its length and its age', () => {
    for (const { slug, room, priceTable, tags, durationMinutes, ageFrom } of productions) {
      expect([room, 'free'], slug).toContain(priceTable)
      expect(tags.includes('unter-90-minuten'), slug).toBe(durationMinutes < 90)
      expect(tags.includes('ab-sechs'), slug).toBe(ageFrom === 6)
    }
  })
  it('says in the subline the age that the production is for', () => {
    for (const { slug, subline, ageFrom } of productions) {
      const statedAge = /ab (\d+)/.exec(subline)?.[1]
      if (statedAge) expect(Number(statedAge), slug).toBe(ageFrom)
    }
  })
  it('writes at the length of a programme page', () => {
    for (const { slug, description, teaser, contributors } of productions) {
      const paragraphs = description.split('\n\n').length
      expect(paragraphs, slug).toBeGreaterThanOrEqual(4)
      expect(paragraphs, slug).toBeLessThanOrEqual(7)
      expect(words(description), slug).toBeGreaterThanOrEqual(220)
      expect(teaser.length, slug).toBeLessThanOrEqual(200)
      expect(
        contributors.some(({ kind }) => kind === 'team'),
        slug,
      ).toBe(true)
    }
    for (const { slug, biography } of persons) expect(words(biography), slug).toBeGreaterThanOrEqual(60)
    for (const { slug, description, directions, accessibility } of venues)
      for (const text of [description, directions, accessibility]) expect(words(text), slug).toBeGreaterThanOrEqual(60)
  })
  it('lies at one inland lake, all its venues within walking distance', () => {
    for (const { latitude, longitude } of venues) {
      expect(Math.abs(latitude - 53.555)).toBeLessThan(0.01)
      expect(Math.abs(longitude - 10.915)).toBeLessThan(0.015)
    }
  })
  it('gives every production a picture of its own, and neighbours different colours of all ten', () => {
    const chosen = productions.map((production) => motifs[production.slug])
    for (const choice of chosen) expect(choice && posterMotifs(choice[0])).toContain(choice?.[1])
    expect(new Set(chosen.map((choice) => choice?.join('/'))).size).toBe(productions.length)
    for (const [slug, drawings] of Object.entries(scenes)) {
      expect(slugs(productions)).toContain(slug)
      for (const { motif } of drawings) expect(posterMotifs(motif[0])).toContain(motif[1])
    }
    const colours = productions.map((production) => production.zweiklang)
    expect(new Set(colours)).toEqual(new Set(zweiklangNames))
    for (const [index, colour] of colours.entries()) expect(colour).not.toBe(colours[index + 1])
  })
})
