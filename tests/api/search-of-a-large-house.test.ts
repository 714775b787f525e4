import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchIndex } from '../../app/search/search-index.server.ts'
import type { SearchSource } from '../../app/search/source.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'

/** More than the 65,535 parameters that a statement can have. */
const PERFORMANCES = 66_000

describe.each(DATABASES)('the index of a house with very many performances, on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
  })
  afterAll(() => app.close())

  it('is made anew, and what has gone meanwhile is no longer found', async () => {
    const sourceOf = (ids: number[]): SearchSource => ({
      kind: 'series',
      all: async () => ids,
      touchedBy: async () => [],
      // Of nearly all nothing is to be seen, which makes the index quick to make.
      read: async (_, some) =>
        some
          .filter((id) => id >= PERFORMANCES)
          .map((objectId) => ({ objectId, title: `Kormoran ${objectId}`, detail: '', passages: [], url: `/de/kormoran/${objectId}` })),
    })
    const all = Array.from({ length: PERFORMANCES + 1 }, (_, index) => index + 1)
    const urls = async () => {
      const { body } = await app.visitor().getJson<{ results: { url: string }[] }>('/api/search/others/?query=Kormoran')
      return body.results.map(({ url }) => url).toSorted()
    }
    await createSearchIndex(app.foyer.platform, [sourceOf(all)]).rebuild()
    expect(await urls()).toEqual(['/de/kormoran/66000', '/de/kormoran/66001'])
    await createSearchIndex(app.foyer.platform, [sourceOf(all.slice(0, -1))]).rebuild()
    expect(await urls()).toEqual(['/de/kormoran/66000'])
  })
})
