import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '../../app/platform/auth/tables.ts'
import { recallOf, relevanceQueries } from '../../demo/content/search-queries.ts'
import { faultOf, typedQuestions } from '../../demo/content/typed-questions.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { requirement } from '../support/requirement.ts'
import { DATABASES, type TestApp } from '../support/test-app.ts'

/** Lower bounds of the recall; the bench prints the current values. */
const RECALL_FLOOR = 0.95

/** Lower bound of the questions whose first result is right. */
const RIGHT_FLOOR = 38

/** Time limit for creating the demo content on a busy machine. */
const FILLING_MS = 180_000

describe.each(DATABASES)('sixty queries to the demo site on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createDemoApp({ database, environment: { LOCALES: 'de,en' } })
  }, FILLING_MS)
  afterAll(() => app.close())

  it(`find at least ${RECALL_FLOOR * 100} in 100 of what they ask for among the first five`, requirement('GEN-29'), async () => {
    expect(relevanceQueries).toHaveLength(60)
    const visitor = app.visitor()
    const missed: string[] = []
    let sum = 0
    for (const question of relevanceQueries) {
      // Nobody asks so much in a minute.
      await app.foyer.platform.db.delete(rateLimits)
      const { query, tab, expected } = question
      type List = { results: { title: string }[] }
      const { body } = await visitor.getJson<List>(`/api/search/${tab}/?${new URLSearchParams({ query })}`)
      const found = body.results.map(({ title }) => title)
      const recall = recallOf(question, found)
      sum += recall
      if (recall < 1) missed.push(`${query}: ${expected.join(', ')} | ${found.slice(0, 5).join(', ')}`)
    }
    const recall = sum / relevanceQueries.length
    expect(recall, `recall at 5 is ${recall.toFixed(3)}; missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(RECALL_FLOOR)
  })

  it.each([
    ['Rollstuhl', 'Barrierefreiheit'],
    ['Rollstuhlplatz', 'Barrierefreiheit'],
    ['Hörgerät', 'Barrierefreiheit'],
    ['Stellenangebote', 'Arbeiten bei uns'],
    ['Jobs', 'Arbeiten bei uns'],
    ['Bus', 'Anfahrt'],
  ])('the page where it stands comes first: %s', async (query, title) => {
    await app.foyer.platform.db.delete(rateLimits)
    type List = { results: { title: string }[] }
    const { body } = await app.visitor().getJson<List>(`/de/api/search/others/?${new URLSearchParams({ query })}`)
    expect(body.results[0]?.title).toBe(title)
  })

  it('a day is found at a time at which nothing begins, with a word on that, and nothing where there is none on it', async () => {
    const page = async (query: string) => {
      await app.foyer.platform.db.delete(rateLimits)
      return (await app.visitor().fetch(`/de/search?${new URLSearchParams({ q: query })}`)).text()
    }
    const linksIn = (html: string) => [...html.matchAll(/<h2[^>]*>\s*<a[^>]*href="([^"]+)"/g)].map(([, to]) => to)
    const onDay = await page('5.12.2026')
    expect(linksIn(onDay)).not.toEqual([])
    expect(onDay).not.toContain('Um diese Zeit beginnt nichts')
    const atFive = await page('5.12.2026 um 5:07 Uhr')
    expect(atFive).toContain('Um diese Zeit beginnt nichts')
    expect(linksIn(atFive)).toEqual(linksIn(onDay))
  })

  it(
    `the forty questions that people type have the right thing first, at least ${RIGHT_FLOOR} of them`,
    requirement('GEN-29'),
    async () => {
      expect(typedQuestions).toHaveLength(40)
      const visitor = app.visitor()
      const faults: string[] = []
      for (const question of typedQuestions) {
        await app.foyer.platform.db.delete(rateLimits)
        const { query, tab, locale } = question
        type List = { results: { title: string; detail: string }[] }
        const { body } = await visitor.getJson<List>(`/${locale}/api/search/${tab}/?${new URLSearchParams({ query })}`)
        const fault = faultOf(question, body.results)
        if (fault) faults.push(`${query}: ${fault}`)
      }
      const right = typedQuestions.length - faults.length
      expect(right, `${right} are right; the others:\n${faults.join('\n')}`).toBeGreaterThanOrEqual(RIGHT_FLOOR)
    },
  )
})
