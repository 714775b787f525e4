import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeOffers } from '../../app/booking/index.server.ts'
import { contributors, events, exhibitionTypes, persons, productions, rooms, venues } from '../../app/programme/tables.ts'
import { writeSettings } from '../../app/site/settings.server.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

describe('the design settings', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({
      environment: { TAG_MANAGER_URL: 'http://daten.localhost' },
    })
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.insert(venues).values({ id: 1, slug: 'haus', name: 'Haus', latitude: 51.05, longitude: 13.74 })
      await tx.insert(rooms).values({ id: 1, venueId: 1, slug: 'saal', name: 'Saal' })
      await tx.insert(exhibitionTypes).values({ id: 1, slug: 'tanz', name: 'Tanz' })
      await tx.insert(productions).values({ id: 1, slug: 'eins', title: 'Eins', typeId: 1 })
      const price = { id: 1, price: '14.00', sale_type_id: 1, seat_group: 'a', text: '', name: 'Vollpreis', has_discounts: false }
      const seatGroups = [{ id: 1, seat_group: 'a', status: 1, text: 'Kategorie 1', prices: [price], timeslots: [] }]
      await tx.insert(persons).values({ id: 1, slug: 'ida', firstName: 'Ida', lastName: 'Wies' })
      await tx.insert(contributors).values({ productionId: 1, personId: 1, role: 'Regie', kind: 'team', position: 0 })
      invalidate('persons', 'events', 'productions', 'options', 'venues')
      await tx.insert(events).values({ productionId: 1, roomId: 1, startsAt: new Date('2026-12-01T19:00:00Z'), idJet: 'x' })
      await storeOffers(tx, invalidate, [{ performance: 'x', seatGroups, readAt: new Date() }])
    })
  })
  afterAll(() => app.close())
  const page = async (path = '/de/spielplan') => (await app.visitor().fetch(path)).text()
  const design = (settings: Parameters<typeof writeSettings>[1]['design']) =>
    writeSettings(app.foyer.platform, { ...(settings ? { design: settings } : {}) })

  it('the wordmark leads to the configured URL, else home', requirement('SET-07'), async () => {
    const target = async () => /<a class="[^"]*wordmark[^"]*"[^>]*href="([^"]+)"/.exec(await page())?.[1]
    expect(await target()).toBe('/de')
    await design({ logoLink: '/de/festival' })
    expect(await target()).toBe('/de/festival')
  })

  it('the tag manager’s container is that of the settings, and none by default', requirement('SET-08'), async () => {
    expect(await page()).not.toContain('gtm.js')
    await design({ cookies: { tagManagerId: 'GTM-HAUS1' } })
    expect(await page()).toContain('http://daten.localhost/gtm.js?id=GTM-HAUS1')
  })

  it('each error status can have a text of the theatre’s own', requirement('SET-09'), async () => {
    expect(await page('/de/nirgends')).not.toContain('Verlaufen?')
    await design({ errors: { 404: '<p>Verlaufen?</p>' } })
    expect(await page('/de/nirgends')).toContain('Verlaufen?')
  })

  it('the Spielplan has the layout of the settings', requirement('SET-16'), async () => {
    const looks = async () => [...new Set([...(await page()).matchAll(/data-look="(\d)"/g)].map(([, look]) => look))]
    expect(await looks()).toEqual(['1'])
    for (const eventStyle of ['2', '3'] as const) {
      await design({ eventStyle })
      expect(await looks()).toEqual([eventStyle])
    }
  })

  it('the empty cart leads to the configured URL', requirement('SET-19'), async () => {
    await design({ webshopLink: 'https://karten.haus.example' })
    expect(await page()).toMatch(/href="\/webshop"/)
    await design({ basketLink: '/webshop/mein-korb' })
    expect(await page()).toMatch(/href="\/webshop\/mein-korb"/)
    await design({ webshopLink: '', basketLink: '' })
  })

  it('the header links to the webshop once its URL is set', requirement('SET-20'), async () => {
    const shop = 'https://karten.haus.example/shop'
    expect(await page()).not.toContain(shop)
    await design({ webshopLink: shop })
    expect(await page()).toContain(`href="${shop}"`)
  })

  it('prices end in the currency symbol of the settings, the euro by default', requirement('SET-14'), async () => {
    expect(await page()).toContain('ab 14\u00a0€')
    await design({ currencySign: 'Fr.' })
    expect(await page()).toContain('ab 14\u00a0Fr.')
  })

  it(
    'dates are written in numbers, or with the month’s name, in lists, on pages and in what the search finds',
    requirement('SET-12'),
    async () => {
      const found = async () => (await page('/de/search?q=eins')).replaceAll('\u00a0', ' ')
      expect(await page()).toContain('Di\u00a001.12.')
      await design({ dateStyle: 'words' })
      for (const path of ['/de/spielplan', '/de/stuecke/eins/1']) expect(await page(path)).toContain('Di\u00a01.\u00a0Dez.')
      expect(await found()).toContain('1. Dezember 2026')
    },
  )

  it('times are written with a colon, or with a dot, in lists, on pages and in what the search finds', requirement('SET-13'), async () => {
    const found = async () => (await page('/de/search?q=eins')).replaceAll('\u00a0', ' ')
    expect(await page()).toContain('20:00')
    expect(await found()).toContain('20:00 Uhr')
    await design({ timeStyle: 'dot' })
    for (const path of ['/de/spielplan', '/de/stuecke/eins/1']) {
      expect(await page(path)).toContain('20.00')
      expect(await page(path)).not.toContain('>20:00')
    }
    expect(await found()).toContain('20.00 Uhr')
  })

  it('the persons of a production stand open, or fold away behind their headings', requirement('SET-15'), async () => {
    const block = async () => /data-block="Contributors".*?(?=data-block="(?!Contributors))/s.exec(await page('/de/stuecke/eins/1'))?.[0]
    expect(await block()).toContain('Ida Wies')
    expect(await block()).not.toContain('<details')
    await design({ teamAccordion: true })
    expect(await block()).toMatch(/<details[^>]*><summary><h2>Leitungsteam<\/h2><\/summary>.*Ida Wies/s)
  })

  it(
    'a venue shows the maps of the settings, each only after consent; without them only its locator map',
    requirement('SET-17'),
    async () => {
      const address = 'https://www.openstreetmap.org/export/embed.html'
      const venue = () => page('/de/venues/haus/1')
      expect(await venue()).not.toContain('die Straßen ringsum')
      await design({ mapIds: ['mapnik', 'transportmap'] })
      const html = await venue()
      expect(html).toContain('Haus: die Straßen ringsum')
      expect(html).toContain('Mit Bus und Bahn')
      expect(html).toContain(`${address}?bbox=13.73100%2C51.04650%2C13.74900%2C51.05350&layer=mapnik`)
      expect(html).not.toContain('<iframe')
      expect((await app.visitor().fetch('/de/venues/haus/1')).headers.get('content-security-policy')).toMatch(
        /frame-src [^;]*https:\/\/www\.openstreetmap\.org/,
      )
    },
  )

  it('the language is stored in no cookie', requirement('CONST-19'), async () => {
    const cookies = (await app.visitor().fetch('/de/spielplan')).headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['csrftoken'])
  })
})
