import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listZeroResults, purgeZeroResults } from '../../app/search/index.server.ts'
import { zeroResults } from '../../app/search/tables.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'

const A_DAY = { hours: 24 }
const MAX_A_DAY = 500

describe.each(DATABASES)('searches without results on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ database })
  })
  afterAll(() => app.close())
  const search = async (query: string) => (await app.visitor().fetch(`/de/search?q=${encodeURIComponent(query)}`)).text()
  const missed = () => listZeroResults(app.foyer.platform, { days: 30, shown: 12 })

  it('is counted by keyword, no matter who searched, and shown to staff on the screen of the house', async () => {
    for (const query of ['Nibelungenring', ' nibelungenring', 'Schlittschuh']) {
      expect(await search(query)).toContain('Ihre Suche ergab leider keine Treffer')
    }
    await search('ida@haus.example')
    expect(await missed()).toEqual([
      { keyword: 'nibelungenring', count: 2 },
      { keyword: 'schlittschuh', count: 1 },
    ])
    const editor = await app.editor()
    const overview = await (await editor.fetch('/cms-hub/house')).text()
    expect(overview).toMatch(/In den letzten 30 Tagen gesucht und nicht gefunden.*>nibelungenring<.*schlittschuh/s)
    expect(await (await app.visitor().fetch('/cms-hub/house')).text()).not.toContain('nibelungenring')
  })

  it('never grows beyond what a day may hold; what is known already goes on being counted', async () => {
    app.clock.advance(A_DAY)
    const day = app.clock.now().toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
    const filled = Array.from({ length: MAX_A_DAY }, (_, n) => ({ day, keyword: `wort ${n}` }))
    await app.foyer.platform.db.insert(zeroResults).values(filled)
    await search('Neuling')
    await search('Wort 7')
    const known = await missed()
    expect(known.map(({ keyword }) => keyword)).not.toContain('neuling')
    expect(known).toContainEqual({ keyword: 'wort 7', count: 2 })
  })

  it('is forgotten after ninety days', async () => {
    const rows = () => app.foyer.platform.db.$count(zeroResults)
    const before = await rows()
    app.clock.advance({ hours: 24 * 89 })
    await purgeZeroResults(app.foyer.platform)
    expect(await rows()).toBe(before)
    app.clock.advance(A_DAY)
    await purgeZeroResults(app.foyer.platform)
    expect(await rows()).toBe(MAX_A_DAY)
    app.clock.advance(A_DAY)
    await purgeZeroResults(app.foyer.platform)
    expect(await rows()).toBe(0)
  })
})
