import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listZeroResults, purgeZeroResults } from '../../app/search/index.server.ts'
import { zeroResults } from '../../app/search/tables.ts'
import { DATABASES, openTestHouse, type TestHouse } from '../support/house.ts'

const A_DAY = { hours: 24 }
const MAX_A_DAY = 500

describe.each(DATABASES)('what is searched and not found on %s', (database) => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse({ database })
  })
  afterAll(() => house.close())
  const search = async (query: string) => (await house.visitor().fetch(`/de/search?q=${encodeURIComponent(query)}`)).text()
  const missed = () => listZeroResults(house.foyer.platform, { days: 30, shown: 12 })

  it('is counted by keyword, whoever searched, and shown to staff on their first screen', async () => {
    for (const query of ['Nibelungenring', ' nibelungenring', 'Schlittschuh']) {
      expect(await search(query)).toContain('Ihre Suche ergab leider keine Treffer')
    }
    await search('ida@haus.example')
    expect(await missed()).toEqual([
      { keyword: 'nibelungenring', count: 2 },
      { keyword: 'schlittschuh', count: 1 },
    ])
    const editor = await house.editor()
    const overview = await (await editor.fetch('/cms-hub')).text()
    expect(overview).toMatch(/In den letzten 30 Tagen gesucht und nicht gefunden.*>nibelungenring<.*schlittschuh/s)
    expect(await (await house.visitor().fetch('/cms-hub')).text()).not.toContain('nibelungenring')
  })

  it('never grows beyond what a day may hold; what is known already goes on being counted', async () => {
    house.clock.advance(A_DAY)
    const day = house.clock.now().toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
    const filled = Array.from({ length: MAX_A_DAY }, (_, n) => ({ day, keyword: `wort ${n}` }))
    await house.foyer.platform.db.insert(zeroResults).values(filled)
    await search('Neuling')
    await search('Wort 7')
    const known = await missed()
    expect(known.map(({ keyword }) => keyword)).not.toContain('neuling')
    expect(known).toContainEqual({ keyword: 'wort 7', count: 2 })
  })

  it('is forgotten after ninety days', async () => {
    const rows = () => house.foyer.platform.db.$count(zeroResults)
    const before = await rows()
    house.clock.advance({ hours: 24 * 89 })
    await purgeZeroResults(house.foyer.platform)
    expect(await rows()).toBe(before)
    house.clock.advance(A_DAY)
    await purgeZeroResults(house.foyer.platform)
    expect(await rows()).toBe(MAX_A_DAY)
    house.clock.advance(A_DAY)
    await purgeZeroResults(house.foyer.platform)
    expect(await rows()).toBe(0)
  })
})
