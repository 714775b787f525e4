import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainTextOf } from '../../app/platform/rich-text/plain-text.ts'
import { translations } from '../../app/platform/translations/tables.ts'
import { keyPages } from '../../bench/key-pages.ts'
import { english, fillTranslations, keyOf } from '../../demo/fill-translations.ts'
import { type ApiDocument, documentedReads } from '../support/api-document.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { createPage } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { translateLive } from '../support/translations.ts'

const inEnglish = (path: string) =>
  path
    .replace(/^\/de(?=\/|$)/, '/en')
    .replace('/spielplan', '/events')
    .replace('/stuecke', '/productions')
    .replace(/\/aktuelles(?=\?|$)/, '/mediathek-en')

/** Addresses of German pages in an answer, except those that it names as German, with the place of each. */
function germanAddressesIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return /^\/de([/?#]|$)/.test(value) && !place.endsWith('.de') ? [`${place}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => germanAddressesIn(item, `${place}.${key}`))
}

async function pageOf(app: TestApp, path: string): Promise<{ status: number; html: string }> {
  const response = await app.visitor().fetch(path)
  return { status: response.status, html: await response.text() }
}

describe('a site in two languages', () => {
  let app: TestApp
  let pages: string[]
  beforeAll(async () => {
    app = await createDemoApp({ environment: { LOCALES: 'de,en', SHOP_URL: 'http://127.0.0.1:9' } })
    await fillTranslations(app.foyer.platform)
    pages = [...(await keyPages(app.url)), '/de/ihr-besuch', '/de/impressum']
  })
  afterAll(() => app.close())

  it('has every page under the prefix of each, in whose language it speaks', requirement('HEADER-34', 'HEADER-35'), async () => {
    for (const path of pages) {
      const [german, english] = await Promise.all([pageOf(app, path), pageOf(app, inEnglish(path))])
      expect([path, german.status, english.status]).toEqual([path, 200, 200])
      expect(german.html, path).toContain('<html lang="de"')
      expect(english.html, path).toContain('<html lang="en"')
      expect(german.html, path).toContain('Zum Inhalt')
      expect(english.html, path).not.toContain('Zum Inhalt')
    }
  })

  it('begins at its root in the one that the browser prefers, and in German where it prefers none of them', async () => {
    const beginsWith = async (languages: string | undefined, path = '/') => {
      const headers = languages === undefined ? undefined : { 'accept-language': languages }
      const response = await app.visitor().fetch(path, { headers, redirect: 'manual' })
      expect(response.headers.get('vary')).toMatch(/\bAccept-Language\b/i)
      expect(response.headers.get('cache-control')).toContain('private')
      return [response.status, response.headers.get('location')]
    }
    expect(await beginsWith('en-GB,en;q=0.9,de;q=0.5')).toEqual([302, '/en'])
    expect(await beginsWith('fr,en;q=0.2', '/?utm_source=plakat')).toEqual([302, '/en?utm_source=plakat'])
    for (const german of ['de-AT,de;q=0.9,en;q=0.8', 'fr', '*', '', undefined])
      expect(await beginsWith(german), german).toEqual([302, '/de'])
  })

  it('shows the house’s own texts in it where they are translated, and marks the others', async () => {
    const visit = (await pageOf(app, '/en/ihr-besuch')).html
    const main = visit.slice(visit.indexOf('<main'), visit.indexOf('</main>'))
    expect(main).toContain('<p>The buildings open an hour before the start')
    expect(main).toContain('href="mailto:kasse@marienbrueck.example"')
    expect(main).toContain('<h3>Box office</h3>')
    expect((await pageOf(app, '/en/ihr-besuch/anfahrt')).html).toContain('lang="de" data-untranslated=""')
    expect((await pageOf(app, '/de/ihr-besuch')).html).not.toContain('data-untranslated')
  })

  it('has a place for every text of the demo’s English', async () => {
    const rows = await app.foyer.platform.db.select({ source: translations.source }).from(translations)
    const sources = new Set(rows.map(({ source }) => keyOf(source.startsWith('{"') ? plainTextOf(JSON.parse(source)) : source)))
    expect(Object.keys(english).filter((key) => !sources.has(key))).toEqual([])
  })

  it('leads on in the language of the page, except by the switch', async () => {
    for (const path of pages) {
      const { html } = await pageOf(app, inEnglish(path))
      const links = [...html.matchAll(/<a [^>]*href="(\/de[/?#"][^"]*|\/de)"[^>]*>/g)].filter(
        ([link]) => !/hrefLang="de"|hreflang="de-simple"/.test(link),
      )
      expect([path, [...new Set(links.map(([, href]) => href))]]).toEqual([path, []])
    }
  })

  it('answers every call with addresses of the language that it asks for', requirement('BASE-02', 'BASE-21'), async () => {
    const visitor = app.visitor()
    const { body: document } = await visitor.getJson<ApiDocument>('/api/openapi.json')
    const lists = documentedReads(document).filter(({ path, isForStaff }) => !isForStaff && !path.includes('{') && path.startsWith('/api/'))
    const calls = lists.map(({ path }) => (path.startsWith('/api/search/') ? `${path}?query=nacht` : path))
    const german: string[] = []
    for (const call of [...calls, '/pageeditor-api/page/ihr-besuch']) {
      const { status, body } = await visitor.getJson(`/en${call}`)
      expect([call, status]).toEqual([call, 200])
      german.push(...germanAddressesIn(body).map((found) => `${call} ${found}`))
    }
    // What the editor reads of a page's modules it writes back: their links stay as they are stored.
    expect(german.filter((found) => !found.startsWith('/pageeditor-api/page/ihr-besuch .modules.'))).toEqual([])
    const page = await visitor.getJson('/en/pageeditor-api/page/ihr-besuch')
    expect(page.body).toMatchObject({
      urls: { de: '/de/ihr-besuch', en: '/en/ihr-besuch' },
      siblings: [{ locale: 'de' }, { locale: 'en', urls: { en: '/en/ihr-besuch' } }],
      settings_url: '/en/ihr-besuch?settings',
    })
  })

  it('tells a cancellation in the language of the page, until it is taken back', async () => {
    const admin = await app.editor('admin')
    const { results } = (await app.visitor().getJson<{ results: { id: number; status: string }[] }>('/api/events/?page=2')).body
    const id = results.find(({ status }) => status === 'scheduled')?.id
    const { revision } = (await admin.getJson<{ revision: string }>(`/api/admin/event/${id}`)).body
    const sentence = 'Die Vorstellung muss wegen einer Erkrankung leider ausfallen.'
    const action = { base: revision, kind: 'cancel', stopsSale: false, showsAlert: true, sentence }
    const done = await admin.send<{ id: number }>('POST', `/api/admin/evening/${id}/actions`, action)
    expect(done.status).toBe(201)
    const english = 'Unfortunately this performance has to be cancelled because of illness.'
    const html = (await pageOf(app, '/en')).html
    for (const words of ['Cancelled: ', english, 'About this performance']) expect(html).toContain(words)
    for (const words of ['Abgesagt: ', sentence]) expect(html).not.toContain(words)
    expect((await pageOf(app, '/de')).html).toContain(sentence)
    expect(JSON.stringify((await app.visitor().getJson(`/en/api/events/${id}/`)).body)).toContain(english)
    expect((await admin.send('POST', `/api/admin/evening/actions/${done.body.id}/undo`)).status).toBe(204)
    expect((await pageOf(app, '/en')).html).not.toContain(english)
  })

  it('names the other languages of a page to search engines, in its head and in the sitemap', async () => {
    const { html } = await pageOf(app, '/en/events')
    for (const [language, path] of [
      ['de', '/de/spielplan'],
      ['en', '/en/events'],
      ['x-default', '/de/spielplan'],
    ])
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${app.url}${path}"/>`)
    expect(html).toContain(`<link rel="canonical" href="${app.url}/en/events"/>`)
    expect(html).toContain('property="og:locale" content="en_GB"')
    const sitemap = (await pageOf(app, '/sitemap.xml')).html
    expect(sitemap).toContain(`<loc>${app.url}/en/events</loc>`)
    expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${app.url}/en/events"/>`)
    expect((await pageOf(app, '/en')).html).toContain('"inLanguage":"en"')
  })

  it('announces a page in it once something of the page is translated, and calls it by its German address until then', async () => {
    const admin = await app.editor('admin')
    const { id, path } = await createPage(app, admin, 'nur-auf-deutsch', [])
    const [german, own] = [`${app.url}${path}`, `${app.url}${inEnglish(path)}`]
    const named = async (address: string) => {
      const { html } = await pageOf(app, address)
      const known = /property="og:url" content="([^"]+)"/.exec(html)?.[1]
      return [known, ...[...html.matchAll(/rel="(?:canonical|alternate" hreflang="\w+)" href="([^"]+)"/g)].map(([, href]) => href)]
    }
    const inSitemap = async () => (await pageOf(app, '/sitemap.xml')).html.match(/(?<=<loc>)[^<]*\/nur-auf-deutsch(?=<\/loc>)/g)
    expect([await named(path), await named(inEnglish(path)), await inSitemap()]).toEqual([[german, german], [german, german], [german]])
    await translateLive(admin, { type: 'page', id }, { 'Seite nur-auf-deutsch': 'Also in English' })
    expect(new Set(await named(path))).toEqual(new Set([german, own]))
    expect((await named(inEnglish(path)))[0]).toBe(own)
    expect(await inSitemap()).toEqual([german, own])
  })

  it('leads from the German word of a page to the English one, with what the address asks for', async () => {
    const response = await app.visitor().fetch('/en/spielplan?type=1')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/events?type=1'])
    expect((await app.visitor().fetch('/de/events')).status).toBe(200)
  })

  it('says dates, rooms and states of what is found in the language of the page', async () => {
    const listOf = async (path: string) => {
      const { html } = await pageOf(app, path)
      return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    }
    const german = await listOf('/de/search?q=salz')
    expect(german).toMatch(/Samstag, \d+\. \p{L}+ 2\d{3}, 20:00\sUhr\s· Studio/u)
    const english = await listOf('/en/search?q=salz')
    expect(english).toMatch(/Saturday,? \d+ \p{L}+ 2\d{3}, 20:00\s· Studio/u)
    expect(english).not.toMatch(/Samstag|Sonntag|\sUhr|Abgesagt/)
    // A translation that staff write has its documents written anew at once.
    await app.foyer.searchIndex.rebuild()
    expect(await listOf('/en/search?q=meer')).toContain('Main House')
    // A day narrows them, in the language of the page.
    const saturdays = await listOf('/en/search?q=salz+saturday')
    expect(saturdays).toMatch(/Saturday,? \d+ \p{L}+ 2\d{3}, 20:00/u)
    expect(saturdays).not.toMatch(/(?:Mon|Tues|Wednes|Thurs|Fri|Sun)day,? \d+ /)
  })

  it('sells in it: the way to the cart and the page around the shop', requirement('ROUTE-45'), async () => {
    const cartOf = async (path: string) => /<a [^>]*href="([^"]*webshop[^"]*)"/.exec((await pageOf(app, path)).html)?.[1]
    expect([await cartOf('/de/spielplan'), await cartOf('/en/events')]).toEqual(['/webshop', '/en/webshop'])
    for (const [path, language] of [
      ['/webshop/cart/7', 'de'],
      ['/en/webshop', 'en'],
      ['/en/webshop/cart/7?x=1', 'en'],
    ] as const) {
      const { status, html } = await pageOf(app, path)
      expect([path, status]).toEqual([path, 200])
      expect(html, path).toContain(`<html lang="${language}"`)
      expect(html, path).toContain(
        language === 'en' ? '<h1 class="visually-hidden">Cart</h1>' : '<h1 class="visually-hidden">Warenkorb</h1>',
      )
    }
    const { html } = await pageOf(app, '/en/webshop/cart/7?x=1')
    expect(html).toMatch(/href="\/webshop\/cart\/7\?x=1" lang="de"/)
    const back = await app.visitor().fetch('/en/webshop/schedule', { redirect: 'manual' })
    expect(back.headers.get('location')).toBe('/en/events')
    expect((await pageOf(app, '/de/webshop')).status).toBe(404)
  })

  it('has the page for a visit without a network in each language', requirement('FALL-08'), async () => {
    const english = await pageOf(app, '/en/offline.html')
    expect([english.status, english.html.includes('<html lang="en">')]).toEqual([200, true])
    expect(english.html).toContain('<h1>No connection</h1>')
    expect(english.html).not.toMatch(/Keine Verbindung|Noch einmal/)
    expect((await pageOf(app, '/offline.html')).html).toContain('<h1>Keine Verbindung</h1>')
  })

  it('has feeds, calendars, calls and refusals of each', async () => {
    expect((await pageOf(app, '/en/aktuelles/feed.xml')).html).toContain('xml:lang="en"')
    expect((await pageOf(app, '/en/spielplan/kalender.ics')).html).toContain('/en/events/')
    expect((await pageOf(app, '/de/spielplan/kalender.ics')).html).not.toContain('/en/')
    const missing = await pageOf(app, '/en/gibt-es-nicht')
    expect([missing.status, missing.html.includes('<html lang="en"')]).toEqual([404, true])
    const refusal = await app.visitor().getJson('/en/api/gibt-es-nicht/')
    expect(refusal.body).not.toEqual((await app.visitor().getJson('/de/api/gibt-es-nicht/')).body)
    const events = await app.visitor().getJson<{ results: { url: string }[] }>('/en/api/events/')
    expect(events.body.results[0]?.url).toMatch(/^\/en\/events\//)
  })
})

it('a site of one language sends what asks for another to its own pages', requirement('ROUTE-58'), async () => {
  const app = await createTestApp()
  const response = await app.visitor().fetch('/en/events', { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/de/spielplan'])
  await app.close()
})

it('does not start with languages that it does not speak, or without the first', async () => {
  for (const LOCALES of ['de,fr', 'en', 'en,de', 'de,de', ',']) {
    await expect(createTestApp({ environment: { LOCALES } }), LOCALES).rejects.toThrow(/LOCALES is not valid/)
  }
})
