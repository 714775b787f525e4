import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { venues } from '../../app/programme/tables.ts'
import { createPage, headline } from '../support/page.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'

type Tab = { count: number; results: { title: string }[] }

describe.each(DATABASES)('what questions found, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
    const editor = await app.editor()
    const page = await createPage(app, editor, 'kormoran', [headline('kormoran-1', 'Ein Kormoran am Wehr')])
    await page.publish(editor)
  })
  afterAll(() => app.close())

  const count = async (query: string) =>
    (await app.visitor().getJson<Tab>(`/api/search/others/?${new URLSearchParams({ query })}`)).body.count
  /** How often the index was asked. */
  async function misses(work: () => Promise<unknown>): Promise<number> {
    const { counts } = app.foyer.platform.searchCache
    const before = counts.misses
    await work()
    return counts.misses - before
  }

  it('is kept by the question, however it is written, and apart from what other pages read', async () => {
    expect(await count('Kormoran Wehr')).toBe(1)
    const readsBefore = app.foyer.platform.readCache.counts.misses
    expect(await misses(async () => expect(await count('  kormoran, WEHR!')).toBe(1))).toBe(0)
    expect(await misses(() => count('wehr kormoran'))).toBe(1)
    expect(app.foyer.platform.readCache.counts.misses).toBe(readsBefore)
  })

  it('is kept for suggestions and for the results page as well', async () => {
    const visitor = app.visitor()
    for (const path of ['/api/search/autocomplete/?query=kor', '/de/search/others?q=Kormoran']) {
      await visitor.fetch(path)
      expect(await misses(() => visitor.fetch(path))).toBe(0)
    }
  })

  it('goes with every write to the index, with none that the index does not see, and when the hour is over', async () => {
    const { platform, searchIndex } = app.foyer
    expect(await count('Eisvogel')).toBe(0)
    await platform.write(async (_tx, invalidate) => invalidate('nothing-of-the-index'))
    expect(await misses(() => count('Eisvogel'))).toBe(0)
    await platform.write(async (tx, invalidate) => {
      const [venue] = await tx.insert(venues).values({ name: 'Eisvogel', slug: 'eisvogel' }).returning({ id: venues.id })
      invalidate(`venue:${venue?.id}`, 'venues')
    })
    expect(await count('Eisvogel')).toBe(1)
    await searchIndex.rebuild()
    expect(await misses(() => count('Eisvogel'))).toBeGreaterThan(0)
    app.clock.advance({ hours: 1 })
    expect(await misses(() => count('Eisvogel'))).toBeGreaterThan(0)
  })

  it('leaves visitors the page of the search for a moment after a write in which nothing has to vanish, after no other', async () => {
    const { platform } = app.foyer
    const write = (how: 'invalidate' | 'refresh', slug: string) =>
      platform.write(async (tx, invalidate, refresh) => {
        const [venue] = await tx.insert(venues).values({ name: slug, slug }).returning({ id: venues.id })
        const affect = how === 'refresh' ? refresh : invalidate
        affect(`venue:${venue?.id}`)
      })
    await app.visitor().fetch('/de/search')
    await write('refresh', 'reiher')
    expect(platform.pageCache.get('/de/search')).toBeUndefined()
    expect(platform.pageCache.getStale('/de/search', 3000)).toBeDefined()
    await write('invalidate', 'rohrdommel')
    expect(platform.pageCache.getLastKnown('/de/search')).toBeUndefined()
  })
})
