import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storeOffers } from '../../app/booking/index.server.ts'
import { contributors, events, persons, productions, productionTags, tags } from '../../app/programme/tables.ts'
import { createFullProduction, createSurroundings, first, type Surroundings } from '../support/programme-fixture.ts'
import { requirement } from '../support/requirement.ts'
import type { EventFields } from '../support/schedule-fixture.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'

const EVENT_BLOCKS = [
  'Children',
  'ImportantInfo',
  'OpeningHours',
  'Description',
  'ImageSlider',
  'Programs',
  'Video',
  'Contributors',
  'Series',
  'Events',
  'Blog',
  'Sponsors',
]
const PRODUCTION_BLOCKS = ['OpeningHours', 'Description', 'ImageSlider', 'Programs', 'Video', 'Contributors', 'Events', 'Blog', 'Promoter']

/** Strings that identify each block on the page of the full production. */
const WORDS: Record<string, string> = {
  Children: 'Dazu gehören',
  ImportantInfo: 'Bitte warm anziehen.',
  OpeningHours: 'Geöffnet bis 18:00 Uhr',
  Description: 'Worum es geht.',
  ImageSlider: 'Ein blaues Feld',
  Programs: 'Scherben',
  Video: 'https://vimeo.com/100000001',
  Contributors: 'Borchert',
  Series: 'Anfänge.',
  Events: 'Dezember',
  Blog: 'Hinter der Probe',
  Sponsors: 'Stiftung Seelicht',
  Promoter: 'Autorenhaus Vierlinden',
}

const DAY_MS = 86_400_000

/** The blocks of a page in document order, with the text of each. */
function blocksIn(html: string): { block: string; html: string }[] {
  const [main = ''] = html.split('<footer')
  return main
    .split('data-block="')
    .slice(1)
    .map((text) => ({ block: text.slice(0, text.indexOf('"')), html: text }))
}
const orderIn = (html: string) => blocksIn(html).map(({ block }) => block)
const blockIn = (html: string, name: string) => blocksIn(html).find(({ block }) => block === name)?.html ?? ''

describe.each(DATABASES)('the pages of productions and performances on %s', (database) => {
  let app: TestApp
  let around: Surroundings
  let full: Awaited<ReturnType<typeof createFullProduction>>
  beforeAll(async () => {
    app = await createTestApp({ database })
    around = await createSurroundings(app.foyer.platform)
    full = await createFullProduction(app.foyer, around)
  })
  afterAll(() => app.close())

  const page = async (path: string) => (await app.visitor().fetch(path)).text()
  const eventPage = (id: number) => page(`/de/spielplan/der-volle-abend/${id}`)
  const productionPage = () => page(`/de/stuecke/der-volle-abend/${full.production.id}`)

  /** A performance of the full production with other fields. */
  let evenings = 0
  async function performance({ seatGroups, ...values }: EventFields) {
    const { db } = app.foyer.platform
    evenings += 1
    const idJet = `abend-${evenings}`
    if (seatGroups)
      await app.foyer.platform.write((tx, invalidate) =>
        storeOffers(tx, invalidate, [{ performance: idJet, seatGroups, readAt: new Date() }]),
      )
    const startsAt = new Date(Date.parse('2027-02-01T19:30:00+01:00') + evenings * DAY_MS)
    return first(
      await db
        .insert(events)
        .values({ productionId: full.production.id, roomId: around.room.id, startsAt, ...(seatGroups && { idJet }), ...values })
        .returning(),
    )
  }

  it(
    'a performance’s blocks stand in their order, each with its own',
    requirement(
      'EVDET-02',
      'BLOCK-01',
      'BLOCK-02',
      'BLOCK-03',
      'BLOCK-04',
      'BLOCK-05',
      'BLOCK-06',
      'BLOCK-07',
      'BLOCK-08',
      'BLOCK-09',
      'BLOCK-10',
      'BLOCK-11',
      'BLOCK-12',
    ),
    async () => {
      const html = await eventPage(full.whole.id)
      expect(orderIn(html)).toEqual(EVENT_BLOCKS)
      for (const block of EVENT_BLOCKS) expect(blockIn(html, block)).toContain(WORDS[block])
      expect(blockIn(html, 'ImportantInfo')).toContain('Beginn eine halbe Stunde später.')
    },
  )

  it(
    'a production’s blocks stand in theirs, its dates under the anchor of the booking button',
    requirement('PROD-15', 'BLOCK-14', 'BLOCK-15', 'BLOCK-16', 'BLOCK-17', 'BLOCK-18', 'BLOCK-19', 'BLOCK-20', 'BLOCK-21', 'BLOCK-22'),
    async () => {
      const html = await productionPage()
      expect(orderIn(html)).toEqual(PRODUCTION_BLOCKS)
      for (const block of PRODUCTION_BLOCKS) expect(blockIn(html, block)).toContain(WORDS[block])
      expect(blockIn(html, 'Events')).toContain('<section id="datesAndTickets">')
    },
  )

  it(
    'the design settings give the order and may put the promoter in place of the sponsors; what has no data is not drawn',
    requirement('SET-18', 'BLOCK-13', 'BLOCK-23'),
    async () => {
      const admin = await app.editor('admin')
      const settings = await (await admin.fetch('/cms-hub/settings')).text()
      const base = /\\?"revision\\?",\\?"([\w-]{16})/.exec(settings)?.[1] ?? ''
      const eventBlocks = ['Promoter', 'Contributors', 'Description', 'Promoter']
      const values = { eventBlocks, productionBlocks: ['Blog', 'Events'] }
      const saved = await admin.send<{ values: typeof values; revision: string }>('PATCH', '/api/admin/settings/1', { base, values })
      expect(saved.status).toBe(200)
      expect(orderIn(await eventPage(full.whole.id))).toEqual(['Promoter', 'Contributors', 'Description'])
      expect(orderIn(await productionPage())).toEqual(['Blog', 'Events'])
      const bare = first(await app.foyer.platform.db.insert(productions).values({ slug: 'karg', title: 'Karg' }).returning())
      expect(orderIn(await page(`/de/stuecke/karg/${bare.id}`))).toEqual(['Events'])
      const defaults = { eventBlocks: EVENT_BLOCKS, productionBlocks: PRODUCTION_BLOCKS }
      await admin.send('PATCH', '/api/admin/settings/1', { base: saved.body.revision, values: defaults })
      expect(orderIn(await eventPage(full.whole.id))).toEqual(EVENT_BLOCKS)
    },
  )

  it('shows a performance under any slug and names its own address as the right one', requirement('ROUTE-23', 'EVDET-04'), async () => {
    const response = await app.visitor().fetch(`/de/spielplan/ganz-anders/${full.whole.id}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Der volle Abend')
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/de/spielplan/der-volle-abend/${full.whole.id}"`))
  })

  it('marks the change of cast on its evening alone', async () => {
    const changed = blockIn(await eventPage(full.whole.id), 'Contributors')
    expect(changed).toMatch(/Ottokar Wies.*Umbesetzung.*statt Emeka Lohse/s)
    const usual = blockIn(await eventPage(full.part.id), 'Contributors')
    expect(usual).toContain('Emeka Lohse')
    expect(usual).not.toContain('Umbesetzung')
  })

  it('leads from a part to the whole and from the whole to its parts', async () => {
    expect(blockIn(await eventPage(full.whole.id), 'Children')).toContain(`/de/spielplan/der-volle-abend/${full.part.id}`)
    const part = blockIn(await eventPage(full.part.id), 'Children')
    expect(part).toContain('Teil eines längeren Programms')
    expect(part).toContain(`/de/spielplan/der-volle-abend/${full.whole.id}`)
  })

  it('says of a performance what keeps anybody from coming, what it is like and how long it lasts', async () => {
    const price = { id: 1, price: '14.00', sale_type_id: 1, seat_group: 'a', text: '', name: 'Vollpreis', has_discounts: false }
    const group = (status: number) => [{ id: 1, seat_group: 'a', status, text: 'Kategorie 1', prices: [price], timeslots: [] }]
    const expected: [EventFields, string][] = [
      [{ status: 'cancelled', note: 'Wegen Krankheit.' }, 'Abgesagt'],
      [{ status: 'moved', note: 'Aus dem November verlegt.' }, 'Verlegt'],
      [{ isFree: true }, 'Eintritt frei'],
      [{ seatGroups: group(0) }, 'Ausverkauft'],
      [{ seatGroups: group(2) }, 'Restkarten'],
      [{ seatGroups: group(1), ticketSaleFrom: new Date('2026-12-24T10:00:00+01:00') }, 'Vorverkauf ab Do 24.12., 10:00 Uhr'],
      [{}, 'Für diese Vorstellung können hier keine Karten gebucht werden.'],
      [{ startsAt: new Date('2026-11-20T19:30:00+01:00') }, '<p>Diese Vorstellung ist vorbei.</p>'],
      [{ startsAt: new Date('2026-11-21T11:00:00+01:00') }, '<p>Hat begonnen</p>'],
      [{ startsAt: new Date('2026-11-20T20:00:00+01:00'), isFree: true }, '<p>Diese Vorstellung ist vorbei.</p>'],
    ]
    for (const [values, words] of expected) {
      const { id, note } = await performance(values)
      const html = (await eventPage(id)).replaceAll('\u00a0', ' ')
      expect(html.split('data-block=')[0]).toContain(words)
      if (note) expect(blockIn(html, 'ImportantInfo')).toContain(note)
    }
    const html = (await eventPage(full.whole.id)).replaceAll('\u00a0', ' ')
    for (const fact of ['2 Std. 20 Min., eine Pause', 'ab 12 Jahren', 'Deutsch mit Übertiteln', 'Übertitel', 'Es knallt einmal.']) {
      expect(html).toContain(fact)
    }
    expect(html).toContain(`href="/de/venues/pruefhaus/${around.venue.id}"`)
  })

  describe('the list of productions', () => {
    type List = { count: number; next: string | null; previous: string | null; results: { title: string }[] }
    const list = async (query: string) => (await app.visitor().getJson<List>(`/de/api/productions/?${query}`)).body
    const titles = async (query: string) => (await list(query)).results.map(({ title }) => title)
    const get = (query: string) => app.visitor().fetch(`/de/stuecke?${query}`)
    let tag = 0
    beforeAll(async () => {
      const { db } = app.foyer.platform
      const numbers = Array.from({ length: 13 }, (_, index) => String(index + 1).padStart(2, '0'))
      const old = numbers.map((number) => ({ slug: `alt-${number}`, title: `Altes Stück ${number}`, seasonId: around.past.id }))
      const rows = await db.insert(productions).values(old).returning()
      tag = first(await db.insert(tags).values({ slug: 'live', name: 'Live-Musik' }).returning()).id
      await db.insert(productionTags).values({ productionId: first(rows).id, tagId: tag })
    })

    it('has count, next, previous and results, twelve a page', requirement('PROD-06', 'PROD-07', 'PROD-08', 'PROD-09'), async () => {
      const seasonList = await list(`season=${around.past.id}`)
      expect([seasonList.count, seasonList.previous, seasonList.results.length]).toEqual([13, null, 12])
      const two = await list((seasonList.next ?? '').split('?')[1] ?? '')
      expect(two.results.map(({ title }) => title)).toEqual(['Altes Stück 13'])
      expect([two.count, two.next]).toEqual([13, null])
      expect(two.previous).toContain(`season=${around.past.id}`)
    })

    it(
      'is narrowed by season, exhibition type, tag and date, by the call and on the page',
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
      'any day can be chosen; the page says which is, and each poster names its first date from that day on',
      requirement('PROD-04'),
      async () => {
        await performance({ startsAt: new Date('2030-05-05T19:30:00+02:00') })
        await performance({ startsAt: new Date('2030-05-20T19:30:00+02:00') })
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
      'begins with page 1, links to the next and back, and begins anew with another filter',
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

    it('begins again behind its last page, with the filter it had', requirement('PROD-05'), async () => {
      const beyond = await get(`season=${around.past.id}&page=3`)
      expect([beyond.status, beyond.headers.get('location')]).toEqual([302, `/de/stuecke?season=${around.past.id}`])
    })

    it('counts nothing as still to be seen that is cancelled', requirement('PROD-04'), async () => {
      const { db } = app.foyer.platform
      const gone = first(await db.insert(productions).values({ slug: 'abgesetzt', title: 'Abgesetzt' }).returning())
      const off = { productionId: gone.id, roomId: around.room.id, status: 'cancelled' as const }
      await db.insert(events).values({ ...off, startsAt: new Date('2026-12-20T19:30:00+01:00') })
      expect(await titles('date=21-11-2026')).toEqual(['Der volle Abend'])
    })

    it.each(['season=alt', 'tag=0', 'page=-1', 'date=31-02-2026'])('sends %s to the plain list', async (query) => {
      const response = await get(query)
      expect([response.status, response.headers.get('location')]).toEqual([302, '/de/stuecke'])
    })
  })

  it('shows nothing of a production that is offline, neither its performances nor their prices, and all of it once it is back', async () => {
    const { platform } = app.foyer
    const hidden = first(
      await platform.db.insert(productions).values({ slug: 'geheim', title: 'Noch geheim', isOnline: false }).returning(),
    )
    const seatGroups = [{ id: 1, seat_group: 'a', status: 1, text: '', prices: [], timeslots: [] }]
    const { id } = await performance({ productionId: hidden.id, seatGroups })
    const paths = [`/de/spielplan/geheim/${id}`, `/de/spielplan/geheim/${id}/termin.ics`, `/api/events/${id}/`, `/api/events/${id}/offer/`]
    const statuses = () => Promise.all(paths.map(async (path) => (await app.visitor().fetch(path)).status))
    expect(await statuses()).toEqual([404, 404, 404, 404])
    await platform.write(async (tx, invalidate) => {
      await tx.update(productions).set({ isOnline: true }).where(eq(productions.id, hidden.id))
      invalidate(`production:${hidden.id}`, 'productions', 'events')
    })
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  it(
    'says of a performance that it has begun, and from its end on that it is over: on its page, in the list and in the feed',
    requirement('EVLIST-45'),
    async () => {
      const { id } = await performance({ startsAt: new Date('2026-11-21T11:15:00+01:00'), endsAt: new Date('2026-11-21T12:30:00+01:00') })
      await app.foyer.platform.write(async (_tx, invalidate) => invalidate('events'))
      const text = async (path: string) => (await app.visitor().fetch(path)).text()
      const rowOf = (list: string) =>
        list
          .slice(0, list.indexOf('</li>', list.indexOf(`/${id}"`)))
          .split('<li')
          .at(-1)
      const feed = '/de/spielplan/feed.xml'
      expect(await eventPage(id)).toContain('<p>Hat begonnen</p>')
      expect(rowOf(await text('/de/spielplan'))).toContain('läuft gerade')
      expect(await text(feed)).toContain(`/${id}"`)
      app.clock.advance({ minutes: 30 })
      expect(await eventPage(id)).toContain('<p>Diese Vorstellung ist vorbei.</p>')
      expect(rowOf(await text('/de/spielplan'))).toContain('vorbei')
      expect(await text(feed)).not.toContain(`/${id}"`)
      app.clock.advance({ minutes: -30 })
    },
  )

  it('names in the menu of every page what takes place next, and nothing that is cancelled', async () => {
    const off = { status: 'cancelled' as const, startsAt: new Date('2026-11-21T12:30:00+01:00') }
    const { db } = app.foyer.platform
    const gone = first(await db.insert(productions).values({ slug: 'heiser', title: 'Heute heiser' }).returning())
    await performance({ productionId: gone.id, ...off })
    await app.foyer.platform.write(async (_, invalidate) => invalidate('events'))
    const html = await page('/de/ensemble')
    expect(html).toContain('Der volle Abend')
    expect(html).not.toContain('Heute heiser')
  })

  it('says on the page of a production when its premiere is, as the house writes a day', async () => {
    const { db } = app.foyer.platform
    const coming = first(await db.insert(productions).values({ slug: 'bald', title: 'Bald', premiereOn: '2027-03-28' }).returning())
    expect(await page(`/de/stuecke/bald/${coming.id}`)).toContain('<li>Premiere am 28.03.2027</li>')
  })

  it('leaves out on the page of a person the evenings on which they would have stood in', async () => {
    const { id } = await performance({ status: 'cancelled' })
    const role = { productionId: full.production.id, kind: 'cast' as const, role: 'Abgesagter Borchert', eventId: id }
    await app.foyer.platform.db.insert(contributors).values({ ...role, personId: full.standIn?.id ?? 0 })
    await app.foyer.platform.write(async (_, invalidate) => invalidate('persons', 'events'))
    expect(await page(`/de/ensemble/wies/${full.standIn?.id}`)).not.toContain('Abgesagter Borchert')
  })

  it('shows on the page of a person what they do, and the evenings on which they stand in', async () => {
    const html = (await page(`/de/ensemble/wies/${full.standIn?.id}`)).replaceAll('\u00a0', ' ')
    expect(html).toContain('Der volle Abend')
    expect(html).toContain('Borchert, nur am Di 01.12.')
    const usual = await page(`/de/ensemble/lohse/${full.actor?.id}`)
    expect(usual).toContain('<p>Borchert</p>')
    expect(usual).not.toContain('nur am')
  })

  it('shows on the page of a series what belongs to it, and on that of a venue what plays there', async () => {
    const series = await page(`/de/series/erste-male/${full.series.id}`)
    expect(series).toContain(`href="/de/stuecke/der-volle-abend/${full.production.id}"`)
    expect(series).toContain(`href="/de/spielplan/der-volle-abend/${full.whole.id}"`)
    const venue = await page(`/de/venues/pruefhaus/${around.venue.id}`)
    expect(venue).toContain(`href="/de/spielplan/der-volle-abend/${full.whole.id}"`)
    for (const words of ['Prüfsaal', '80 Plätze', `href="/de/spielplan?room=${around.room.id}"`, 'Lageplan']) expect(venue).toContain(words)
  })

  it('asks the database the same number of questions however much there is to show', async () => {
    const { db } = app.foyer.platform
    const session = (db as unknown as { session: { prepareQuery(): unknown } }).session
    let drawn = 0
    // The minimum of three runs: layout data is queried once for all pages, and jobs query in between.
    const queriesFor = async (path: string) => {
      const counts: number[] = []
      for (let time = 0; time < 3; time++) {
        const spy = vi.spyOn(session, 'prepareQuery')
        await page(`${path}?n=${++drawn}`)
        counts.push(spy.mock.calls.length)
        spy.mockRestore()
      }
      return Math.min(...counts)
    }
    const part = `/de/spielplan/der-volle-abend/${full.part.id}`
    const production = `/de/stuecke/der-volle-abend/${full.production.id}`
    const before = [await queriesFor(part), await queriesFor(production)]
    const people = await db
      .insert(persons)
      .values(Array.from({ length: 30 }, (_, index) => ({ slug: `chor-${index}`, lastName: `Stimme ${index}` })))
      .returning()
    await db
      .insert(contributors)
      .values(people.map(({ id }) => ({ productionId: full.production.id, personId: id, kind: 'cast' as const, role: 'Chor' })))
    for (let index = 0; index < 20; index++) await performance({ parentId: full.part.id })
    await app.foyer.platform.write(async (_, invalidate) => invalidate('events', 'persons', `production:${full.production.id}`))
    const after = [await queriesFor(part), await queriesFor(production)]
    expect(await page(`${part}?n=after`)).toContain('Stimme 29')
    expect(after).toEqual(before)
    for (const count of after) expect(count).toBeGreaterThan(3)
    for (const count of after) expect(count).toBeLessThanOrEqual(16)
    await db.delete(events).where(eq(events.parentId, full.part.id))
  })
})
