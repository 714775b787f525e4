import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeOffers } from '../../app/booking/index.server.ts'
import { toDate } from '../../app/platform/clock/clock.ts'
import { media } from '../../app/platform/media/tables.ts'
import { ROUTE_TABLE, type RouteName } from '../../app/platform/routing/table.ts'
import { events, productions } from '../../app/programme/tables.ts'
import { readSettings, writeSettings } from '../../app/site/index.server.ts'
import { designSettingsSchema } from '../../app/site/schema.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { calendarEntries } from '../support/parse-icalendar.ts'
import { requirement } from '../support/requirement.ts'
import { structuredDataIn, structuredDataSchema } from '../support/structured-data.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Event = { id: number; url: string; title: string; slug: string; room: { id: number; name: string }; production: number }
type List = { count: number; results: Event[] }

const MAX_LINE_OCTETS = 75

describe('the metadata of pages and the feeds', () => {
  let app: TestApp
  let visitor: Visitor
  let event: Event
  beforeAll(async () => {
    app = await createDemoApp()
    visitor = app.visitor()
    event = (await visitor.getJson<List>('/de/api/events/?page=2')).body.results[0] as Event
  })
  afterAll(() => app.close())
  const text = async (path: string) => (await visitor.fetch(path)).text()
  const change = (work: (tx: TestApp['foyer']['platform']['db']) => Promise<unknown>, ...tags: string[]) =>
    app.foyer.platform.write(async (tx, invalidate) => {
      await work(tx)
      invalidate(...tags)
    })

  describe('calendars', () => {
    it('hold the Spielplan or what a filter leaves of it, in lines that every program can read', async () => {
      const response = await visitor.fetch('/de/spielplan/kalender.ics')
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const whole = await response.text()
      expect(whole.split('\r\n').every((line) => Buffer.byteLength(line) <= MAX_LINE_OCTETS)).toBe(true)
      const entries = calendarEntries(whole)
      expect(new Set(entries.map(({ UID }) => UID)).size).toBe(entries.length)
      const { hostname } = new URL(app.foyer.platform.config.publicUrl)
      expect(entries.every(({ ORGANIZER }) => ORGANIZER?.toLowerCase() === `mailto:noreply@${hostname}`)).toBe(true)
      const coming = (await visitor.getJson<List>('/de/api/events/')).body.count
      expect(entries.filter(({ DTSTART = '' }) => DTSTART >= '20261120T230000Z')).toHaveLength(coming)
      const inRoom = calendarEntries(await text(`/de/spielplan/kalender.ics?room=${event.room.id}`))
      expect(inRoom.length).toBeGreaterThan(0)
      expect(inRoom.length).toBeLessThan(entries.length)
      expect(inRoom.every(({ LOCATION = '' }) => LOCATION.startsWith(event.room.name))).toBe(true)
      expect((await visitor.fetch('/de/spielplan/kalender.ics?room=gross')).status).toBe(404)
    })

    it('hold the whole Spielplan, however long it is', async () => {
      const entryCount = async () => calendarEntries(await text('/de/spielplan/kalender.ics')).length
      const before = await entryCount()
      const many = Array.from({ length: 520 }, (_, day) => ({
        ...{ productionId: event.production, roomId: event.room.id, note: 'sehr viele' },
        startsAt: toDate(Temporal.Instant.from('2027-02-01T19:00:00Z').add({ hours: 24 * day })),
      }))
      await change((tx) => tx.insert(events).values(many), 'events')
      expect(await entryCount()).toBe(before + 520)
      await change((tx) => tx.delete(events).where(eq(events.note, 'sehr viele')), 'events')
    })

    it('hold one performance, a production, a series, with place, words and the way back', async () => {
      const single = await text(`/de/spielplan/${event.slug}/${event.id}/termin.ics`)
      const [entry] = calendarEntries(single)
      expect(entry).toMatchObject({ UID: `event-${event.id}@localhost`, STATUS: 'CONFIRMED', SUMMARY: event.title.replaceAll(',', '\\,') })
      expect(entry?.LOCATION).toContain('Marienbrück')
      expect(entry?.DESCRIPTION).toContain(event.url)
      const ofProduction = calendarEntries(await text(`/de/stuecke/${event.slug}/${event.production}/termine.ics`))
      expect(ofProduction.map(({ UID }) => UID)).toContain(entry?.UID)
      expect(new Set(ofProduction.map(({ SUMMARY }) => SUMMARY?.replace(/^Abgesagt: | \(hierher verlegt\)$/g, ''))).size).toBe(1)
      expect(calendarEntries(await text('/de/series/hausgaeste/1/termine.ics')).length).toBeGreaterThan(0)
      for (const path of ['spielplan/x/999999/termin.ics', 'stuecke/x/999999/termine.ics', 'series/x/abc/termine.ics']) {
        expect((await visitor.fetch(`/de/${path}`)).status, path).toBe(404)
      }
    })

    it('are kept until something changes, and then say what became of a performance', async () => {
      const path = `/de/spielplan/${event.slug}/${event.id}/termin.ics`
      const etag = (await visitor.fetch(path)).headers.get('etag') ?? ''
      expect((await visitor.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
      await change((tx) => tx.update(events).set({ status: 'cancelled' }).where(eq(events.id, event.id)), 'events', `event:${event.id}`)
      const answer = await visitor.fetch(path, { headers: { 'if-none-match': etag } })
      expect(answer.status).toBe(200)
      const [entry] = calendarEntries(await answer.text())
      // Google drops what is CANCELLED from subscriptions: the words would be read by nobody.
      expect(entry).toMatchObject({ SUMMARY: expect.stringMatching(/^Abgesagt: /), TRANSP: 'TRANSPARENT' })
      expect(entry).not.toHaveProperty('STATUS')
      await change((tx) => tx.update(events).set({ status: 'scheduled' }).where(eq(events.id, event.id)), 'events', `event:${event.id}`)
    })

    it('and structured data give an end where nobody entered one: that after which the site calls the performance over', async () => {
      const tags = ['events', `event:${event.id}`, `production:${event.production}`]
      const [former] = await app.foyer.platform.db
        .select({ durationMinutes: productions.durationMinutes, endsAt: events.endsAt })
        .from(events)
        .innerJoin(productions, eq(productions.id, events.productionId))
        .where(eq(events.id, event.id))
      const state = ({ durationMinutes = null, endsAt = null }: Partial<NonNullable<typeof former>> = {}) =>
        change(
          async (tx) => {
            await tx.update(productions).set({ durationMinutes }).where(eq(productions.id, event.production))
            await tx.update(events).set({ endsAt }).where(eq(events.id, event.id))
          },
          ...tags,
        )
      const read = async () => {
        const [entry] = calendarEntries(await text(`/de/spielplan/${event.slug}/${event.id}/termin.ics`))
        return { starts: entry?.DTSTART, ends: entry?.DTEND, endDate: structuredDataIn(await text(event.url))[0]?.endDate }
      }
      await state()
      const { starts, ends, endDate } = await read()
      const begins = Temporal.PlainDateTime.from((starts ?? '').replace('Z', ''))
      expect(ends).toBe(`${begins.add({ hours: 2 }).toString().replace(/[-:]/g, '')}Z`)
      expect(Temporal.Instant.from(String(endDate)).toString().replace(/[-:]/g, '')).toBe(ends)
      await state(former)
    })

    it('say that an entry is newer when the words of its production are', async () => {
      const path = `/de/spielplan/${event.slug}/${event.id}/termin.ics`
      const [before] = calendarEntries(await text(path))
      const own = eq(productions.id, event.production)
      const [former] = await app.foyer.platform.db.select({ updatedAt: productions.updatedAt }).from(productions).where(own)
      const changeAt = (updatedAt = former?.updatedAt) =>
        change((tx) => tx.update(productions).set({ updatedAt }).where(own), 'events', `production:${event.production}`)
      await changeAt(new Date('2031-05-01T10:00:00Z'))
      const [after] = calendarEntries(await text(path))
      expect(after?.['LAST-MODIFIED']).toBe('20310501T100000Z')
      expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE))
      await changeAt()
    })

    it('are linked from the pages they belong to, those that go on by webcal', async () => {
      expect(await text(event.url)).toMatch(new RegExp(`href="http://localhost:\\d+${event.url}/termin.ics"[^>]*>In den Kalender<`))
      expect(await text(`/de/stuecke/${event.slug}/${event.production}`)).toMatch(
        /href="webcal:[^"]+\/termine.ics"[^>]*>Termine abonnieren</,
      )
      expect(await text('/de/spielplan')).toMatch(/href="webcal:[^"]+\/spielplan\/kalender.ics"[^>]*>Spielplan als Kalender abonnieren</)
      expect(await text(`/de/spielplan?room=${event.room.id}`)).toContain(`kalender.ics?room=${event.room.id}"`)
    })
  })

  it('a feed tells feed readers what plays next, filtered as the Spielplan is', async () => {
    const response = await visitor.fetch('/de/spielplan/feed.xml')
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed = await response.text()
    expect(feed.match(/<entry>/g)).toHaveLength(50)
    expect(feed).toMatch(/<title>Sa\u00a021\.11\., \d\d:\d\d\u00a0Uhr: /)
    const filtered = await text(`/de/spielplan/feed.xml?room=${event.room.id}`)
    expect(filtered).toContain(`<title>Festspiele Marienbrück: ${event.room.name}</title>`)
    const summaries = [...filtered.matchAll(/<summary>([^<]*)</g)].map(([, summary]) => summary)
    expect(summaries.every((summary) => summary?.startsWith(event.room.name))).toBe(true)
  })

  const PAGES: [path: string, kinds: string[]][] = [
    ['/de', ['Organization', 'WebSite']],
    ['/de/spielplan', ['BreadcrumbList']],
    ['/de/stuecke', ['BreadcrumbList']],
    ['/de/stuecke/salz/7', ['TheaterEvent', 'BreadcrumbList']],
    ['/de/series/hausgaeste/1', ['BreadcrumbList']],
    ['/de/venues/werkhalle/2', ['PerformingArtsTheater', 'BreadcrumbList']],
    ['/de/ensemble', ['BreadcrumbList']],
    ['/de/ensemble/wilma-krogh/1', ['ProfilePage', 'BreadcrumbList']],
    ['/de/aktuelles', ['BreadcrumbList']],
    ['/de/aktuelles/lob-der-pause/4', ['BlogPosting', 'BreadcrumbList']],
    ['/de/ihr-besuch/anfahrt', ['BreadcrumbList']],
    ['/de/impressum', ['BreadcrumbList']],
  ]

  it.each(PAGES)('%s says what it is by the rules of search engines, and what address is its own', async (path, kinds) => {
    const html = await text(path)
    const things = structuredDataIn(html)
    for (const thing of things) {
      const { error } = structuredDataSchema.safeParse(thing)
      expect(error?.issues ?? [], `${thing['@type']} on ${path}`).toEqual([])
    }
    expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(kinds))
    const canonicals = [...html.matchAll(/<link[^>]* rel="canonical"[^>]*>|<link rel="canonical"[^>]*>/g)].map(([tag]) => tag)
    expect(canonicals).toHaveLength(1)
    expect(canonicals[0]).toContain(`${app.foyer.platform.config.publicUrl}${path}"`)
    expect(html.match(/property="og:title"/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it('every page of the route table has a title, its address and the name of the house for those who pass its link on', async () => {
    const ofRoute: Partial<Record<RouteName, string>> = {
      'magazine-categories-category-id': '/de/aktuelles/categories/hinter-den-kulissen/1',
      'magazine-tags-tag-id': '/de/aktuelles/tags/buehne/1',
      'magazine-slug-id': '/de/aktuelles/lob-der-pause/4',
      'ensemble-slug-id': '/de/ensemble/wilma-krogh/1',
      'forms-slug-id': '/de/forms/kontakt/1',
      search: '/de/search?q=salz',
      'series-slug-id': '/de/series/hausgaeste/1',
      'events-slug-id': event.url,
      'productions-slug-id': '/de/stuecke/salz/7',
      'venues-slug-id': '/de/venues/werkhalle/2',
      page: '/de/ihr-besuch/anfahrt',
    }
    // A feed, an error, and what only staff see.
    const others: RouteName[] = ['magazine-feed', 'not-found', 'shared-part-id', 'template-id', 'user-profile', 'user-settings']
    for (const name of (Object.keys(ROUTE_TABLE) as RouteName[]).filter((route) => !others.includes(route))) {
      const path = ofRoute[name] ?? `/de/${ROUTE_TABLE[name].de}`
      const html = await text(path)
      const contentOf = (property: string) => new RegExp(`property="og:${property}" content="([^"]*)"`).exec(html)?.[1]
      expect([path, contentOf('title'), contentOf('site_name')]).toEqual([path, expect.stringMatching(/\p{L}/u), 'Festspiele Marienbrück'])
      expect(contentOf('url'), path).toContain(app.foyer.platform.config.publicUrl)
      expect(html.match(/property="og:title"/g), path).toHaveLength(1)
    }
    const topics = await text('/de/aktuelles/tags')
    expect(topics).toContain('property="og:title" content="Alle #Themen"')
  })

  it('every coming performance has structured data by the rules, with its kind, prices and state', async () => {
    const { results } = (await visitor.getJson<List>('/de/api/events/?page_size=100')).body
    const kinds = new Set<string>()
    for (const { url } of results.slice(0, 15)) {
      const [thing] = structuredDataIn(await text(url))
      expect(structuredDataSchema.safeParse(thing).error?.issues ?? [], url).toEqual([])
      kinds.add(String(thing?.['@type']))
    }
    expect([...kinds].toSorted()).toEqual(['DanceEvent', 'MusicEvent', 'TheaterEvent'])
    const price = { id: 1, price: '38.00', sale_type_id: 1, seat_group: 'K1', text: '', name: 'Vollpreis', has_discounts: false }
    const group = { id: 1, seat_group: 'K1', status: 0, text: 'Kategorie 1', prices: [price], timeslots: [] }
    await change(async (tx) => {
      await storeOffers(tx, () => {}, [{ performance: 'verlegt', seatGroups: [group], readAt: new Date() }])
      await tx.update(events).set({ idJet: 'verlegt', status: 'moved' }).where(eq(events.id, event.id))
    }, `event:${event.id}`)
    const [thing] = structuredDataIn(await text(event.url))
    expect(thing).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      offers: [
        { name: 'K1', description: 'Kategorie 1', price: '38.00', priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' },
      ],
    })
    expect(structuredDataSchema.safeParse(thing).success).toBe(true)

    const settings = await readSettings(app.foyer.platform)
    await writeSettings(app.foyer.platform, { design: { ...settings.design, currency: 'CHF', country: 'CH' } })
    expect(structuredDataIn(await text(event.url))[0]).toMatchObject({
      location: { address: { addressCountry: 'CH' } },
      offers: [{ price: '38.00', priceCurrency: 'CHF' }],
    })
    await writeSettings(app.foyer.platform, { design: settings.design })
    expect(designSettingsSchema.safeParse({ currency: 'Euro' }).error?.issues[0]?.message).toBe(
      'Drei Großbuchstaben, zum Beispiel EUR oder CHF.',
    )

    // A cancelled performance, or one that has begun, has no offers.
    for (const values of [
      { status: 'cancelled' },
      { status: 'scheduled', startsAt: new Date('2026-11-21T11:00:00+01:00'), endsAt: null },
    ] as const) {
      await change((tx) => tx.update(events).set(values).where(eq(events.id, event.id)), `event:${event.id}`)
      expect(structuredDataIn(await text(event.url))[0]).not.toHaveProperty('offers')
    }
  })

  it('a performance gives its picture as wide preview, wide and square, for a search engine to choose', async () => {
    const [thing] = structuredDataIn(await text(event.url))
    const paths = ((thing?.image as string[] | undefined) ?? []).map((url) => new URL(url).pathname)
    expect(new Set(paths).size).toBe(3)
    for (const path of paths) expect((await visitor.fetch(path)).headers.get('content-type'), path).toMatch(/^image\//)
  })

  it('a title cannot end the script it stands in', async () => {
    const title = '</script><script>alert(1)</script>'
    const tags = [`production:${event.production}`, 'productions', 'events', `event:${event.id}`]
    await change((tx) => tx.update(productions).set({ title }).where(eq(productions.id, event.production)), ...tags)
    const html = await text(event.url)
    expect(html).not.toContain('<script>alert(1)')
    expect(structuredDataIn(html)[0]?.name).toBe(title)
    await change((tx) => tx.update(productions).set({ title: event.title }).where(eq(productions.id, event.production)), ...tags)
  })

  it('a preview picture is the poster with the title on it, at an address that changes with what it says', async () => {
    const pictureOf = async () => /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(await text(event.url))?.[1] ?? ''
    const first = await pictureOf()
    const response = await visitor.fetch(first)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    await change(
      (tx) => tx.update(productions).set({ title: 'Ein anderer Titel' }).where(eq(productions.id, event.production)),
      `production:${event.production}`,
      `event:${event.id}`,
      'events',
    )
    const second = await pictureOf()
    expect(second).not.toBe(first)
    const moved = await visitor.fetch(first)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, second])
    // Content that may no longer be shown is removed from here, too.
    await change((tx) => tx.update(media).set({ isWithdrawn: true }), 'media', `production:${event.production}`, `event:${event.id}`)
    expect(await pictureOf()).not.toBe(second)
    await change((tx) => tx.update(media).set({ isWithdrawn: false }), 'media', `production:${event.production}`, `event:${event.id}`)
    const drawn = Buffer.from(await (await visitor.fetch(second)).arrayBuffer())
    expect(drawn.equals(bytes)).toBe(false)
    for (const path of [
      '/share/event/999999/0123456789abcdef.jpg',
      '/share/nichts/1/0123456789abcdef.jpg',
      '/share/toString/1/0123456789abcdef.jpg',
    ]) {
      expect((await visitor.fetch(path)).status, path).toBe(404)
    }
  })

  it('the sitemap names every page there is to see, once, with the day it was changed, and none that is offline', async () => {
    const response = await visitor.fetch('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const sitemap = await response.text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    expect(new Set(paths).size).toBe(paths.length)
    for (const [path] of PAGES) expect(paths).toContain(path)
    for (const path of ['/de/impressum', event.url]) expect(paths).toContain(path)
    expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d<\/lastmod>/)
    const some = paths.filter((_, index) => index % 30 === 0)
    for (const path of some) expect((await visitor.fetch(path)).status, path).toBe(200)
    await change(
      (tx) => tx.update(productions).set({ isOnline: false }).where(eq(productions.id, 7)),
      'productions',
      'events',
      'production:7',
    )
    const after = await text('/sitemap.xml')
    expect(after).not.toMatch(/\/de\/stuecke\/salz\/7</)
    expect(after).not.toMatch(/\/de\/spielplan\/salz\//)
  })

  it('crawlers learn where the pages are and what is closed; a staging instance is listed nowhere', requirement('GEN-23'), async () => {
    const robots = await text('/robots.txt')
    for (const line of [
      'Disallow: /api/',
      'Disallow: /cms-hub',
      'Disallow: /de/spielplan?*&',
      'Disallow: /de/stuecke?*&',
      `Sitemap: ${app.foyer.platform.config.publicUrl}/sitemap.xml`,
    ]) {
      expect(robots.split('\n')).toContain(line)
    }
    for (const path of ['/de/spielplan', '/de/gibt-es-nicht']) expect(await text(path)).toContain('<meta name="robots" content="none"/>')
    const live = await createTestApp({ environment: { SEARCH_ENGINES: 'on' } })
    try {
      expect(await (await live.visitor().fetch('/de/spielplan')).text()).not.toContain('name="robots"')
    } finally {
      await live.close()
    }
  })
})
