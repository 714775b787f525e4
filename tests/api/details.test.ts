import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contributors, events, persons, productions } from '../../app/programme/tables.ts'
import { createFullProduction, createSurroundings, type FullProduction, first, type Surroundings } from '../support/programme-fixture.ts'
import { requirement } from '../support/requirement.ts'
import { type EventFields, type Performances, performancesOf } from '../support/schedule-fixture.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

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

describe('the pages of productions and performances', () => {
  let app: TestApp
  let around: Surroundings
  let full: FullProduction
  let performances: Performances
  beforeAll(async () => {
    app = await createTestApp()
    around = await createSurroundings(app.foyer.platform)
    full = await createFullProduction(app.foyer, around)
    performances = performancesOf(app.foyer, { productionId: full.production.id, roomId: around.room.id })
  })
  afterAll(() => app.close())

  const html = async (path: string) => (await app.visitor().fetch(path)).text()
  /** A page rendered anew, since the tests write past the cache. */
  async function page(path: string): Promise<string> {
    for (const cache of [app.foyer.platform.readCache, app.foyer.platform.pageCache]) cache.clear()
    return html(path)
  }
  const eventPage = (id: number) => page(`/de/spielplan/der-volle-abend/${id}`)
  const productionPage = () => page(`/de/stuecke/der-volle-abend/${full.production.id}`)

  it(
    'a performance’s page shows its blocks in order, each with its content',
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
    'a production’s page shows its blocks in order, its dates under the anchor of the booking button',
    requirement('PROD-15', 'BLOCK-14', 'BLOCK-15', 'BLOCK-16', 'BLOCK-17', 'BLOCK-18', 'BLOCK-19', 'BLOCK-20', 'BLOCK-21', 'BLOCK-22'),
    async () => {
      const html = await productionPage()
      expect(orderIn(html)).toEqual(PRODUCTION_BLOCKS)
      for (const block of PRODUCTION_BLOCKS) expect(blockIn(html, block)).toContain(WORDS[block])
      expect(blockIn(html, 'Events')).toContain('<section id="datesAndTickets">')
    },
  )

  it(
    'the site settings order the blocks and may replace the sponsors by the promoter; a block without data is not rendered',
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

  it('shows a performance under any slug and names its own URL as canonical', requirement('ROUTE-23', 'EVDET-04'), async () => {
    const response = await app.visitor().fetch(`/de/spielplan/ganz-anders/${full.whole.id}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Der volle Abend')
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/de/spielplan/der-volle-abend/${full.whole.id}"`))
  })

  it('marks a change of cast on the page of its performance only', async () => {
    const changed = blockIn(await eventPage(full.whole.id), 'Contributors')
    expect(changed).toMatch(/Ottokar Wies.*Umbesetzung.*statt Emeka Lohse/s)
    const usual = blockIn(await eventPage(full.part.id), 'Contributors')
    expect(usual).toContain('Emeka Lohse')
    expect(usual).not.toContain('Umbesetzung')
  })

  it('links a part to the whole performance, and the whole to its parts', async () => {
    expect(blockIn(await eventPage(full.whole.id), 'Children')).toContain(`/de/spielplan/der-volle-abend/${full.part.id}`)
    const part = blockIn(await eventPage(full.part.id), 'Children')
    expect(part).toContain('Teil eines längeren Programms')
    expect(part).toContain(`/de/spielplan/der-volle-abend/${full.whole.id}`)
  })

  it('shows whether a performance can be booked, what it is like and how long it lasts', async () => {
    const price = { id: 1, price: '14.00', sale_type_id: 1, seat_group: 'a', text: '', name: 'Vollpreis', has_discounts: false }
    const group = (status: number) => [{ id: 1, seat_group: 'a', status, text: 'Kategorie 1', prices: [price], timeslots: [] }]
    const expected: [EventFields, string][] = [
      [{ status: 'cancelled', note: 'Wegen Krankheit.' }, 'Abgesagt'],
      [{ status: 'moved', note: 'Aus dem November verlegt.' }, 'Hierher verlegt'],
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
      const { id, note } = await performances.create(values)
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

  it('shows nothing of a production that is offline, neither its performances nor their prices, and all of it once it is online', async () => {
    const { platform } = app.foyer
    const hidden = first(
      await platform.db.insert(productions).values({ slug: 'geheim', title: 'Noch geheim', isOnline: false }).returning(),
    )
    const seatGroups = [{ id: 1, seat_group: 'a', status: 1, text: '', prices: [], timeslots: [] }]
    const { id } = await performances.create({ productionId: hidden.id, seatGroups })
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
    'shows that a performance has begun, and from its end on that it is over: on its page, in the list and in the feed',
    requirement('EVLIST-45'),
    async () => {
      const { id } = await performances.create({
        startsAt: new Date('2026-11-21T11:15:00+01:00'),
        endsAt: new Date('2026-11-21T12:30:00+01:00'),
      })
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

  it('names the next performance in the menu of every page, never a cancelled one', async () => {
    const off = { status: 'cancelled' as const, startsAt: new Date('2026-11-21T12:30:00+01:00') }
    const { db } = app.foyer.platform
    const gone = first(await db.insert(productions).values({ slug: 'heiser', title: 'Heute heiser' }).returning())
    await performances.create({ productionId: gone.id, ...off })
    await app.foyer.platform.write(async (_, invalidate) => invalidate('events'))
    const html = await page('/de/ensemble')
    expect(html).toContain('Der volle Abend')
    expect(html).not.toContain('Heute heiser')
  })

  it('shows the premiere on the page of a production, in the site’s date format', async () => {
    const { db } = app.foyer.platform
    const coming = first(await db.insert(productions).values({ slug: 'bald', title: 'Bald', premiereOn: '2027-03-28' }).returning())
    expect(await page(`/de/stuecke/bald/${coming.id}`)).toContain('<li>Premiere am 28.03.2027</li>')
  })

  it('leaves out of a person’s page the changes of cast of cancelled performances', async () => {
    const { id } = await performances.create({ status: 'cancelled' })
    const role = { productionId: full.production.id, kind: 'cast' as const, role: 'Abgesagter Borchert', eventId: id }
    await app.foyer.platform.db.insert(contributors).values({ ...role, personId: full.standIn?.id ?? 0 })
    await app.foyer.platform.write(async (_, invalidate) => invalidate('persons', 'events'))
    expect(await page(`/de/ensemble/wies/${full.standIn?.id}`)).not.toContain('Abgesagter Borchert')
  })

  it('shows a person’s parts on their page, with the date of each change of cast', async () => {
    const html = (await page(`/de/ensemble/wies/${full.standIn?.id}`)).replaceAll('\u00a0', ' ')
    expect(html).toContain('Der volle Abend')
    expect(html).toContain('Borchert, nur am Di 01.12.')
    const usual = await page(`/de/ensemble/lohse/${full.actor?.id}`)
    expect(usual).toContain('<p>Borchert</p>')
    expect(usual).not.toContain('nur am')
  })

  it('shows the productions of a series on its page, and the performances in a venue on its page', async () => {
    const series = await page(`/de/series/erste-male/${full.series.id}`)
    expect(series).toContain(`href="/de/stuecke/der-volle-abend/${full.production.id}"`)
    expect(series).toContain(`href="/de/spielplan/der-volle-abend/${full.whole.id}"`)
    const venue = await page(`/de/venues/pruefhaus/${around.venue.id}`)
    expect(venue).toContain(`href="/de/spielplan/der-volle-abend/${full.whole.id}"`)
    for (const words of ['Prüfsaal', '80 Plätze', `href="/de/spielplan?room=${around.room.id}"`, 'Lageplan']) expect(venue).toContain(words)
  })

  it('sends the same number of database queries however much there is to show', async () => {
    const { db, database, readCache, pageCache } = app.foyer.platform
    // The minimum of three runs, since jobs query in between.
    const queriesFor = async (path: string) => {
      const counts: number[] = []
      for (let time = 0; time < 3; time++) {
        readCache.clear()
        pageCache.clear()
        let count = 0
        const unsubscribe = database.onStatement(() => count++)
        await page(path)
        counts.push(count)
        unsubscribe()
      }
      return Math.min(...counts)
    }
    const part = `/de/spielplan/der-volle-abend/${full.part.id}`
    const production = `/de/stuecke/der-volle-abend/${full.production.id}`
    // The rows of parts take a statement that a performance without any does not need.
    await performances.create({ parentId: full.part.id })
    const before = [await queriesFor(part), await queriesFor(production)]
    const people = await db
      .insert(persons)
      .values(Array.from({ length: 30 }, (_, index) => ({ slug: `chor-${index}`, lastName: `Stimme ${index}` })))
      .returning()
    await db
      .insert(contributors)
      .values(people.map(({ id }) => ({ productionId: full.production.id, personId: id, kind: 'cast' as const, role: 'Chor' })))
    for (let index = 0; index < 20; index++) await performances.create({ parentId: full.part.id })
    await app.foyer.platform.write(async (_, invalidate) => invalidate('events', 'persons', `production:${full.production.id}`))
    const after = [await queriesFor(part), await queriesFor(production)]
    expect(await page(part)).toContain('Stimme 29')
    expect(after).toEqual(before)
    for (const count of after) expect(count).toBeGreaterThan(1)
    // One of them reads what every page needs.
    for (const count of after) expect(count).toBeLessThanOrEqual(6)
    await db.delete(events).where(eq(events.parentId, full.part.id))
  })
})
