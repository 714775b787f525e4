import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { de } from '../../app/platform/i18n/de.ts'
import { type Crawl, crawl } from '../support/crawl.ts'
import { openFilledHouse } from '../support/demo-house.ts'
import type { TestHouse } from '../support/house.ts'

/** Source texts that a German page may rightly hold: short ones are words of other languages or of code. */
const SHORTEST_SOURCE_TEXT = 14
/** A house of the demo's size has this many pages at the least; fewer would mean that the walk has lost its way. */
const FEWEST_PAGES = 250

describe('the whole demo house, walked by its links', () => {
  let house: TestHouse
  let walked: Crawl
  beforeAll(async () => {
    house = await openFilledHouse()
    walked = await crawl(house.url, '/de')
  })
  afterAll(() => house.close())

  it('has no link that leads nowhere', () => {
    expect(walked.pages.size).toBeGreaterThan(FEWEST_PAGES)
    const dead = [...walked.answers].filter(([, { status }]) => status >= 400)
    expect(dead.map(([path, { status, from }]) => `${status} ${path}, linked on ${from}`)).toEqual([])
  })
  it('has no link through a redirect: every link says where it leads', () => {
    const detours = [...walked.answers].filter(([, { status }]) => status >= 300 && status < 400)
    expect(detours.map(([path, { location, from }]) => `${path} → ${location}, linked on ${from}`)).toEqual([])
  })
  it('has no hash that is missing on its page', () => {
    const missing = walked.hashes.filter(({ path, hash }) => !walked.pages.get(path)?.ids.has(hash))
    expect(missing.map(({ path, hash, from }) => `${path}#${hash}, linked on ${from}`)).toEqual([])
  })
  it('shows no text outside the catalogue: no source text is left untranslated', () => {
    const sources = Object.entries(de).flatMap(([source, german]) => {
      // Up to the first value that is filled in; what is alike in both languages proves nothing.
      const start = source.split('{')[0]?.trimEnd() ?? ''
      return start.length >= SHORTEST_SOURCE_TEXT && start.includes(' ') && !JSON.stringify(german).includes(start) ? [start] : []
    })
    const untranslated = [...walked.pages].flatMap(([path, { text }]) =>
      sources.filter((source) => text.includes(source)).map((source) => `${path}: ${source}`),
    )
    expect(untranslated).toEqual([])
    const unfilled = [...walked.pages].filter(([, { text }]) =>
      /\{(n|name|title|date|time|count)\}|undefined|\[object Object\]|NaN/.test(text),
    )
    expect(unfilled.map(([path]) => path)).toEqual([])
  })
  it('has one title of the first level, a name and a description on every page', () => {
    const faulty = [...walked.pages].filter(([, { titles, name }]) => titles !== 1 || name === '')
    expect(faulty.map(([path, { titles, name }]) => `${path}: ${titles} × h1, “${name}”`)).toEqual([])
  })
})
