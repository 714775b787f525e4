import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../app/content/tables.ts'
import { writeSettings } from '../../app/site/settings.server.ts'
import { alerts, counters, openingHours } from '../../app/site/tables.ts'
import { createLegalPages } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

/** The parts of the default layout in their required order, by the HTML that identifies them. */
const LAYOUT = {
  skip: 'href="#main-content"',
  info: 'JavaScript ist ausgeschaltet',
  cookies: 'id="cookie-einstellungen"',
  alert: 'data-alert=',
  header: '<header',
  main: '<main id="main-content"',
  pageHeader: 'data-page-header',
  end: 'data-search-index="end"',
  footer: '<footer',
  sticky: 'aria-label="Schnellzugriff"',
}

/** Addresses for staff only; `/cms-hub` itself is the login for everybody. */
const OF_STAFF = /\/cms-hub\/|\/api\/admin\/|\/assets\/(editor|edit|admin|StaffBar)[-./]/i

describe('the layout of a page', () => {
  let app: TestApp
  let editor: Visitor
  const htmlOf = async (path: string, visitor = app.visitor()) => (await (await visitor.fetch(path)).text()).replaceAll('<!-- -->', '')
  /** Every address that a page links to, submits to or loads. */
  const offeredOn = async (path: string, visitor: Visitor) =>
    [...(await htmlOf(path, visitor)).matchAll(/ (?:href|src|action)="([^"]+)"/g)].map(([, address = '']) => address).toSorted()
  const design = (changes: Parameters<typeof writeSettings>[1]['design']) => writeSettings(app.foyer.platform, { design: changes ?? {} })

  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor('admin')
    await createLegalPages(app)
    await app.foyer.platform.write(async (tx, invalidate) => {
      const [visit] = await tx
        .insert(pages)
        .values({ path: 'besuch', title: 'Ihr Besuch', isOnline: true, inMenu: true })
        .returning({ id: pages.id })
      await tx.insert(pages).values([
        { path: 'besuch/anfahrt', title: 'Anfahrt', parentId: visit?.id ?? null, isOnline: true, inMenu: true },
        { path: 'kontakt', title: 'Kontakt', isOnline: true, inFooter: true },
        { path: 'gala', title: 'Gala', isOnline: true, isLandingPage: true },
        { path: 'geheim', title: 'Geheim', isOnline: false },
      ])
      await tx.insert(alerts).values({ title: 'Achtung', text: 'Der Saal ist zu.', linkUrl: '/de/kontakt', linkTitle: 'Fragen' })
      await tx.insert(counters).values({ id: 1, name: 'Kasse' })
      await tx.insert(openingHours).values([
        { counterId: 1, weekday: 6, timeFrom: '10:00', timeTo: '18:00' },
        { counterId: 1, day: '2026-11-21', timeFrom: '12:00', timeTo: '14:00' },
      ])
      invalidate('pages', 'alerts', 'opening-hours')
    })
  })
  afterAll(() => app.close())

  it(
    'the parts of the default layout follow each other',
    requirement(
      'GEN-19',
      'GEN-23',
      'GEN-32',
      'GEN-34',
      'GEN-35',
      'LAYOUT-01',
      'LAYOUT-02',
      'LAYOUT-04',
      'LAYOUT-05',
      'LAYOUT-07',
      'LAYOUT-16',
      'LAYOUT-17',
      'LAYOUT-18',
      'LAYOUT-19',
      'LAYOUT-20',
      'FALL-01',
    ),
    async () => {
      const html = await htmlOf('/de/spielplan')
      expect(html).toContain('<html lang="de"')
      expect(html).toContain('<meta name="robots" content="none"/>')
      const places = Object.entries(LAYOUT).map(([part, mark]) => ({ part, place: html.indexOf(mark) }))
      expect(places.filter(({ place }) => place < 0)).toEqual([])
      expect(places.toSorted((a, b) => a.place - b.place).map(({ part }) => part)).toEqual(Object.keys(LAYOUT))
    },
  )

  it(
    'the magazine’s headline stands before the content of its pages, and only there',
    requirement('LAYOUT-08', 'LAYOUT-09', 'GEN-30'),
    async () => {
      const headline = /<main .*Alle #Themen.*<\/main>/s
      expect(await htmlOf('/de/aktuelles')).toMatch(headline)
      expect(await htmlOf('/de/spielplan')).not.toMatch(headline)
    },
  )

  it(
    'tells visitors without JavaScript or with an old browser what is missing, with a link to reload',
    requirement('FALL-02', 'FALL-05'),
    async () => {
      const html = await htmlOf('/de/besuch')
      expect(html).toMatch(/<noscript><p[^>]*>JavaScript ist ausgeschaltet[^<]*<a href="">Neu laden<\/a>/)
      expect(html).toMatch(/<p[^>]*>Ihr Browser ist für diese Website zu alt[^<]*<a href="">Neu laden<\/a>/)
    },
  )

  it(
    'the header shows the theatre and no link without a target, and the footer has the staff login',
    requirement('HEADER-07', 'HEADER-08', 'HEADER-22', 'HEADER-44', 'USER-15', 'GEN-36'),
    async () => {
      await design({ houseName: 'Haus am Wall' })
      const html = await htmlOf('/de/spielplan')
      expect(html).toMatch(/<a class="[^"]*wordmark"[^>]* href="\/de"[^>]*>Haus am Wall<\/a>/)
      expect(html).toMatch(/<a [^>]*href="#main-content">Zum Inhalt springen<\/a>/)
      for (const nowhere of ['Sprache', 'Favoriten', 'Mein Konto', 'Anmelden', 'Abmelden']) expect(html).not.toContain(nowhere)
      expect(html).toMatch(/<footer.*<a href="\/cms-hub">Für das Haus<\/a>/s)
      // The skip link leads to the title.
      expect(html).toMatch(/<main id="main-content"[^>]*>(?:(?!<\/main>).)*<h1/s)
    },
  )

  it(
    'favorites and account lead to the configured URLs, for every visitor',
    requirement('HEADER-41', 'HEADER-42', 'HEADER-43', 'AMB-50'),
    async () => {
      await design({ favoritesLink: 'https://karten.example/merkliste', accountLink: 'https://karten.example/konto' })
      const html = await htmlOf('/de/spielplan')
      expect(html).toContain('<a href="https://karten.example/merkliste">Favoriten</a>')
      expect(html).toContain('<a href="https://karten.example/konto">Mein Konto</a>')
      await design({ favoritesLink: '', accountLink: '' })
    },
  )

  it('the site settings decide where wordmark, cart and webshop lead', requirement('HEADER-45', 'HEADER-46', 'HEADER-47'), async () => {
    await design({ logoLink: '/de/gala', basketLink: 'https://karten.example/korb', webshopLink: 'https://karten.example' })
    const html = await htmlOf('/de/spielplan')
    expect(html).toMatch(/<a class="[^"]*wordmark"[^>]* href="\/de\/gala"/)
    expect(html).toMatch(/<a class="[^"]*cart"[^>]* href="https:\/\/karten\.example\/korb"/)
    expect(html).toContain('<a href="https://karten.example">Webshop</a>')
    await design({ logoLink: '', basketLink: '' })
  })

  it(
    'the breadcrumb leads from home over the pages above, and one step back',
    requirement('HEADER-19', 'HEADER-20', 'HEADER-21'),
    async () => {
      const [, breadcrumb = ''] = /<nav aria-label="Sie sind hier"[^>]*>(.*?)<\/nav>/s.exec(await htmlOf('/de/besuch/anfahrt')) ?? []
      const links = [...breadcrumb.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
      expect(links).toEqual(['/de/besuch', '/de', '/de/besuch'])
      expect(breadcrumb).toContain('Zurück')
      expect(breadcrumb).toContain('<span aria-current="page">Anfahrt</span>')
    },
  )

  it(
    'menu entries have address, name and children, in the call and on the page',
    requirement('HEADER-26', 'HEADER-27', 'HEADER-28'),
    async () => {
      const { body } = await app.visitor().getJson<{ menu: unknown[] }>('/de/pageeditor-api/nav')
      expect(body.menu).toMatchObject([
        { url: '/de/besuch', menu_name: 'Ihr Besuch', children: [{ url: '/de/besuch/anfahrt', menu_name: 'Anfahrt', children: [] }] },
      ])
      const [, menu = ''] = /aria-label="Hauptmenü">(.*?)<\/nav>/s.exec(await htmlOf('/de/spielplan')) ?? []
      expect(menu).toMatch(/href="\/de\/besuch"[^>]*>Ihr Besuch</)
      expect(menu).toMatch(/href="\/de\/besuch\/anfahrt"[^>]*>Anfahrt</)
    },
  )

  it('a landing page has neither menu nor alert', requirement('HEADER-14', 'ALERT-06'), async () => {
    const html = await htmlOf('/de/gala')
    expect(html).toContain('wordmark')
    for (const gone of ['Hauptmenü', 'data-alert=', '>Menü<']) expect(html).not.toContain(gone)
  })

  it(
    'the footer has its links, and a block only where one is provided',
    requirement('FOOT-01', 'FOOT-02', 'FOOT-03', 'FOOT-05', 'FOOT-06', 'FOOT-10', 'FOOT-11', 'FOOT-12'),
    async () => {
      const footerOf = async () => /<footer[^>]*>(.*)<\/footer>/s.exec(await htmlOf('/de/spielplan'))?.[1] ?? ''
      const bare = await footerOf()
      expect(bare).not.toContain('Hinweisgeberschutz')
      expect(bare).not.toMatch(/<div[^>]*><\/div>/)
      await design({ whistleblowerLink: 'https://melden.example/' })
      await writeSettings(app.foyer.platform, {
        site: { html_footer_logos: { code: '<img src="https://haus.example/l.png" alt="Land">' } },
      })
      const footer = await footerOf()
      for (const [path, title] of [
        ['agb', 'AGB'],
        ['impressum', 'Impressum'],
        ['datenschutz', 'Datenschutz'],
        ['kontakt', 'Kontakt'],
      ]) {
        expect(footer).toMatch(new RegExp(`<li><a href="/de/${path}"(?![^>]*target)[^>]*>${title}</a></li>`))
      }
      expect(footer).toContain('<a href="https://melden.example/" target="_blank" rel="noopener noreferrer">Hinweisgeberschutz</a>')
      expect(footer).toContain('alt="Land"')
    },
  )

  it('every webshop URL leads to a shop that is an address of the settings alone: no page may frame it', async () => {
    await design({ webshopLink: 'https://karten.example' })
    for (const path of ['eventim-template', 'eventim.webshop', 'test.webshop', 'testshop', 'webshop']) {
      const response = await app.visitor().fetch(`/${path}/saal/3?lang=de`)
      expect([response.status, response.headers.get('location')]).toEqual([302, 'https://karten.example/saal/3?lang=de'])
      expect((await app.visitor().fetch(`/de/${path}`)).status).toBe(404)
    }
    expect((await app.visitor().fetch('/webshop')).headers.get('location')).toBe('https://karten.example')
    await design({ webshopLink: '' })
  })

  it.each([
    ['schedule', '/de/spielplan'],
    ['events', '/de/spielplan'],
    ['articles', '/de/aktuelles'],
    ['subscriptions', '/de/abonnements'],
  ])('/webshop/%s is a page of the site', requirement('LAYOUT-27', 'LAYOUT-28', 'LAYOUT-29', 'ERR-28'), async (path, target) => {
    const response = await app.visitor().fetch(`/webshop/${path}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, target])
  })

  it('the dashboard has a frame of its own', requirement('LAYOUT-21'), async () => {
    const html = await htmlOf('/cms-hub', editor)
    expect(html).toContain('<header')
    for (const gone of [LAYOUT.alert, LAYOUT.footer, LAYOUT.sticky]) expect(html).not.toContain(gone)
  })

  it('errors have a layout of their own, with the theatre’s own text', requirement('ERR-04', 'ERR-10', 'LAYOUT-22'), async () => {
    await design({ errors: { 404: '<p>Der Vorhang bleibt zu.</p>' } })
    const response = await app.visitor().fetch('/de/geheim')
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Diese Seite ist zurzeit nicht veröffentlicht')
    expect(html).toContain('<p>Der Vorhang bleibt zu.</p>')
    for (const gone of [LAYOUT.alert, LAYOUT.footer, LAYOUT.sticky]) expect(html).not.toContain(gone)
    expect((await editor.fetch('/de/geheim')).status).toBe(200)
  })

  it('a page that cannot be read is answered as one that is not there', requirement('ERR-09'), async () => {
    const { db, readCache } = app.foyer.platform
    // The frame of the page is known, the page is not.
    readCache.clear()
    await app.visitor().fetch('/de/spielplan?frisch')
    await db.execute(sql`ALTER TABLE containers RENAME TO containers_away`)
    const response = await app.visitor().fetch('/de/besuch?frisch')
    await db.execute(sql`ALTER TABLE containers_away RENAME TO containers`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Seite nicht gefunden')
    expect((await app.visitor().fetch('/de/besuch?frisch')).status).toBe(200)
  })

  it('without its settings the site is offline', requirement('ERR-21'), async () => {
    const { platform } = app.foyer
    await platform.db.execute(sql`ALTER TABLE settings RENAME TO settings_away`)
    await platform.write(async (_tx, invalidate) => invalidate('settings'))
    const response = await app.visitor().fetch('/de/besuch')
    await platform.db.execute(sql`ALTER TABLE settings_away RENAME TO settings`)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('Die Website ist vorübergehend nicht erreichbar')
    expect((await app.visitor().fetch('/de/besuch')).status).toBe(200)
  })

  it(
    'tells who is logged in and what belongs to them, until they log out',
    requirement('USER-06', 'USER-07', 'USER-08', 'USER-09', 'USER-10', 'USER-11', 'USER-12', 'USER-13', 'USER-14', 'USER-05', 'ROLE-14'),
    async () => {
      await design({ webshopLink: 'https://karten.example' })
      const staff = await app.editor('admin')
      const details = async (visitor: Visitor) => (await visitor.getJson('/de/api/user-details/')).body
      const known = await details(staff)
      expect(known).toMatchObject({
        has_dashboard_online_access: true,
        is_logged_in: true,
        first_name: 'Rita',
        last_name: 'Redaktion',
        webshop_url: 'https://karten.example',
      })
      expect(Object.values(known).filter((value) => typeof value === 'boolean')).toHaveLength(2)
      expect(known.email).toMatch(/^admin-.*@marienbrueck\.example$/)
      expect(known.username).toBeTruthy()
      expect(await details(app.visitor())).toMatchObject({
        is_logged_in: false,
        username: '',
        email: '',
        login_url: '/cms-hub',
        webshop_url: '',
      })
      expect((await staff.send('POST', String(known.logout_url))).status).toBe(200)
      expect(await details(staff)).toMatchObject({ is_logged_in: false })
    },
  )

  it(
    'editing requires a session that the user endpoint knows, and the CSRF token',
    requirement('ROLE-01', 'ROLE-02', 'ROLE-09', 'ROLE-11', 'ROLE-12', 'ROLE-13'),
    async () => {
      const { body: user } = await editor.getJson('/de/pageeditor-api/user')
      expect(user).toMatchObject({ email: expect.stringContaining('@'), username: 'Rita Redaktion', admin_menus: [{ url: '/cms-hub' }] })
      const forged = app.visitor()
      forged.cookies.set('sessionid', 'geraten')
      for (const nobody of [app.visitor(), forged]) {
        expect((await nobody.getJson('/de/pageeditor-api/user')).status).toBe(401)
        expect((await nobody.fetch('/de/geheim')).status).toBe(404)
      }
      const container = { model: 'container', content_type: 'page', object_id: 1, slug: 'rollen' }
      expect((await forged.send('POST', '/de/pageeditor-api/container', container)).status).toBe(401)
      const headers = { 'content-type': 'application/json', origin: app.url }
      const bare = await editor.fetch('/de/pageeditor-api/container', { method: 'POST', headers, body: JSON.stringify(container) })
      expect(bare.status).toBe(403)
      expect((await editor.send('POST', '/de/pageeditor-api/container', container)).status).toBe(201)
    },
  )

  it('visitors and staff are offered the same areas, and visitors nothing that is staff’s', requirement('ROLE-03', 'GEN-24'), async () => {
    await design({ webshopLink: '' })
    const forged = app.visitor()
    forged.cookies.set('sessionid', 'geraten')
    for (const path of ['/de/spielplan', '/de/stuecke', '/de/ensemble', '/de/aktuelles', '/de/search', '/webshop']) {
      const [visitor, staff, claimant] = await Promise.all([
        offeredOn(path, app.visitor()),
        offeredOn(path, editor),
        offeredOn(path, forged),
      ])
      expect(visitor.length).toBeGreaterThan(5)
      expect([path, visitor.filter((address) => !staff.includes(address))]).toEqual([path, []])
      expect([path, visitor.filter((address) => OF_STAFF.test(address))]).toEqual([path, []])
      expect([path, claimant]).toEqual([path, visitor])
    }
  })

  it('each failure has a German sentence of its own', requirement('ERR-34'), async () => {
    const visitor = app.visitor()
    const detailOf = async (response: Promise<{ body: unknown }>) =>
      (await response).body as { detail: string; errors?: Record<string, string[]> }
    const answers = await Promise.all([
      detailOf(visitor.getJson('/de/api/nirgends/')),
      detailOf(visitor.getJson('/de/pageeditor-api/user')),
      detailOf(visitor.send('POST', '/api/dashboard-error-log/', { url: '' })),
      visitor
        .fetch('/de/api/forms-entries/', { method: 'POST', body: '{}' })
        .then((answer) => answer.json() as Promise<{ detail: string }>),
    ])
    for (const { detail } of answers) expect(detail).toMatch(/^\p{Lu}.*\p{Ll}.*[.!]$/u)
    expect(new Set(answers.map(({ detail }) => detail)).size).toBe(answers.length)
  })

  it(
    'profile and settings show whose they are, and visitors the way to log in',
    requirement('GEN-11', 'GEN-12', 'ROUTE-31', 'ROUTE-32'),
    async () => {
      for (const path of ['/de/user/profile', '/de/user/settings']) {
        expect(await htmlOf(path)).toContain('Sie sind nicht angemeldet.')
        expect(await htmlOf(path, editor)).toMatch(/<dd>admin-[^<]*@marienbrueck\.example<\/dd>/)
      }
      expect(await htmlOf('/de/user/settings')).toContain('Cookies und fremde Dienste')
    },
  )

  it('today’s opening hours and exceptions are distinguished', requirement('HOURS-01', 'HOURS-02', 'HOURS-03', 'HOURS-04'), async () => {
    const { body } = await app.visitor().getJson('/de/api/opening-hours-today/')
    expect(body).toEqual({
      opening_hours: [expect.objectContaining({ time_from: '10:00', time_to: '18:00' })],
      opening_hours_exceptions: [expect.objectContaining({ time_from: '12:00', time_to: '14:00' })],
    })
  })

  it(
    'an alert has title, text and link, in the call and on the page',
    requirement('ALERT-02', 'ALERT-03', 'ALERT-04', 'ALERT-05'),
    async () => {
      const { body } = await app.visitor().getJson<unknown[]>('/de/api/breaking-news/')
      expect(body[0]).toMatchObject({ title: 'Achtung', text: 'Der Saal ist zu.', link: { url: '/de/kontakt' }, link_title: 'Fragen' })
      expect(await htmlOf('/de/spielplan')).toMatch(
        /<strong>Achtung<\/strong> .*Der Saal ist zu\..*<a href="\/de\/kontakt"[^>]*>Fragen<\/a>/,
      )
    },
  )
})
