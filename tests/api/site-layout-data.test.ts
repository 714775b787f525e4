import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../app/content/tables.ts'
import { media } from '../../app/platform/media/tables.ts'
import { redirectOf } from '../../app/shell/redirects.server.ts'
import { layoutDataOrOffline } from '../../app/shell/site-online.server.ts'
import type { LayoutData } from '../../app/site/index.ts'
import { readSettings, writeSettings } from '../../app/site/settings.server.ts'
import { alerts, counters, errorLog, openingHours, redirects } from '../../app/site/tables.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

describe('the frame of the site', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.insert(redirects).values([
        { oldPath: '/de/alt', newPath: '/de/mitte' },
        { oldPath: '/de/mitte', newPath: '/de/spielplan' },
        { oldPath: '/de/draussen', newPath: 'https://haus.example/' },
        { oldPath: '/de/kreis', newPath: '/de/kreis-2' },
        { oldPath: '/de/kreis-2', newPath: '/de/kreis' },
      ])
      invalidate('redirects')
    })
  })
  afterAll(() => app.close())

  it('sends a moved address to its end with 301', requirement('REDIR-03', 'REDIR-05', 'REDIR-08'), async () => {
    const response = await app.visitor().fetch('/de/alt')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/de/spielplan')
  })

  it(
    'tells the router of a moved address on a route change, and of a full load where it leads outside',
    requirement('REDIR-04', 'REDIR-07'),
    async () => {
      const moved = await app.visitor().fetch('/de/alt.data?_routes=root')
      expect(moved.status).toBe(204)
      expect(moved.headers.get('x-remix-redirect')).toBe('/de/spielplan')
      expect(moved.headers.get('x-remix-status')).toBe('301')
      expect(moved.headers.get('x-remix-reload-document')).toBeNull()
      const outside = await app.visitor().fetch('/de/draussen.data')
      expect(outside.headers.get('x-remix-reload-document')).toBe('true')
    },
  )

  it(
    'leaves alone what only begins like a moved address, and what leads round in a circle',
    requirement('REDIR-06', 'REDIR-08'),
    async () => {
      for (const path of ['/de/alt/mehr', '/de/kreis']) expect((await app.visitor().fetch(path)).status).toBe(404)
    },
  )

  it(
    'matches old addresses however they are spelt, with the query that others use, and keeps what is asked besides',
    requirement('REDIR-03'),
    async () => {
      const editor = await app.editor()
      const make = async (oldPath: string, newPath: string) =>
        await editor.send<{ errors?: Record<string, string[]> }>('POST', '/api/admin/redirect', { oldPath, newPath })
      for (const [from, to] of [
        ['/de/älter werden', '/de/größe'],
        ['/index.php?id=12', '/de/spielplan'],
        ['/?p=7', '/de/ensemble'],
      ] as const)
        expect((await make(from, to)).status).toBe(201)
      for (const [requested, location] of [
        ['/de/%C3%A4lter%20werden', '/de/gr%C3%B6%C3%9Fe'],
        ['/de/a%cc%88lter%20werden/?ort=post', '/de/gr%C3%B6%C3%9Fe?ort=post'],
        ['/index.php?id=12&room=3', '/de/spielplan?room=3'],
        ['/?p=7', '/de/ensemble'],
      ]) {
        const { status, headers } = await app.visitor().fetch(requested ?? '')
        expect([requested, status, headers.get('location')]).toEqual([requested, 301, location])
      }
      const living = await make('/de/spielplan/', '/de/ensemble')
      expect([living.status, living.body.errors]).toEqual([400, { oldPath: [expect.stringContaining('antwortet das Haus selbst')] }])
      await app.foyer.platform.db.insert(pages).values({ path: 'besuch', title: 'Besuch', isOnline: true })
      expect((await make('/de/besuch/', '/de/ensemble')).body.errors).toEqual({ oldPath: [expect.stringContaining('steht eine Seite')] })
      expect((await make('/de/%C3%84lter%20werden'.replace('%C3%84', '%C3%A4'), '/de')).body.errors).toEqual({
        oldPath: [expect.stringContaining('schon eine Umleitung')],
      })
      expect((await make('/de/crlf', '/de/a\r\nX: 1')).status).toBe(400)
      expect((await make('/de/weg', '/\\evil.example')).status).toBe(400)
    },
  )

  it('takes over no record that visitors see, and no record begins where a redirect leads away', requirement('REDIR-03'), async () => {
    const editor = await app.editor()
    type Made = { id: number; values: { slug: string }; errors?: Record<string, string[]> }
    const make = async (type: string, values: object) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
    const redirect = (oldPath: string) => make('redirect', { oldPath, newPath: '/de/ensemble' })
    const taken = { oldPath: [expect.stringContaining('sehen Besucher „')] }
    const season = await make('season', { name: '2026/27', startsOn: '2026-08-01', endsOn: '2027-07-31' })
    const venue = await make('venue', { name: 'Werft' })
    const room = await make('room', { name: 'Halle', venueId: venue.id })
    const production = await make('production', { title: 'Lebendig', seasonId: season.id, isOnline: true })
    const evening = { productionId: production.id, startsAt: '2026-12-24T19:30', isOnline: true, roomId: room.id }
    const event = await make('event', evening)
    const person = await make('person', { firstName: 'Ada', lastName: 'Lund' })
    const series = await make('series', { name: 'Lange Nacht' })
    const category = await make('article-category', { name: 'Berichte' })
    const report = { title: 'Ein Bericht', categoryId: category.id, publishedAt: '2026-11-01T10:00', isOnline: true }
    const article = await make('article', report)
    const hidden = await make('production', { title: 'Verborgen', seasonId: season.id, isOnline: false })
    for (const path of [
      `/de/stuecke/lebendig/${production.id}`,
      `/de/spielplan/lebendig/${event.id}/`,
      `/de/ensemble/ada-lund/${person.id}?alt=1`,
      `/de/series/lange-nacht/${series.id}`,
      `/de/venues/werft/${venue.id}`,
      `/de/aktuelles/ein-bericht/${article.id}`,
    ])
      expect([path, (await redirect(path)).errors]).toEqual([path, taken])
    // A path with another name may be an address of the previous site; a hidden record occupies no path.
    expect((await redirect(`/de/stuecke/altes-stueck/${production.id}`)).errors).toBeUndefined()
    expect((await redirect(`/de/stuecke/verborgen/${hidden.id}`)).errors).toBeUndefined()
    const change = async (id: number, values: object) => {
      const { body } = await editor.getJson<{ revision: string }>(`/api/admin/production/${id}`)
      return (await editor.send<Made>('PATCH', `/api/admin/production/${id}`, { base: body.revision, values })).body.errors
    }
    const leadsAway = { slug: [expect.stringContaining('führt eine Umleitung nach /de/ensemble')] }
    expect(await change(hidden.id, { isOnline: true })).toEqual(leadsAway)
    expect(await change(production.id, { slug: 'altes-stueck' })).toEqual(leadsAway)
    expect(await change(hidden.id, { isOnline: true, slug: 'enthuellt' })).toBeUndefined()
  })

  it('lists the redirects', requirement('REDIR-01', 'REDIR-02'), async () => {
    const { body } = await app.visitor().getJson<{ old_path: string; new_path: string }[]>('/de/pageeditor-api/redirect')
    expect(body).toContainEqual({ old_path: '/de/alt', new_path: '/de/mitte' })
  })

  it('overlay=true leads from any page to the schedule, with the other parameters', requirement('QUERY-01', 'QUERY-02'), async () => {
    const response = await app.visitor().fetch('/de/ensemble?overlay=true&room=3')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/de/spielplan?room=3')
  })

  it('an unknown middleware is an error that names it', requirement('ERR-24'), async () => {
    const requested = redirectOf(app.foyer.platform, new URL(`${app.url}/de`), ['overlay', 'nirgends'])
    await expect(requested).rejects.toMatchObject({ status: 500, message: 'Unbekannte Zwischenstufe nirgends' })
  })

  it('an address that led nowhere is written down and counted', requirement('API-25', 'BASE-42', 'ERR-14', 'ERR-15'), async () => {
    const visitor = app.visitor()
    for (let n = 0; n < 2; n++) expect((await visitor.send('POST', '/api/dashboard-error-log/', { url: '/de/nirgends' })).status).toBe(201)
    const rows = await app.foyer.platform.db.select().from(errorLog)
    expect(rows.filter(({ url }) => url === '/de/nirgends')).toMatchObject([{ hits: 2 }])
    expect((await visitor.send('POST', '/api/dashboard-error-log/', { url: '/x', more: 1 })).status).toBe(400)
  })

  it(
    'the HTML blocks of the settings are on the page, without scripts',
    requirement('SET-03', 'SET-04', 'SET-05', 'SET-06', 'FOOT-07', 'FOOT-08', 'FOOT-09'),
    async () => {
      await writeSettings(app.foyer.platform, {
        site: {
          html_header: { code: '<p>Kopf</p>' },
          html_footer_top: { code: '<p onclick="harm()">Oben</p><script>harm()</script>' },
          html_footer_bottom: { code: '<iframe src="https://elsewhere.example"></iframe><p>Unten</p>' },
          html_footer_logos: { code: '<img src="https://elsewhere.example/l.png" alt="Land" onerror="harm()">' },
        },
      })
      const html = await (await app.visitor().fetch('/de/spielplan')).text()
      for (const block of ['<p>Kopf</p>', '<p>Oben</p>', '<p>Unten</p>', 'alt="Land"']) expect(html).toContain(block)
      for (const harm of ['onclick', 'harm()', '<iframe', 'onerror']) expect(html).not.toContain(harm)
    },
  )

  it('the site settings decide the style of the desktop menu', requirement('HEADER-05', 'HEADER-06', 'SET-11'), async () => {
    const look = async () =>
      /<nav class="([^"]*)" aria-label="Hauptmenü"/.exec(await (await app.visitor().fetch('/de/spielplan')).text())?.[1]
    expect(await look()).toContain('style1')
    await writeSettings(app.foyer.platform, { design: { menuStyle: 'style2' } })
    expect(await look()).toContain('style2')
  })

  it(
    'a picture of the library stands in the header for the name, which it bears; withdrawn, the name stands there again',
    requirement('HEADER-07'),
    async () => {
      const { platform } = app.foyer
      const values = { filename: 'logo.png', mimeType: 'image/png', bytes: 1, width: 400, height: 100 }
      const [logo] = await platform.db
        .insert(media)
        .values({ key: 'haus-logo', ...values })
        .returning()
      await writeSettings(platform, { design: { logo: logo?.id ?? null } })
      const wordmark = async () =>
        /<a class="[^"]*wordmark[^>]*>(.*?)<\/a>/s.exec(await (await app.visitor().fetch('/de/spielplan')).text())?.[1]
      expect(await wordmark()).toMatch(/<img [^>]*src="\/media\/haus-logo\/[^>]*alt="localhost"/)
      await platform.write(async (tx, invalidate) => {
        await tx.update(media).set({ isWithdrawn: true }).where(eq(media.key, 'haus-logo'))
        invalidate('media')
      })
      expect(await wordmark()).toBe('localhost')
      await writeSettings(platform, { design: { logo: null } })
    },
  )

  it(
    'with the shop offline, cart and account cannot be used and say why',
    requirement('HEADER-36', 'HEADER-37', 'HEADER-38', 'HEADER-39', 'HEADER-40', 'SET-02'),
    async () => {
      const frame = async () => (await app.visitor().fetch('/de/spielplan')).text()
      // Without a shop there is no link to one, nor a page that mentions minutes.
      expect(await frame()).not.toMatch(/>Warenkorb</)
      expect(await (await app.visitor().fetch('/webshop')).text()).toContain('Dieses Haus verkauft keine Karten im Netz.')
      const design = { accountLink: 'https://karten.example/konto', webshopLink: 'https://karten.example' }
      await writeSettings(app.foyer.platform, { site: { is_shop_online: false }, design })
      const html = await frame()
      for (const word of ['Warenkorb', 'Mein Konto']) {
        expect(html).toMatch(new RegExp(`<span[^>]*title="Webshop derzeit nicht erreichbar"[^>]*>${word}<`))
      }
      await writeSettings(app.foyer.platform, { site: { is_shop_online: true }, design: { accountLink: '', webshopLink: '' } })
    },
  )

  it(
    'takes for the links of header and footer what may be a link, and leads nowhere by what was kept before that',
    requirement('SET-02'),
    async () => {
      const { platform } = app.foyer
      for (const webshopLink of ['javascript:alert(1)', '//anderswo.example', '/\\anderswo.example', '/..//anderswo.example', 'irgendwo'])
        await expect(writeSettings(platform, { design: { webshopLink } })).rejects.toThrow('Bitte geben Sie eine Adresse an')
      await writeSettings(platform, { design: { webshopLink: 'https://karten.example' } })
      await platform.db.execute(
        sql`UPDATE settings SET value = jsonb_set(value, '{webshopLink}', '"javascript:alert(1)"') WHERE key = 'design'`,
      )
      expect((await readSettings(platform)).design.webshopLink).toBe('')
      await writeSettings(platform, { design: { webshopLink: '' } })
    },
  )

  it('today’s hours stand in the header, and exceptions replace them', requirement('HOURS-09', 'HOURS-14', 'GEN-28'), async () => {
    const { platform } = app.foyer
    await platform.db.insert(counters).values([
      { id: 1, name: 'Kasse' },
      { id: 2, name: 'Café', position: 2 },
    ])
    const insert = (values: Omit<typeof openingHours.$inferInsert, 'counterId'>, counterId = 1) =>
      platform.write(async (tx, invalidate) => {
        await tx.insert(openingHours).values({ counterId, ...values })
        invalidate('opening-hours')
      })
    await insert({ weekday: 6, timeFrom: '08:00', timeTo: '23:00' }, 2)
    await insert({ weekday: 6, timeFrom: '10:00', timeTo: '18:00' })
    expect(await (await app.visitor().fetch('/de/spielplan')).text()).toContain('Geöffnet bis 18:00 Uhr')
    await insert({ day: '2026-11-21', timeFrom: '14:00', timeTo: '16:00' })
    expect(await (await app.visitor().fetch('/de/spielplan')).text()).toContain('Geöffnet ab 14:00 Uhr')
  })

  it(
    'all alerts that are on show, the newest first, so that none takes another away',
    requirement('ALERT-01', 'ALERT-07', 'ALERT-13'),
    async () => {
      await app.foyer.platform.write(async (tx, invalidate) => {
        await tx.insert(alerts).values([
          { title: 'Erster', createdAt: new Date('2026-11-20T12:00:00Z') },
          { title: 'Zweiter', createdAt: new Date('2026-11-21T10:00:00Z') },
        ])
        invalidate('alerts')
      })
      const html = await (await app.visitor().fetch('/de/spielplan')).text()
      expect([...html.matchAll(/<strong>(Erster|Zweiter)<\/strong>/g)].map(([, title]) => title)).toEqual(['Zweiter', 'Erster'])
    },
  )

  it(
    'a site that is switched off answers 503 to visitors and shows itself to staff',
    requirement('ERR-20', 'ERR-35', 'SET-01'),
    async () => {
      // Cached pages are switched off together with the site.
      const cached = ['/de/spielplan', '/de/spielplan/kalender.ics', '/de/spielplan/feed.xml', '/sitemap.xml']
      const statuses = () => Promise.all(cached.map(async (path) => (await app.visitor().fetch(path)).status))
      for (let times = 0; times < 2; times++) expect(await statuses()).toEqual([200, 200, 200, 200])
      await writeSettings(app.foyer.platform, { site: { is_site_online: false } })
      expect(await statuses()).toEqual([503, 503, 503, 503])
      const response = await app.visitor().fetch('/de/spielplan')
      expect(response.status).toBe(503)
      // Switched off by hand: search engines are asked to retry in an hour.
      expect(response.headers.get('retry-after')).toBe('3600')
      expect(response.headers.get('cache-control') ?? '').not.toMatch(/public|max-age=[1-9]/)
      expect(await response.text()).toContain('Die Website ist vorübergehend nicht erreichbar')
      // A client-side navigation does not bypass it.
      const change = await app.visitor().fetch('/de/ensemble.data?_routes=ensemble')
      expect(change.status).toBe(503)
      expect(await change.text()).not.toContain('Mira Oltmanns')
      // The API hides what the pages hide; endpoints that everybody needs stay open.
      for (const path of [
        '/api/events/',
        '/de/api/productions/',
        '/api/shop-cart/',
        '/api/search/autocomplete/?q=meer',
        '/de/api/articles',
      ]) {
        const call = await app.visitor().fetch(path)
        expect([path, call.status, call.headers.get('retry-after')]).toEqual([path, 503, '3600'])
      }
      for (const path of ['/api/user-details/', '/pageeditor-api/settings']) expect((await app.visitor().fetch(path)).status).toBe(200)
      // Users who can switch it on again may log in.
      const door = await app.visitor().fetch('/cms-hub/settings')
      expect([door.status, await door.text()]).toEqual([200, expect.stringContaining('type="password"')])
      expect((await app.visitor().fetch('/cms-hub.data')).status).toBe(200)
      const editor = await app.editor()
      expect((await editor.fetch('/api/events/')).status).toBe(200)
      const forStaff = await editor.fetch('/de/spielplan')
      expect(forStaff.status).toBe(200)
      expect(forStaff.headers.get('cache-control')).toContain('private')
      await writeSettings(app.foyer.platform, { site: { is_site_online: true } })
    },
  )

  it(
    'an offline site shows the theatre’s own page, with its name, styles and addresses, without scripts',
    requirement('ERR-04', 'ERR-20'),
    async () => {
      const own = `<style>body { background: #123456 } #bald { color: red }</style><body class="ruhe" onload="x()"><p id="bald" style="margin: 1em" onclick="x()">Bald wieder da.</p><script>x()</script></body>`
      const before = await readSettings(app.foyer.platform)
      await writeSettings(app.foyer.platform, {
        site: { is_site_online: false },
        design: { houseName: 'Haus am Wall', errors: { 503: own } },
      })
      const { design } = await readSettings(app.foyer.platform)
      for (const cached of [
        '<style>body { background: #123456 } #bald { color: red }</style>',
        'class="ruhe"',
        'id="bald"',
        'margin: 1em',
      ]) {
        expect(design.errors[503]).toContain(cached)
      }
      expect(design.errors[503]).not.toMatch(/x\(\)|<script|onclick|onload/)
      const response = await app.visitor().fetch('/de/spielplan')
      const html = await response.text()
      expect(response.status).toBe(503)
      expect(html).toContain('Bald wieder da.')
      expect(html).toMatch(/<header[^>]*><a [^>]*>Haus am Wall<\/a>/)
      await writeSettings(app.foyer.platform, { site: before.site, design: before.design })
    },
  )

  it('the theatre’s name and the error page stay while the settings cannot be read', requirement('ERR-04', 'ERR-21'), async () => {
    const { platform } = app.foyer
    const frame = { houseName: 'Haus am Wall', errorPages: { 503: '<p>Bald wieder da.</p>' } } as unknown as LayoutData
    await layoutDataOrOffline(platform, async () => frame)
    const thrown = await layoutDataOrOffline(platform, () => Promise.reject(new Error('the database is away'))).catch((error) => error)
    expect(thrown).toMatchObject({
      init: { status: 503 },
      data: { message: 'Die Website ist vorübergehend nicht erreichbar', house: frame },
    })
  })

  it('the offline page shows the theatre’s name, needs no other request and is revalidated', requirement('FALL-08'), async () => {
    const response = await app.visitor().fetch('/offline.html')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[^ ]+'; script-src 'sha256-[^ ]+'/)
    expect(html).toContain('<h1>Keine Verbindung</h1>')
    const inline = [...html.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)].map(([, , source]) => source ?? '')
    for (const source of inline) expect(policy).toContain(createHash('sha256').update(source).digest('base64'))
    expect(inline).toHaveLength(2)
  })

  it(
    'an operator’s page for a status is got by its address, and nothing else of the data folder is',
    requirement('API-29', 'ERR-05'),
    async () => {
      const folder = join(app.foyer.platform.config.DATA_DIR, 'html')
      mkdirSync(folder)
      writeFileSync(join(folder, '404.html'), '<body><p>Der Vorhang klemmt.</p></body>')
      writeFileSync(join(folder, 'geheim.html'), 'geheim')
      const response = await app.visitor().fetch('/html/404.html')
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
      expect(await response.text()).toContain('Der Vorhang klemmt.')
      for (const status of [403, 500])
        expect((await app.visitor().fetch(`/html/${status}.html`)).status, 'there is none, and no fault').toBe(204)
      for (const path of ['/html/418.html', '/html/geheim.html', '/html/..%2Fauth-secret']) {
        expect([path, (await app.visitor().fetch(path)).status]).toEqual([path, 404])
      }
    },
  )

  it('the service worker stands at /sw.js', requirement('SET-35', 'SET-36'), async () => {
    const response = await app.visitor().fetch('/sw.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('javascript')
  })
})
