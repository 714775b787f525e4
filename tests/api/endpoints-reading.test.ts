import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imports } from '../../app/imports/tables.ts'
import { redirects } from '../../app/site/tables.ts'
import { type ApiDocument, type DocumentedRead, documentedReads } from '../support/api-document.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { requirement } from '../support/requirement.ts'
import type { TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Thing = Record<string, unknown> & { id: number }
type List = { count: number; next: string | null; previous: string | null; results: Thing[] }

const HTML_PARTS = ['html_header', 'html_footer_top', 'html_footer_bottom']

describe('what others read', () => {
  let app: TestApp
  let document: ApiDocument
  let calls: DocumentedRead[]
  let visitor: Visitor
  let administrator: Visitor
  /** An import that waits for somebody to apply it. */
  let proposing: number
  beforeAll(async () => {
    app = await createDemoApp({ environment: { LOCALES: 'de,en' } })
    visitor = app.visitor()
    administrator = await app.editor('admin')
    document = (await visitor.getJson<ApiDocument>('/api/openapi.json')).body
    calls = documentedReads(document)
    await administrator.send('POST', '/de/pageeditor-api/releases', { title: 'Spielzeit' })
    await app.foyer.platform.write(async (tx, invalidate) => {
      await tx.insert(redirects).values({ oldPath: '/de/frueher', newPath: '/de/spielplan' })
      invalidate('redirects')
      const proposed = { state: 'proposed' as const, lines: [], userId: 'planung', userName: 'Planung', createdAt: new Date() }
      const [row] = await tx.insert(imports).values(proposed).returning({ id: imports.id })
      proposing = row?.id ?? 0
    })
    await administrator.send('POST', '/api/dashboard-error-log/', { url: '/de/nirgends' })
  })
  afterAll(() => app.close())
  const get = async <T = Thing[]>(path: string) => (await visitor.getJson<T>(path)).body

  /** The path with an existing id, taken from the list above it. */
  async function addressOf({ path }: DocumentedRead): Promise<string> {
    if (path.startsWith('/pageeditor-api/')) return addressInPage(path)
    if (path.startsWith('/api/review/')) return path.replace('{type}', 'page').replace('{id}', '1')
    if (path.startsWith('/api/admin/translations')) return `${path.replace('{recordType}/{id}', 'page/1')}?locale=en&unit=title`
    if (!path.includes('{id}')) return path
    if (path.startsWith('/api/forms/')) return path.replace('{id}', '1')
    if (path.startsWith('/api/admin/import/')) return path.replace('{id}', String(proposing))
    if (path.startsWith('/api/admin/evening/')) {
      const [tonight] = (await get<List>('/api/events/')).results
      return `${path.replace('{id}', String(tonight?.id))}?kind=cast&role=Lopachin`
    }
    const [above = ''] = path.split('{id}/')
    const list = await get<Thing[] | List>(above)
    const [first] = Array.isArray(list) ? list : list.results
    return path.replace('{id}', String(first?.id))
  }

  /** The path of an editor endpoint, with ids from a page. */
  async function addressInPage(path: string): Promise<string> {
    type Container = { id: number; slug: string; columns: { children: { id: string; model: string }[] }[] }
    const { modules } = await get<{ modules: Container[] }>('/pageeditor-api/page/presse')
    const [container] = modules
    const [module] = container?.columns[0]?.children ?? []
    return path
      .replace('{path}', 'presse')
      .replace('{slug}', String(container?.slug))
      .replace('/container/{id}', `/container/${container?.id}`)
      .replace('{module}', String(module?.model))
      .replace('{id}', String(module?.id))
  }

  it(
    'answers every call of the OpenAPI document as the document says, and the document’s own examples are such answers',
    requirement('API-01', 'API-02'),
    async () => {
      expect(calls.length).toBeGreaterThan(40)
      for (const call of calls) {
        expect(call.answer.safeParse(call.example), call.path).toMatchObject({ success: true })
        const reader = call.isForStaff ? administrator : visitor
        const { status, body } = await reader.getJson<unknown>(await addressOf(call))
        // This house has no shop, and so no performance whose seats are chosen.
        const isWithoutPlan = call.path === '/api/events/{id}/seats/'
        expect(status, call.path).toBe(isWithoutPlan ? 404 : 200)
        if (isWithoutPlan) continue
        const judged = call.answer.safeParse(body)
        expect(judged.error?.issues ?? [], call.path).toEqual([])
      }
    },
  )

  it('says every call of releases and reviews, with an example of all that is sent', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      /releases|review/.test(path) ? Object.entries(item).map(([method, call]) => ({ name: `${method} ${path}`, call })) : [],
    )
    expect(described.map(({ name }) => name).sort()).toEqual([
      'delete /api/review/requests/{id}/',
      'delete /pageeditor-api/releases/{id}/',
      'delete /pageeditor-api/releases/{id}/switches/{switch}/',
      'get /api/review/colleagues/{type}/',
      'get /api/review/requests/{type}/{id}/',
      'get /pageeditor-api/releases/',
      'patch /pageeditor-api/releases/{id}/',
      'post /api/review/requests/{id}/approve/',
      'post /api/review/requests/{id}/return/',
      'post /api/review/requests/{type}/{id}/',
      'post /pageeditor-api/releases/',
      'post /pageeditor-api/releases/{id}/publish/',
      'post /pageeditor-api/releases/{id}/undo/',
      'put /pageeditor-api/releases/{id}/switches/',
    ])
    for (const { name, call } of described) {
      expect(call.security, name).toBeDefined()
      if (call.requestBody) expect(call.requestBody.content['application/json']?.example, name).toBeDefined()
    }
  })

  it('answers with and without the slash at the end, with and without the language', requirement('API-01'), async () => {
    for (const { path } of calls.filter((call) => !call.isForStaff && !call.path.includes('{id}') && !call.path.includes('search'))) {
      const bare = path.replace(/\/$/, '')
      const answers = await Promise.all(
        [path, bare, `/de${path}`, `/de${bare}`].map(async (address) => (await visitor.fetch(address)).text()),
      )
      // The address of the next page has the form of the request's.
      const bodies = answers.map((answer) => answer.replaceAll('/de/api/', '/api/').replaceAll('/?', '?'))
      expect(new Set(bodies).size, path).toBe(1)
    }
  })

  it(
    'shows the statistics of the site to staff only',
    requirement('BASE-36', 'BASE-37', 'BASE-38', 'BASE-39', 'BASE-40', 'BASE-41', 'BASE-42'),
    async () => {
      const staffCalls = calls.filter((call) => call.isForStaff)
      expect(staffCalls.map(({ path }) => path.replace('/api/dashboard-', ''))).toEqual(
        expect.arrayContaining([
          'site/',
          'page-activities/',
          'search-keywords/',
          'celum-overview/',
          'idservice-events/',
          'versions/',
          'error-log/',
        ]),
      )
      for (const call of staffCalls) {
        const path = await addressOf(call)
        const refused = await visitor.getJson(path)
        expect([refused.status, refused.body.code], path).toEqual([401, 'login_required'])
        // Without anything open, the lists of releases and reviews are empty; proposals and substitutes too.
        if (!path.startsWith('/api/dashboard-')) continue
        const { body } = await administrator.getJson<Thing[] | List | Record<string, unknown>>(path)
        expect(JSON.stringify(body).length, path).toBeGreaterThan(40)
      }
      const words = (await administrator.getJson<List>('/api/dashboard-search-keywords/?query=thea')).body
      expect(words.results.every(({ word }) => String(word).startsWith('thea'))).toBe(true)
      expect((await administrator.getJson<List>('/api/dashboard-error-log/')).body.results).toMatchObject([
        { url: '/de/nirgends', hits: 1 },
      ])
      expect((await administrator.getJson<Record<string, number>>('/api/dashboard-site/')).body.productions).toBe(
        (await get<List>('/api/productions/')).count,
      )
    },
  )

  it.each([
    ['BASE-01', '/api/search/?query=salz'],
    ['BASE-06 API-62', '/api/breaking-news/'],
    ['BASE-11', '/api/venues/'],
    ['BASE-12', '/api/seasons/'],
    ['BASE-13', '/api/event-tags/'],
    ['BASE-14', '/api/production-tags/'],
    ['BASE-15', '/api/rooms/'],
    ['BASE-16', '/api/events/'],
    ['BASE-17', '/api/calendar/'],
    ['BASE-18', '/api/exhibition-types/'],
    ['BASE-19', '/api/series/'],
    ['BASE-20', '/api/genres/'],
    ['BASE-21 API-51', '/de/api/teasers/'],
    ['BASE-22', '/api/productions/'],
    ['BASE-23', '/api/persons/'],
    ['BASE-24', '/api/person-categories/'],
    ['BASE-25 API-39', '/de/api/opening-hours-today/'],
    ['BASE-28', '/api/agb/'],
    ['BASE-29', '/api/imprint/'],
    ['BASE-30', '/api/privacy-policy/'],
    ['BASE-31 API-28', '/pageeditor-api/settings'],
    ['BASE-32 API-27', '/de/pageeditor-api/redirect'],
    ['API-04', '/de/pageeditor-api/nav'],
  ])('%s %s answers what the house has', async (_ids, path) => {
    const { status, body } = await visitor.getJson<unknown>(path)
    expect(status).toBe(200)
    const lists = Object.values(Array.isArray(body) ? { body } : Object(body)).filter(Array.isArray)
    if (lists.length > 0) expect(Math.max(...lists.map((list) => list.length))).toBeGreaterThan(0)
    else expect(Object.keys(Object(body)).length).toBeGreaterThan(0)
  })

  it(
    'says settings, hours, the first alert and moved addresses in the fields of the specification',
    requirement('API-28', 'API-62', 'API-39', 'API-27', 'SET-01', 'SET-02'),
    async () => {
      expect(await get<object>('/pageeditor-api/settings')).toMatchObject({
        status: 200,
        data: {
          is_site_online: true,
          is_shop_online: true,
          ...Object.fromEntries(HTML_PARTS.map((name) => [name, { code: expect.any(String) }])),
        },
      })
      const hours = await get<Record<string, object[]>>('/de/api/opening-hours-today/')
      expect(Object.keys(hours)).toEqual(['opening_hours', 'opening_hours_exceptions'])
      expect(Object.keys(hours.opening_hours?.[0] ?? {})).toEqual([
        'time_from',
        'time_to',
        'closed',
        'alternative_text',
        'alternative_link_url',
      ])
      expect((await get('/api/breaking-news/'))[0]).toMatchObject({
        id: expect.any(Number),
        title: expect.any(String),
        link: { url: expect.any(String) },
      })
      expect(await get('/de/pageeditor-api/redirect')).toContainEqual({ old_path: '/de/frueher', new_path: '/de/spielplan' })
    },
  )

  it('answers a visitor’s user details with empty names and a colleague’s with his own', requirement('API-37', 'BASE-33'), async () => {
    expect(await get<object>('/de/api/user-details/')).toMatchObject({
      is_logged_in: false,
      username: '',
      email: '',
      login_url: '/cms-hub',
    })
    const { body } = await administrator.getJson('/de/api/user-details/')
    expect(body).toMatchObject({ is_logged_in: true, first_name: 'Rita', last_name: 'Redaktion', has_dashboard_online_access: true })
    expect(String(body.email)).toContain('admin-')
  })

  it('filters productions by season, branch, tag and day, twelve a page', requirement('API-60', 'API-61', 'BASE-22'), async () => {
    const all = await get<List>('/de/api/productions/')
    expect(Object.keys(all)).toEqual(['count', 'next', 'previous', 'results'])
    expect(all.results).toHaveLength(12)
    const [season] = await get('/api/seasons/')
    const [type] = (await get('/api/exhibition-types/')) as unknown as { slug: string; name: string }[]
    const tagged = (await get<List>('/de/api/events/?page_size=100')).results.find(({ tags }) => (tags as Thing[]).length > 0)
    const [tag] = (tagged?.tags ?? []) as Thing[]
    const last = (await get<string[]>('/api/calendar/?date=01-12-2026')).at(-1)?.split('-').reverse().join('-')
    const counted = async (query: string) => (await get<List>(`/de/api/productions/?page_size=100&${query}`)) as List
    const ofSeason = await counted(`season=${season?.id}`)
    expect(ofSeason.results.every((event) => event.season === season?.name)).toBe(true)
    const ofType = await counted(`exhibition_type=${type?.slug}`)
    expect(ofType.results.every((event) => event.exhibition_type === type?.name)).toBe(true)
    for (const part of [ofSeason, ofType, await counted(`tag=${tag?.id}`), await counted(`date=${last}`)]) {
      expect(part.count).toBeGreaterThan(0)
      expect(part.count).toBeLessThan(all.count)
    }
    const second = await get<List>(all.next ?? '')
    expect(second.previous).toBe('/de/api/productions/?page=1')
    expect(second.results.map(({ id }) => id)).not.toContain(all.results[0]?.id)
  })

  it('bounds every list and names the field that is wrong', requirement('API-52', 'API-56', 'API-60'), async () => {
    for (const path of ['/de/api/events/', '/de/api/productions/', '/de/api/articles/']) {
      for (const [query, field] of [
        ['page_size=101', 'page_size'],
        ['page=0', 'page'],
      ] as const) {
        const { status, body } = await visitor.getJson(`${path}?${query}`)
        expect([status, body.code, Object.keys(body.errors as object)]).toEqual([400, 'validation_failed', [field]])
      }
      const beyond = await get<List>(`${path}?page=9999`)
      expect([beyond.results.length, beyond.next]).toEqual([0, null])
    }
    const refused = await visitor.fetch('/de/api/productions/?season=eins')
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  })

  it('answers 404 as a problem for what there is not, by number or by name', async () => {
    for (const path of ['/api/events/999999/', '/api/events/abc/', '/de/api/venues/0/', '/api/articles/999999999999/', '/api/nichts/']) {
      const { status, body } = await visitor.getJson(path)
      expect([status, body.code], path).toEqual([404, 'not_found'])
      expect(body.detail).toBe('Unter dieser Adresse gibt es nichts.')
    }
  })

  it('the example of the specification is no call', requirement('API-69'), async () => {
    expect((await visitor.fetch('/de/api/example')).status).toBe(404)
  })

  it('answers the headline of the events page', requirement('API-68'), async () => {
    expect(await get<object>('/de/pageeditor-api/page/de/spielplan')).toMatchObject({ title: 'Spielplan', headline: expect.any(String) })
  })

  it('a page tells where its settings are, and its versions to staff alone', requirement('API-06', 'BASE-43'), async () => {
    const page = await get<{ id: number; settings_url: string }>('/de/pageeditor-api/page/ihr-besuch')
    expect(page.settings_url).toBe('/de/ihr-besuch?settings')
    expect((await visitor.fetch('/de/pageeditor-api/page/ihr-besuch?version_id=1')).status).toBe(401)
    const version = await administrator.getJson<Thing>('/de/pageeditor-api/page/ihr-besuch?version_id=1')
    expect([version.status, version.body.id]).toEqual([200, page.id])
  })

  it(
    'the login check answers email, username and admin_menus, and 401 to visitors who are not logged in',
    requirement('API-03'),
    async () => {
      expect((await visitor.getJson('/de/pageeditor-api/user')).status).toBe(401)
      expect((await administrator.getJson('/de/pageeditor-api/user')).body).toMatchObject({
        email: expect.stringContaining('admin-'),
        username: expect.stringContaining('Rita'),
        admin_menus: [{ url: '/cms-hub', menu_name: 'Verwaltung' }],
      })
    },
  )
})
