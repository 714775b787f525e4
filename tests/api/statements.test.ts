import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyPages } from '../../bench/key-pages.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { DATABASES, type TestApp } from '../support/test-app.ts'

/** The most statements of a page of which nothing is known: one of them reads what every page needs. */
const COLD = 5
/** The most statements of a page whose frame is known; one of them tells made-up addresses from real ones. */
const FRAME_KNOWN = 4
/** For the first one after a change, which reads what lists can be narrowed by. */
const UNSEEN_FILTER = 2

/** The frame of this page is the whole page but for its container. */
const PLAIN_PAGE = '/de/impressum'

/** All that visitors see of the programme, by nothing narrowed. */
const WHOLE_ORDER = /where \("events"\."is_online" = \$\d+ and "productions"\."is_online" = \$\d+\) order by [^)]*\) "in_order"/

describe.each(DATABASES)('the statements of a page that is rendered, on %s', (database) => {
  let app: TestApp
  let pages: string[]
  let statements: string[] = []
  beforeAll(async () => {
    // Without a page cache every request is rendered.
    app = await createDemoApp({ database, environment: { PAGE_CACHE_MB: '0' } })
    // Jobs run statements of their own.
    await app.foyer.platform.jobs.stop()
    app.foyer.platform.database.onStatement((text) => statements.push(text))
    pages = [...(await keyPages(app.url)).filter((path) => !path.includes('/search')), '/de/ihr-besuch']
  })
  afterAll(() => app.close())

  async function statementsOf(path: string): Promise<string[]> {
    statements = []
    const response = await app.visitor().fetch(path)
    await response.text()
    expect([path, response.status]).toEqual([path, 200])
    return statements
  }

  it('are a handful while nothing is known, whatever the page holds', async () => {
    for (const path of pages) {
      app.foyer.platform.readCache.clear()
      const cold = await statementsOf(path)
      expect([path, cold.length > COLD ? cold : 'few']).toEqual([path, 'few'])
      app.foyer.platform.readCache.clear()
      await statementsOf(PLAIN_PAGE)
      const own = await statementsOf(path)
      expect([path, own.length > FRAME_KNOWN ? own : 'few']).toEqual([path, 'few'])
    }
  })

  it('read the order of the whole programme for lists alone, which takes long in a large house', async () => {
    const readsAll: Record<string, boolean> = {}
    for (const path of [...pages, PLAIN_PAGE]) {
      app.foyer.platform.readCache.clear()
      readsAll[path] = (await statementsOf(path)).some((text) => WHOLE_ORDER.test(text))
    }
    const lists = ['/de', '/de/spielplan']
    expect(readsAll).toEqual(Object.fromEntries(Object.keys(readsAll).map((path) => [path, lists.includes(path)])))
  })

  it('are none once its data is known', async () => {
    for (const path of pages) {
      await statementsOf(path)
      expect([path, await statementsOf(path)]).toEqual([path, []])
    }
  })

  it('are two for a filter never seen: what lists can be narrowed by, once after a change, and the rows that no page has shown yet', async () => {
    app.foyer.platform.readCache.clear()
    await statementsOf('/de/spielplan')
    expect((await statementsOf('/de/spielplan?type=1')).length).toBeLessThanOrEqual(UNSEEN_FILTER)
    expect((await statementsOf('/de/spielplan?type=2')).length).toBeLessThan(UNSEEN_FILTER)
  })

  it('are two for a question and one that counts it, another where only other results match, and another where no document has all its words', async () => {
    await statementsOf('/de/search?q=Garderobe')
    expect(await statementsOf('/de/search?q=Sturm')).toHaveLength(3)
    expect(await statementsOf('/de/search?q=Kantine')).toHaveLength(4)
    expect(await statementsOf('/de/search?q=Impressum+Rollstuhl')).toHaveLength(5)
    expect(await statementsOf('/de/search?q=impressum,+rollstuhl!')).toEqual([])
  })

  it('are two for suggestions never asked for and one that counts them, and none for those asked for before', async () => {
    await statementsOf('/api/search/autocomplete/?query=gard')
    expect(await statementsOf('/api/search/autocomplete/?query=stu')).toHaveLength(3)
    expect(await statementsOf('/api/search/autocomplete/?query=STU')).toEqual([])
  })
})
