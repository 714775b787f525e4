import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events, productions, productionTags, tags } from '../../app/programme/tables.ts'
import { createFullProduction, createSurroundings, first, type Surroundings } from '../support/programme-fixture.ts'
import { requirement } from '../support/requirement.ts'
import { type Performances, performancesOf } from '../support/schedule-fixture.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

type List = { count: number; next: string | null; previous: string | null; results: { title: string }[] }

describe('the list of productions', () => {
  let app: TestApp
  let around: Surroundings
  let performances: Performances
  let tag = 0
  beforeAll(async () => {
    app = await createTestApp()
    const { platform } = app.foyer
    around = await createSurroundings(platform)
    const { production } = await createFullProduction(app.foyer, around)
    performances = performancesOf(app.foyer, { productionId: production.id, roomId: around.room.id })
    const numbers = Array.from({ length: 13 }, (_, index) => String(index + 1).padStart(2, '0'))
    const old = numbers.map((number) => ({ slug: `alt-${number}`, title: `Altes Stück ${number}`, seasonId: around.past.id }))
    const rows = await platform.db.insert(productions).values(old).returning()
    tag = first(await platform.db.insert(tags).values({ slug: 'live', name: 'Live-Musik' }).returning()).id
    await platform.db.insert(productionTags).values({ productionId: first(rows).id, tagId: tag })
  })
  afterAll(() => app.close())

  const list = async (query: string) => (await app.visitor().getJson<List>(`/de/api/productions/?${query}`)).body
  const titles = async (query: string) => (await list(query)).results.map(({ title }) => title)
  const get = (query: string) => app.visitor().fetch(`/de/stuecke?${query}`)

  it('has count, next, previous and results, twelve a page', requirement('PROD-06', 'PROD-07', 'PROD-08', 'PROD-09'), async () => {
    const seasonList = await list(`season=${around.past.id}`)
    expect([seasonList.count, seasonList.previous, seasonList.results.length]).toEqual([13, null, 12])
    const two = await list((seasonList.next ?? '').split('?')[1] ?? '')
    expect(two.results.map(({ title }) => title)).toEqual(['Altes Stück 13'])
    expect([two.count, two.next]).toEqual([13, null])
    expect(two.previous).toContain(`season=${around.past.id}`)
  })

  it(
    'is filtered by season, exhibition type, tag and date, in the API and on the page',
    requirement('PROD-01', 'PROD-02', 'PROD-03', 'PROD-04'),
    async () => {
      expect(await titles(`exhibition_type=${around.type.id}`)).toEqual(['Der volle Abend'])
      expect(await titles(`season=${around.season.id}`)).toEqual(['Der volle Abend'])
      expect(await titles(`tag=${tag}`)).toEqual(['Altes Stück 01'])
      expect(await titles('date=21-11-2026')).toEqual(['Der volle Abend'])
      expect(await titles('date=01-01-2031')).toEqual([])
      const season = await (await get(`season=${around.past.id}`)).text()
      expect(season).toContain('Spielzeit 2025/26</h1>')
      expect(season).toContain('Altes Stück 12')
      // The menu of every page contains tonight's title; its subline is in the list alone.
      expect(season).not.toContain('Schauspiel von Probe')
      expect(await (await get(`tag=${tag}`)).text()).not.toContain('Altes Stück 02')
      expect(await (await get('date=01-01-2031')).text()).toContain('Zu dieser Auswahl haben wir leider nichts gefunden.')
    },
  )

  it(
    'can be filtered by any day; the page shows which, and each poster names its first date from that day on',
    requirement('PROD-04'),
    async () => {
      await performances.create({ startsAt: new Date('2030-05-05T19:30:00+02:00') })
      await performances.create({ startsAt: new Date('2030-05-20T19:30:00+02:00') })
      await app.foyer.platform.write(async (_tx, invalidate) => invalidate('events', 'productions'))
      const response = await get(`day=2030-05-06&tag=&exhibition_type=${around.type.id}`)
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `/de/stuecke?exhibition_type=${around.type.id}&date=06-05-2030`,
      ])
      const html = (await (await get('date=06-05-2030')).text()).replaceAll('\u00a0', ' ')
      expect(html).toMatch(/aria-current="true"[^>]*>ab [^<]*06\.05\.2030</)
      expect(html).toContain('nächster Termin: Mo 20.05.')
      expect(html).toMatch(/<input[^>]* type="date"[^>]* value="2030-05-06"/)
    },
  )

  it(
    'starts with page 1, links to the next and previous page, and starts over with another filter',
    requirement('PROD-05', 'PROD-14'),
    async () => {
      const seasonList = (await (await get(`season=${around.past.id}`)).text()).replaceAll('&amp;', '&')
      expect(seasonList).toContain(`href="/de/stuecke?season=${around.past.id}&page=2"`)
      const two = (await (await get(`season=${around.past.id}&page=2`)).text()).replaceAll('&amp;', '&')
      expect(two).toContain('Altes Stück 13')
      expect(two).not.toContain('Altes Stück 12')
      expect(two).toContain(`href="/de/stuecke?season=${around.past.id}"`)
      expect(two).not.toMatch(/href="[^"]*tag=\d+&page/)
    },
  )

  it('redirects from beyond its last page to the first, keeping the filter', requirement('PROD-05'), async () => {
    const beyond = await get(`season=${around.past.id}&page=3`)
    expect([beyond.status, beyond.headers.get('location')]).toEqual([302, `/de/stuecke?season=${around.past.id}`])
  })

  it('does not count a cancelled performance as upcoming', requirement('PROD-04'), async () => {
    const { db } = app.foyer.platform
    const gone = first(await db.insert(productions).values({ slug: 'abgesetzt', title: 'Abgesetzt' }).returning())
    const off = { productionId: gone.id, roomId: around.room.id, status: 'cancelled' as const }
    await db.insert(events).values({ ...off, startsAt: new Date('2026-12-20T19:30:00+01:00') })
    expect(await titles('date=21-11-2026')).toEqual(['Der volle Abend'])
  })

  it.each(['season=alt', 'tag=0', 'page=-1', 'date=31-02-2026'])('redirects %s to the unfiltered list', async (query) => {
    const response = await get(query)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/de/stuecke'])
  })
})
