import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '../../app/programme/tables.ts'
import { extendSchedule } from '../../demo/extend-schedule.ts'
import { provisionShop } from '../../demo/provision-shop.ts'
import { openShop } from '../../sandbox-shop/main.ts'
import { type ApiDocument, documentedPublicWrites } from '../support/api-document.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { freePort } from '../support/free-port.ts'
import { requirement } from '../support/requirement.ts'
import { TEST_NOW, type TestApp, TestClock } from '../support/test-app.ts'

type Event = {
  id: number
  slug: string
  title: string
  date_start: string
  id_jet: string
  status: string
  room: { id: number }
  seat_groups: { status: number; seat_group: string }[]
}
type List = { count: number; next: string | null; previous: string | null; results: Event[] }

describe('the programme and the cart of the demo site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-shop-'))
  let app: TestApp
  let closeShop: () => Promise<void>
  let shopUrl = ''
  beforeAll(async () => {
    const port = await freePort()
    shopUrl = `http://127.0.0.1:${port}`
    closeShop = await openShop(
      {
        SHOP_PORT: port,
        SHOP_HOST: '127.0.0.1',
        SHOP_DATA_DIR: folder,
        SITE_URL: 'http://localhost',
        SHOP_HOLD_MINUTES: 15,
        LOG_LEVEL: 'silent',
        publicUrl: shopUrl,
      },
      new TestClock(TEST_NOW),
    )
    app = await createDemoApp({ environment: { SHOP_URL: shopUrl } })
    await provisionShop(app.foyer.platform)
    await app.foyer.refreshOffers()
  })
  afterAll(async () => {
    await app.close()
    await closeShop()
    rmSync(folder, { recursive: true, force: true })
  })
  const get = (path: string) => app.visitor().fetch(path)

  it.each([
    ['ROUTE-03 GEN-18', '/de'],
    ['ROUTE-05', '/de/agb'],
    ['ROUTE-06', '/de/datenschutz'],
    ['ROUTE-07', '/de/impressum'],
    ['ROUTE-08 GEN-06', '/de/aktuelles'],
    ['ROUTE-10', '/de/aktuelles/tags'],
    ['ROUTE-11', '/de/aktuelles/categories/essay/3'],
    ['ROUTE-12', '/de/aktuelles/tags/tanz/1'],
    ['ROUTE-13', '/de/aktuelles/lob-der-pause/4'],
    ['ROUTE-14 GEN-05', '/de/ensemble'],
    ['ROUTE-15', '/de/ensemble/mira-oltmanns/1'],
    ['ROUTE-16', '/de/forms/kontakt/1'],
    ['ROUTE-17', '/de/forms/1'],
    ['ROUTE-18 GEN-10', '/de/search'],
    ['ROUTE-19', '/de/search/others'],
    ['ROUTE-20', '/de/search/others/1'],
    ['ROUTE-21 GEN-07', '/de/series/hausgaeste/1'],
    ['ROUTE-22', '/de/spielplan'],
    ['ROUTE-26 GEN-04 GEN-31', '/de/stuecke'],
    ['ROUTE-27', '/de/stuecke/salz/7'],
    ['ROUTE-30 GEN-08', '/de/venues/werkhalle/2'],
    ['ROUTE-31', '/de/user/profile'],
    ['ROUTE-32', '/de/user/settings'],
    ['ROUTE-33', '/de/ihr-besuch/anfahrt'],
    ['ROUTE-01 ROUTE-02', '/cms-hub'],
    ['ROUTE-34', '/eventim-template'],
    ['ROUTE-35', '/eventim-template/x/y'],
    ['ROUTE-36', '/eventim.webshop'],
    ['ROUTE-37', '/eventim.webshop/x'],
    ['ROUTE-38', '/test.webshop'],
    ['ROUTE-39', '/test.webshop/x'],
    ['ROUTE-40', '/testshop'],
    ['ROUTE-41', '/testshop/x'],
    ['ROUTE-42', '/webshop'],
    ['ROUTE-43', '/webshop/x'],
  ])('%s answers %s with a real page', async (_ids, path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<html lang="de"')
    expect(html).toMatch(/<h1|<iframe|Anmelden|template/)
  })

  it(
    'serves the English spellings under /de and sends the unprefixed ones to the German path',
    requirement('ROUTE-09', 'ROUTE-24', 'ROUTE-25', 'ROUTE-28', 'ROUTE-29'),
    async () => {
      for (const path of ['/de/mediathek-en', '/de/events', '/de/productions', '/de/productions/salz/7'])
        expect((await get(path)).status).toBe(200)
      for (const [from, target] of [
        ['/events?room=1', '/de/spielplan?room=1'],
        ['/en/productions', '/de/stuecke'],
        ['/mediathek-en', '/de/aktuelles'],
      ] as const) {
        const response = await get(from)
        expect([response.status, response.headers.get('location')]).toEqual([302, target])
      }
    },
  )

  it('leads the root and the sections at the root to the German lists', requirement('ROUTE-46', 'ROUTE-57', 'ROUTE-58'), async () => {
    for (const [from, target] of [
      ['/', '/de'],
      ['/en', '/de'],
      ['/magazine', '/de/aktuelles'],
      ['/ensemble', '/de/ensemble'],
      ['/spielplan?room=3', '/de/spielplan?room=3'],
      ['/spielplan/salz/7', '/de/spielplan/salz/7'],
      ['/stuecke', '/de/stuecke'],
      ['/aktuelles/salz/7', '/de/aktuelles/salz/7'],
      ['/de/cms-hub', '/cms-hub'],
      ['/de/cms-hub/event?q=a', '/cms-hub/event?q=a'],
    ] as const) {
      const response = await get(from)
      expect([response.status, response.headers.get('location')]).toEqual([302, target])
    }
    for (const path of ['/venues', '/series', '/forms']) expect((await get(path)).status).toBe(404)
  })

  it('a list leads to itself without a version', requirement('QUERY-04'), async () => {
    const { status, headers } = await get('/de/spielplan?v=12&room=3')
    expect([status, headers.get('location')]).toEqual([301, '/de/spielplan?room=3'])
  })

  it(
    'says of what is not there that it is not there, with its number once',
    requirement('ROUTE-04', 'ERR-01', 'ERR-02', 'ERR-03', 'ERR-08', 'ERR-22', 'ERR-23', 'EVDET-03'),
    async () => {
      for (const path of ['/de/404', '/de/gibt-es-nicht', '/de/spielplan/salz/999999', '/de/spielplan/salz/abc', '/de/search/musik']) {
        const response = await get(path)
        expect(response.status).toBe(404)
        const html = await response.text()
        for (const text of ['<title>404 – Seite nicht gefunden</title>', 'Zur Startseite', '>404<']) expect(html).toContain(text)
        for (const text of ['Ein unbekannter Fehler', '(404)']) expect(html).not.toContain(text)
      }
    },
  )

  it(
    'sends malformed parameters and the overlay flag to the plain schedule',
    requirement('EVLIST-05', 'EVLIST-06', 'EVLIST-09', 'QUERY-01'),
    async () => {
      for (const query of ['date=31-02-2025', 'date=2026-11-21', 'room=gross', 'tag=-1']) {
        const response = await get(`/de/spielplan?${query}`)
        expect([response.status, response.headers.get('location')]).toEqual([302, '/de/spielplan'])
      }
      const overlay = await get('/de/stuecke?overlay=true&room=1')
      expect([overlay.status, overlay.headers.get('location')]).toEqual([302, '/de/spielplan?room=1'])
    },
  )

  it(
    'answers ten performances a page, from today on, with the way to the next',
    requirement('API-52', 'API-53', 'API-54', 'EVLIST-39', 'EVLIST-44'),
    async () => {
      const { body } = await app.visitor().getJson<List>('/de/api/events/')
      expect(body.results).toHaveLength(10)
      expect(body.previous).toBeNull()
      expect(body.next).toBe('/de/api/events/?page=2')
      expect(body.results[0]?.date_start).toMatch(/^2026-11-21T\d{2}:\d{2}:00\+01:00$/)
      const second = await app.visitor().getJson<List>(body.next ?? '')
      expect(second.body.results[0]?.id).not.toBe(body.results[0]?.id)
    },
  )

  it(
    'filters by each key, and the calendar marks only days with something',
    requirement('API-50', 'API-52', 'API-43', 'API-44', 'API-45', 'API-46', 'API-47', 'API-48', 'API-49'),
    async () => {
      const rooms = (await app.visitor().getJson<{ id: number; name: string }[]>('/api/rooms/')).body
      const studio = rooms.find((room) => room.name === 'Studio')?.id ?? 0
      const filtered = (await app.visitor().getJson<List>(`/de/api/events/?room=${studio}`)).body
      expect(filtered.count).toBeGreaterThan(0)
      expect(filtered.results.every((event) => event.room.id === studio)).toBe(true)
      for (const path of ['exhibition-types', 'event-tags', 'series', 'genres', 'seasons', 'production-tags']) {
        expect((await app.visitor().getJson<unknown[]>(`/api/${path}/`)).body.length).toBeGreaterThan(0)
      }
      const days = (await app.visitor().getJson<string[]>(`/api/calendar/?date=01-12-2026&room=${studio}`)).body
      expect(days.length).toBeGreaterThan(0)
      expect(days.every((day) => day.startsWith('2026-12-'))).toBe(true)
      expect((await app.visitor().getJson('/de/api/events/?date=1.1.2026')).status).toBe(400)
    },
  )

  it(
    'puts tickets into the cart and sets both cookies for fifteen minutes',
    requirement('BASE-35', 'CART-06', 'CART-07', 'CART-08', 'CART-09', 'CART-11', 'API-40', 'API-41', 'COOKIE-02', 'COOKIE-03'),
    async () => {
      const visitor = app.visitor()
      const { results } = (await visitor.getJson<List>('/de/api/events/')).body
      const event = results.find((candidate) => candidate.seat_groups.some((group) => group.status === 1))
      const answer = await visitor.send<{ tickets_quantity: number; cart_url: string }>('POST', '/api/shop-cart/', {
        quantities: [2],
        event_jet_id: event?.id_jet,
        sale_type_ids: [1],
        seat_group: event?.seat_groups.find((group) => group.status === 1)?.seat_group,
      })
      expect(answer.status).toBe(200)
      expect(answer.body.tickets_quantity).toBe(2)
      const cookies = answer.headers.getSetCookie()
      expect(cookies.find((cookie) => cookie.startsWith('cartAmount=2'))).toMatch(/Path=\/; Max-Age=900/)
      expect(cookies.find((cookie) => cookie.startsWith('cartUrl='))).toMatch(/Path=\/; Max-Age=900/)
      expect(answer.body.cart_url).toMatch(/^http:\/\/localhost\/webshop\/cart\/[0-9a-f-]{36}$/)
      expect(await (await get(new URL(answer.body.cart_url).pathname)).text()).toContain(`src="${shopUrl}/cart/`)
    },
  )

  it('answers what the shop refuses with its code, and bad bodies with the field named', requirement('BOOK-41', 'BOOK-45'), async () => {
    const visitor = app.visitor()
    const { results } = (await visitor.getJson<List>('/de/api/events/?page_size=100')).body
    const soldOut = results.find(
      (candidate) => candidate.status === 'scheduled' && candidate.seat_groups.some((group) => group.status === 0),
    )
    const refused = await visitor.send('POST', '/api/shop-cart/', {
      quantities: [2],
      event_jet_id: soldOut?.id_jet,
      sale_type_ids: [1],
      seat_group: soldOut?.seat_groups.find((group) => group.status === 0)?.seat_group,
    })
    expect(refused.body).toMatchObject({ status: 409, code: 'cart_failed', response_code: -214 })
    const wrong = await visitor.send('POST', '/api/shop-cart/', { quantities: [0], event_jet_id: 5, sale_type_ids: [1], price: '0.00' })
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.body.errors as object)).toEqual(expect.arrayContaining(['quantities.0', 'event_jet_id']))
    const response = await visitor.fetch('/api/shop-cart/', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect(response.status).toBe(403)
  })

  it(
    'answers a form with its hidden field and keeps what is sent',
    requirement('API-16', 'API-21', 'API-24', 'BASE-26', 'BASE-27', 'FORM-15', 'FORM-16', 'FORM-17', 'FORM-18', 'FORM-26', 'FORM-27'),
    async () => {
      const visitor = app.visitor()
      const form = (await visitor.getJson<{ fields: { slug: string; field_type: unknown; required: boolean }[] }>('/de/api/forms/1/')).body
      expect(form.fields.at(-1)).toMatchObject({ slug: 'email2', field_type: 'emailconfirm', required: false })
      const values = { name: "Robert'); DROP TABLE forms;--", email: 'r@t.example', thema: 'Karten', nachricht: '<b>Hallo</b>' }
      expect((await visitor.send('POST', '/de/api/forms-entries/', { form: 1, field_values: values })).status).toBe(201)
      const refused = await visitor.send('POST', '/de/api/forms-entries/', { form: 1, field_values: { ...values, email: 'nein' } })
      expect(refused.body).toMatchObject({ status: 400, errors: { email: [expect.stringMatching(/^Ungültige E-Mail-Adresse!/)] } })
    },
  )

  it(
    'answers each writing call for visitors as the OpenAPI document says, and refuses strangers',
    requirement('API-01', 'API-16', 'API-21', 'API-24', 'API-40', 'BASE-34', 'BASE-35'),
    async () => {
      const calls = documentedPublicWrites((await app.visitor().getJson<ApiDocument>('/api/openapi.json')).body)
      const { results } = (await app.visitor().getJson<List>('/de/api/events/')).body
      const event = results.find((candidate) => candidate.seat_groups.some((group) => group.status === 1))
      const seat_group = event?.seat_groups.find((group) => group.status === 1)?.seat_group
      const entry = { name: 'Mara Lindt', email: 'mara@example.org', thema: 'Karten', nachricht: 'Guten Tag!' }
      const file = new FormData()
      file.set('file', new File(['%PDF-1.7\n%leer\n'], 'blatt.pdf'))
      const sent: Record<string, unknown> = {
        '/api/shop-cart/': { quantities: [1], event_jet_id: event?.id_jet, sale_type_ids: [1], seat_group },
        '/api/shop-cart/extension/': undefined,
        '/api/events/{id}/code/': { code: 'FREUNDE20' },
        '/api/forms-entries/': { form: 1, field_values: entry },
        '/api/temp-files/': file,
        '/api/dashboard-error-log/': { url: '/de/nirgends' },
        '/api/user-logout/': undefined,
      }
      expect(calls.map(({ path }) => path).toSorted()).toEqual(Object.keys(sent).toSorted())
      for (const call of calls) {
        const body = sent[call.path]
        expect(call.answer.judge.safeParse(call.answer.example), call.path).toMatchObject({ success: true })
        if (call.sent)
          for (const candidate of [call.sent.example, body])
            expect(call.sent.judge.safeParse(candidate), call.path).toMatchObject({ success: true })
        const visitor = app.visitor()
        const path = call.path.replace('{id}', String(event?.id))
        // Only the content of a cart can be held for longer.
        if (call.path.endsWith('/extension/')) await visitor.send('POST', '/api/shop-cart/', sent['/api/shop-cart/'])
        const answer = await visitor.fetch(path, {
          method: 'POST',
          headers: {
            'X-CSRFToken': await visitor.csrfToken(),
            ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        })
        expect(answer.status, call.path).toBe(call.status)
        expect(call.answer.judge.safeParse(await answer.json()).error?.issues ?? [], call.path).toEqual([])
        expect((await app.visitor().fetch(path, { method: 'POST', body: '{}' })).status, call.path).toBe(403)
        expect(call.refusals, call.path).toContain(403)
      }
    },
  )

  it(
    'finds performances and others, and says when there is nothing',
    requirement('SEARCH-38', 'SEARCH-39', 'API-63', 'API-66', 'API-67'),
    async () => {
      const others = (await app.visitor().getJson<{ count: number; results: { title: string }[] }>('/api/search/others/?query=sandvoss'))
        .body
      expect(others.results.map((hit) => hit.title)).toContain('Ilka Sandvoss')
      expect((await app.visitor().getJson<{ count: number }>('/api/search/events/?query=Salz')).body.count).toBeGreaterThan(0)
      expect(
        (await app.visitor().getJson<{ count: number }>(`/api/search/others/?query=${encodeURIComponent("xyzxyz%' --")}`)).body.count,
      ).toBe(0)
      const html = await (await get('/de/search?q=xyzxyz')).text()
      for (const text of ['Ihre Suche ergab leider keine Treffer', 'Bitte versuchen Sie es mit einem anderen Suchwort.'])
        expect(html).toContain(text)
    },
  )

  it('extends the demo’s schedule once per day, so that performances moved or deleted by staff stay so', async () => {
    const { platform } = app.foyer
    const plan = async () => {
      const rows = await platform.db.select().from(events).orderBy(asc(events.startsAt), asc(events.id))
      return rows.map(({ id, startsAt, roomId }) => `${id} ${startsAt.toISOString()} ${roomId}`)
    }
    const [moved, deleted] = await platform.db
      .select()
      .from(events)
      .where(gt(events.startsAt, new Date('2026-12-10T12:00:00Z')))
      .limit(2)
    const later = new Date(Date.parse(moved?.startsAt.toISOString() ?? '') + 30 * 60_000)
    await platform.db
      .update(events)
      .set({ startsAt: later })
      .where(eq(events.id, moved?.id ?? 0))
    await platform.db.delete(events).where(eq(events.id, deleted?.id ?? 0))
    const before = await plan()
    await extendSchedule(platform)
    expect(await plan()).toEqual(before)
    app.clock.advance({ hours: 24 })
    await extendSchedule(platform)
    const after = await plan()
    app.clock.set(TEST_NOW)
    const added = after.filter((row) => !before.includes(row))
    expect(after.length).toBe(before.length + added.length)
    expect(added.length).toBeGreaterThan(0)
    expect(new Set(added.map((row) => row.split(' ')[1]?.slice(0, 10)))).toEqual(new Set(['2027-02-05']))
  })
})
