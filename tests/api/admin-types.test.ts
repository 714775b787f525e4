import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../app/content/tables.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; title: string; revision: string; values: Record<string, unknown> }
type Refused = { errors: Record<string, string[]> }

describe('the rules of the record types', () => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
  })
  afterAll(() => app.close())

  const make = async (type: string, values: Record<string, unknown>) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
  const refused = async (type: string, values: Record<string, unknown>) => {
    const { status, body } = await editor.send<Refused>('POST', `/api/admin/${type}`, values)
    return { status, fields: Object.keys(body.errors ?? {}) }
  }
  const get = async <T>(path: string) => (await app.visitor().getJson<T>(path)).body

  it(
    'a performance has the tags of its production and its own: in the filter, the calendar, the API and the search',
    requirement('FILT-26', 'API-45'),
    async () => {
      const venue = await make('venue', { name: 'Haus der Merkmale' })
      const room = await make('room', { name: 'Saal der Merkmale', venueId: venue.id })
      const families = await make('tag', { name: 'Für Familien' })
      const guided = await make('tag', { name: 'Tastführung' })
      const production = await make('production', { title: 'Die Merkmale', tags: [families.id] })
      const evening = (startsAt: string, more = {}) => make('event', { productionId: production.id, roomId: room.id, startsAt, ...more })
      const plain = await evening('2026-12-05T19:30')
      const special = await evening('2026-12-12T19:30', { tags: [guided.id] })
      type Event = { id: number; tags: { name: string }[] }
      const tagged = async (tag: Made) => (await get<{ results: Event[] }>(`/de/api/events/?tag=${tag.id}`)).results
      expect((await tagged(families)).map(({ id }) => id)).toEqual([plain.id, special.id])
      expect(await tagged(guided)).toMatchObject([{ id: special.id, tags: [{ name: 'Für Familien' }, { name: 'Tastführung' }] }])
      expect((await get<Event>(`/de/api/events/${plain.id}/`)).tags).toEqual([{ id: families.id, name: 'Für Familien' }])
      expect(await get(`/api/calendar/?date=01-12-2026&tag=${guided.id}`)).toEqual(['2026-12-12'])
      expect(await (await app.visitor().fetch(`/de/spielplan?tag=${guided.id}`)).text()).toContain('Die Merkmale')
      const found = await get<{ results: { url: string }[] }>('/api/search/events/?query=tastführung')
      expect(found.results.map(({ url }) => url.split('/').at(-1))).toEqual([String(special.id)])
      const listed = (await editor.getJson<{ records: Made[] }>(`/api/admin/event?tags=${guided.id}`)).body
      expect(listed.records.map(({ id }) => id)).toEqual([special.id])
      // A deleted tag is removed from all performances, and restoring it adds it to all of them again.
      expect((await editor.send('DELETE', `/api/admin/tag/${guided.id}`)).status).toBe(204)
      expect(await tagged(guided)).toEqual([])
      const { body: changes } = await editor.getJson<{ id: number }[]>(`/api/admin/tag/${guided.id}/changes`)
      await editor.send('POST', `/api/admin/tag/${guided.id}/restore`, { change: changes[0]?.id })
      expect((await tagged(guided)).map(({ id }) => id)).toEqual([special.id])
    },
  )

  it('WCAG 3.1.2 a title is in the language that staff say, wherever it stands as one', async () => {
    const venue = await make('venue', { name: 'Haus der Sprachen' })
    const room = await make('room', { name: 'Saal der Sprachen', venueId: venue.id })
    const production = await make('production', { title: 'En attendant', titleLanguage: 'fr', slug: 'en-attendant' })
    const event = await make('event', { productionId: production.id, roomId: room.id, startsAt: '2026-12-19T19:30' })
    const page = async (path: string) => (await app.visitor().fetch(path)).text()
    expect(await page(`/de/stuecke/en-attendant/${production.id}`)).toMatch(/<h1 [^>]*lang="fr"[^>]*>En attendant/)
    expect(await page(`/de/spielplan/en-attendant/${event.id}`)).toMatch(/<h1 [^>]*lang="fr"[^>]*>En attendant/)
    expect(await page('/de/spielplan?date=19-12-2026')).toMatch(/<h3 [^>]*lang="fr"[^>]*><a [^>]*>En attendant/)
    expect(await page('/de/stuecke')).toMatch(/lang="fr"[^>]*>En attendant/)
    expect((await refused('production', { title: 'x', titleLanguage: 'klingonisch' })).fields).toEqual(['titleLanguage'])
  })

  it('nothing ends before it begins, and the field that is wrong says so', async () => {
    const season = { name: 'Verkehrte Spielzeit', startsOn: '2027-08-01', endsOn: '2027-07-31' }
    expect(await refused('season', season)).toEqual({ status: 400, fields: ['endsOn'] })
    const alert = { title: 'Verkehrt', onlineFrom: '2026-12-02T10:00', onlineTo: '2026-12-01T10:00' }
    expect(await refused('alert', alert)).toEqual({ status: 400, fields: ['onlineTo'] })
    const { body } = await editor.send<Refused>('POST', '/api/admin/alert', alert)
    expect(body.errors.onlineTo).toEqual(['Das liegt vor „Sichtbar ab“.'])
    expect((await make('season', { ...season, endsOn: '2028-07-31' })).id).toBeGreaterThan(0)
  })

  it('opening hours are those of a weekday or of some days, and say when or that it is closed (B §3)', async () => {
    const hour = { weekday: null, timeFrom: '10:00', timeTo: '18:00' }
    const refusedHours = (...hours: object[]) => refused('opening-hours', { name: 'Kasse', hours })
    expect(await refusedHours(hour)).toEqual({ status: 400, fields: ['hours.0.day'] })
    expect(await refusedHours({ ...hour, weekday: 6 }, { ...hour, weekday: 6, day: '2026-12-24' })).toEqual({
      status: 400,
      fields: ['hours.1.day'],
    })
    expect(await refusedHours({ ...hour, day: '2026-12-26', lastDay: '2026-12-24' })).toEqual({ status: 400, fields: ['hours.0.lastDay'] })
    expect(await refusedHours({ weekday: 6, timeFrom: '10:00' })).toEqual({ status: 400, fields: ['hours.0.timeTo'] })
    expect(await refusedHours({ ...hour, weekday: 8 })).toEqual({ status: 400, fields: ['hours.0.weekday'] })
    const closed = { weekday: null, day: '2026-11-20', lastDay: '2026-11-22', closed: true }
    expect((await make('opening-hours', { name: 'Kasse', hours: [{ ...hour, weekday: 6 }, closed] })).title).toBe('Kasse')
    await make('opening-hours', { name: 'Café', position: 2, hours: [{ ...hour, weekday: 6, timeFrom: '08:00' }] })
    const today = await get<Record<string, object[]>>('/de/api/opening-hours-today/')
    expect(today.opening_hours).toMatchObject([{ time_from: '10:00' }])
    expect(today.opening_hours_exceptions).toMatchObject([{ closed: true }])
  })

  it('what is redirected stood on this site and goes elsewhere', async () => {
    expect(await refused('redirect', { oldPath: 'https://anderswo.example/', newPath: '/de' })).toEqual({
      status: 400,
      fields: ['oldPath'],
    })
    expect(await refused('redirect', { oldPath: '/de/kreis', newPath: '/de/kreis' })).toEqual({ status: 400, fields: ['newPath'] })
    for (const file of ['/sw.js', '/icon.svg'])
      expect(await refused('redirect', { oldPath: file, newPath: '/de' })).toEqual({ status: 400, fields: ['oldPath'] })
    // Loops, over other redirects or to its own address.
    expect(await refused('redirect', { oldPath: '/de/l4', newPath: '/de/l4?x=1' })).toEqual({ status: 400, fields: ['newPath'] })
    expect((await editor.send('POST', '/api/admin/redirect', { oldPath: '/de/l1', newPath: '/de/l2' })).status).toBe(201)
    expect((await editor.send('POST', '/api/admin/redirect', { oldPath: '/de/l2', newPath: '/de/l3' })).status).toBe(201)
    expect(await refused('redirect', { oldPath: '/de/l3', newPath: '/de/l1' })).toEqual({ status: 400, fields: ['newPath'] })
    expect((await editor.send('POST', '/api/admin/redirect', { oldPath: '/de/l3', newPath: '/de/spielplan' })).status).toBe(201)
  })

  it(
    'navigation links are placed between the pages in menu and footer, and removed from both when they go offline',
    requirement('FOOT-11', 'FOOT-12'),
    async () => {
      const jobs = await make('navigation-link', { title: 'Stellen', url: 'https://stellen.example/', place: 'footer' })
      await make('navigation-link', { title: 'Buchladen', url: 'https://buch.example/', place: 'menu', position: 1 })
      type Names = { menu_name: string }[]
      const names = async () => {
        const { menu, footer } = await get<{ menu: Names; footer: Names }>('/de/pageeditor-api/nav')
        return { first: menu[0]?.menu_name, last: footer.at(-1)?.menu_name }
      }
      expect(await names()).toEqual({ first: 'Buchladen', last: 'Stellen' })
      const footer = async () => /<footer.*<\/footer>/s.exec(await (await app.visitor().fetch('/de/spielplan')).text())?.[0]
      expect(await footer()).toMatch(/<a[^>]*href="https:\/\/stellen\.example\/"[^>]*target="_blank"/)
      await editor.send('PATCH', `/api/admin/navigation-link/${jobs.id}`, { base: jobs.revision, values: { isOnline: false } })
      expect(await footer()).not.toContain('stellen.example')
    },
  )

  it(
    'a link stands in the submenu of a page or of another link, and at the top while that one is offline',
    requirement('HEADER-28'),
    async () => {
      const { db } = app.foyer.platform
      const entry = { isOnline: true, inMenu: true, position: 50 }
      const [visit] = await db
        .insert(pages)
        .values({ ...entry, path: 'unten-besuch', title: 'Unten Besuch' })
        .returning()
      const parentId = visit?.id ?? 0
      const [child] = await db
        .insert(pages)
        .values({ ...entry, path: 'unten-besuch/anfahrt', title: 'Unten Anfahrt', parentId })
        .returning()
      app.foyer.platform.readCache.clear()
      const offered = async (type: string) =>
        (await editor.getJson<{ title: string }[]>(`/api/admin/${type}/options?q=unten`)).body.map(({ title }) => title)
      expect(await offered('page')).toEqual(['Unten Besuch'])
      type Entry = { menu_name: string; children: Entry[] }
      const drawn = (entries: Entry[]): string =>
        entries.map(({ menu_name, children }) => (children.length > 0 ? `${menu_name}(${drawn(children)})` : menu_name)).join(', ')
      const menu = async () => drawn((await get<{ menu: Entry[] }>('/de/pageeditor-api/nav')).menu)
      const inMenu = { place: 'menu', position: 1 }
      const hotels = await make('navigation-link', {
        ...inMenu,
        title: 'Unten Hotels',
        url: 'https://hotels.example/',
        belowPageId: parentId,
      })
      const friends = await make('navigation-link', { ...inMenu, position: 99, title: 'Unten Freunde', url: 'https://freunde.example/' })
      const join = await make('navigation-link', {
        ...inMenu,
        title: 'Beitritt',
        url: 'https://beitritt.example/',
        belowLinkId: friends.id,
      })
      expect(await menu()).toContain('Unten Besuch(Unten Hotels, Unten Anfahrt)')
      expect(await menu()).toContain('Unten Freunde(Beitritt)')
      expect(await offered('navigation-link')).toEqual(['Unten Freunde'])
      const header = async () => /<header.*<\/header>/s.exec(await (await app.visitor().fetch('/de/spielplan')).text())?.[0] ?? ''
      const submenu = async () => /<ul[^>]*id="submenu-de-unten-besuch".*?<\/ul>/s.exec(await header())?.[0] ?? ''
      expect(await submenu()).toContain('https://hotels.example/')

      // When its parent goes offline, the link moves to the top level at once; a page with links below it cannot be deleted.
      await db
        .update(pages)
        .set({ isOnline: false })
        .where(eq(pages.id, child?.id ?? 0))
      app.foyer.platform.readCache.clear()
      await editor.send('PATCH', `/api/admin/navigation-link/${friends.id}`, { base: friends.revision, values: { isOnline: false } })
      expect(await menu()).not.toContain('Unten Freunde')
      expect(await menu()).toMatch(/^Beitritt, /)
      const visitSettings = `/de/pageeditor-api/pages/${parentId}`
      expect(await submenu()).toContain('https://hotels.example/')
      const { revision } = (await editor.getJson<{ revision: number }>(visitSettings)).body
      await editor.send('PATCH', visitSettings, { revision, is_online: false })
      expect(await menu()).toMatch(/^(Beitritt, Unten Hotels|Unten Hotels, Beitritt), /)
      expect(await submenu()).toBe('')
      await db.delete(pages).where(eq(pages.id, child?.id ?? 0))
      expect(await editor.send('DELETE', visitSettings)).toMatchObject({ status: 409, body: { code: 'has_links' } })
      expect(await editor.send('DELETE', `/api/admin/navigation-link/${friends.id}`)).toMatchObject({
        status: 409,
        body: { code: 'in_use' },
      })

      const wrongIn = async (id: number, values: object) => {
        const { revision: base } = (await editor.getJson<Made>(`/api/admin/navigation-link/${id}`)).body
        const answer = await editor.send<{ errors?: object }>('PATCH', `/api/admin/navigation-link/${id}`, { base, values })
        return Object.keys(answer.body.errors ?? {})
      }
      expect(await wrongIn(hotels.id, { belowLinkId: friends.id })).toEqual(['belowLinkId'])
      expect(await wrongIn(hotels.id, { place: 'footer' })).toEqual(['place'])
      expect(await wrongIn(friends.id, { belowLinkId: friends.id })).toEqual(['belowLinkId'])
      expect(await wrongIn(friends.id, { belowPageId: parentId })).toEqual(['belowLinkId'])
      expect(await wrongIn(hotels.id, { belowPageId: null, belowLinkId: join.id })).toEqual(['belowLinkId'])
      const listed = await (await editor.fetch('/cms-hub/navigation-link?q=hotels')).text()
      expect(listed).toContain('Unten Besuch')
      const toPage = await editor.fetch(`/cms-hub/page/${parentId}`, { redirect: 'manual' })
      expect(toPage.headers.get('location')).toBe('/de/unten-besuch?edit')
    },
  )

  it('pages are found by what they are called and by where they stand', async () => {
    const listed = async (query: string) => [
      ...new Set((await (await editor.fetch(`/cms-hub/pages?${query}`)).text()).match(/(?<=href=")\/de\/seite-[^"?]+(?=\?edit")/g)),
    ]
    const [jobs, press] = ['seite-stellen', 'seite-presse']
    await app.foyer.platform.db.insert(pages).values([
      { path: jobs, title: 'Stellen', isOnline: true, inFooter: true },
      { path: press, title: 'Presse' },
    ])
    expect(await listed('q=STELLEN')).toEqual([`/de/${jobs}`])
    expect(await listed('q=seite-&place=footer')).toEqual([`/de/${jobs}`])
    expect(await listed('q=seite-&state=offline')).toEqual([`/de/${press}`])
    expect(await listed('q=seite-')).toEqual([`/de/${press}`, `/de/${jobs}`])
  })

  it('changes of the site settings are in their history and in the audit log, and can be undone there', async () => {
    const admin = await app.editor('admin')
    const settings = '/api/admin/settings/1'
    const revision = async () => /\\?"revision\\?",\\?"([\w-]{16})/.exec(await (await admin.fetch('/cms-hub/settings')).text())?.[1]
    const name = (houseName: string, base: string | undefined) => admin.send<Made>('PATCH', settings, { base, values: { houseName } })
    const first = await name('Erster Name', await revision())
    await name('Zweiter Name', first.body.revision)
    const { body: changes } = await admin.getJson<{ id: number; before: { houseName: string } }[]>(`${settings}/changes`)
    expect(changes.map(({ before }) => before.houseName)).toEqual(['Erster Name', ''])
    const restored = await admin.send<Made>('POST', `${settings}/restore`, { change: changes[0]?.id })
    expect(restored.body.values.houseName).toBe('Erster Name')
    expect(await (await app.visitor().fetch('/de/spielplan')).text()).toContain('Erster Name')
    expect((await admin.send('POST', `${settings}/restore`, { change: 999_999 })).status).toBe(404)
    expect(await (await admin.fetch('/cms-hub/log?type=settings')).text()).toContain('Name des Hauses')
  })
})
