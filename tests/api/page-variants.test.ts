import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../app/platform/auth/auth.ts'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import { listTrash } from '../../app/records/trash.server.ts'
import { createDemoApp } from '../support/demo-app.ts'
import { createPage, headline } from '../support/page.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; url: string }
type Problem = { id?: number; url?: string; code?: string; detail?: string }

const LINE = /<page-variants[^>]*>.*?<\/page-variants>/

describe('a page in Leichte Sprache and in sign language', () => {
  let app: TestApp
  let rita: Visitor
  beforeAll(async () => {
    app = await createTestApp({ environment: { LOCALES: 'de,en' } })
    rita = await app.editor()
  })
  afterAll(() => app.close())

  const html = async (path: string) => (await app.visitor().fetch(path)).text()
  const make = (variant: string, content_type: string, object_id: number, who = rita) =>
    who.send<Made>('POST', '/api/admin/variants', { variant, content_type, object_id })
  const take = (id: number, object_id: number, content_type = 'page') =>
    rita.send<Problem>('PUT', `/api/admin/variants/${id}`, { variant: 'easy-read', content_type, object_id })
  const putOnline = async ({ id }: Made) => {
    const { body } = await rita.getJson<{ revision: number }>(`/de/pageeditor-api/pages/${id}`)
    expect((await rita.send('PATCH', `/de/pageeditor-api/pages/${id}`, { revision: body.revision, is_online: true })).status).toBe(200)
  }
  const outdated = async () => {
    const page = await (await rita.fetch('/cms-hub')).text()
    return page.includes('passt nicht mehr zu ihrer Seite')
  }

  it('costs a house without one nothing: no line, no script, no style sheet', async () => {
    const page = await createPage(app, rita, 'allein', [headline('kopf-0001', 'Allein')])
    const found = await html(page.path)
    expect(found).not.toContain('page-variants')
    expect(found).not.toContain('variants')
  })

  it('is made by one command below its page, offline, and found at the head of the page once it is online', async () => {
    const page = await createPage(app, rita, 'besuch', [headline('kopf-1234', 'Willkommen')])
    const made = await make('easy-read', 'page', page.id)
    expect([made.status, made.body.url]).toEqual([201, '/de/besuch/leichte-sprache'])
    expect((await make('easy-read', 'page', page.id)).body.id).toBe(made.body.id)
    expect(await html(page.path)).toMatch(/<page-variants[^>]* hidden=""/)
    await putOnline(made.body)

    const original = await html(page.path)
    expect(LINE.exec(original)?.[0]).toContain(
      '<a href="/de/besuch/leichte-sprache" hreflang="de-simple" data-to="easy-read">Leichte Sprache</a>',
    )
    expect(original).toContain(`<link rel="alternate" hreflang="de-simple" href="${app.url}/de/besuch/leichte-sprache"/>`)
    const easy = await html(made.body.url)
    expect(easy).toMatch(/<main lang="de-simple" data-variant="easy-read"/)
    expect(LINE.exec(easy)?.[0]).toContain('<a href="/de/besuch" hreflang="de" data-to="everyday">Alltagssprache</a>')
    expect(easy).not.toContain('hreflang="en"')
    // English visitors find the German page, which there is in no other language.
    expect(LINE.exec(await html('/en/besuch'))?.[0]).toContain('href="/de/besuch/leichte-sprache"')
    // The note that the page is partly in German and the line of variants are one.
    expect(await html('/en/besuch')).toMatch(
      /<page-notes><language-note.*<\/language-note><page-variants.*<\/page-variants><\/page-notes><main/,
    )
    expect(original).not.toContain('<page-notes')
    expect(await html('/en/besuch/leichte-sprache')).toContain(`rel="canonical" href="${app.url}/de/besuch/leichte-sprache"`)
    const sitemap = await html('/sitemap.xml')
    expect(sitemap).toContain('/de/besuch/leichte-sprache</loc>')
    expect(sitemap).not.toContain('/en/besuch/leichte-sprache')
  })

  it('adds nothing where React lets nothing stand that it has not rendered: to error pages and in the admin area', async () => {
    const screens = ['/cms-hub', '/cms-hub/page'].map(async (path) => (await rita.fetch(path)).text())
    const pages = ['/de/gibt-es-nicht', '/en/gibt-es-nicht', '/cms-hub'].map(html)
    for (const page of await Promise.all([...screens, ...pages])) {
      expect(page).toContain('<main')
      expect(page).not.toMatch(/<page-variants|<language-note|data-variant=/)
    }
  })

  it('names both where there are two, and each the other', async () => {
    const page = await createPage(app, rita, 'karten', [])
    const [easy, film] = [(await make('easy-read', 'page', page.id)).body, (await make('sign-language', 'page', page.id)).body]
    await Promise.all([putOnline(easy), putOnline(film)])
    expect((await html(page.path)).match(/data-to="[\w-]+"/g)).toEqual(['data-to="easy-read"', 'data-to="sign-language"'])
    expect((await html(film.url)).match(/data-to="[\w-]+"/g)).toEqual(['data-to="everyday"', 'data-to="easy-read"'])
    expect(await html(film.url)).toMatch(/<main data-variant="sign-language"/)
  })

  it('is made of a record too, below its address, and goes nowhere else', async () => {
    const venue = (await rita.send<{ id: number }>('POST', '/api/admin/venue', { name: 'Studio' })).body
    const made = await make('easy-read', 'venue', venue.id)
    expect(made.body.url).toBe(`/de/venues/studio/${venue.id}/leichte-sprache`)
    await putOnline(made.body)
    expect(await html(`/de/venues/studio/${venue.id}`)).toContain(`href="${made.body.url}"`)
    expect(LINE.exec(await html(made.body.url))?.[0]).toContain(`href="/de/venues/studio/${venue.id}"`)
    const other = await createPage(app, rita, 'anderswo', [])
    const moved = await rita.send('POST', `/de/pageeditor-api/pages/${made.body.id}/move`, { parent_id: other.id })
    expect([moved.status, moved.body]).toMatchObject([
      409,
      { code: 'is_variant', detail: 'Das ist die Fassung einer anderen Seite und bleibt, wo sie ist.' },
    ])
    const { body } = await rita.getJson<{ revision: number }>(`/de/pageeditor-api/pages/${made.body.id}`)
    const renamed = await rita.send<Made>('PATCH', `/de/pageeditor-api/pages/${made.body.id}`, { revision: body.revision, slug: 'leicht' })
    expect(renamed.body.url).toBe(`/de/venues/studio/${venue.id}/leicht`)
  })

  it('is told to be out of date when its page changes, until it is published anew or somebody says that it fits', async () => {
    const page = await createPage(app, rita, 'anfahrt', [headline('kopf-2222', 'Mit der Bahn')])
    const made = (await make('easy-read', 'page', page.id)).body
    expect(await outdated()).toBe(false)
    await page.patch(rita, [{ type: 'update', id: 'kopf-2222', data: { content: 'Mit dem Bus' } }])
    await page.publish(rita)
    expect(await outdated()).toBe(true)
    expect((await rita.send('POST', `/api/admin/variants/${made.id}/current`)).status).toBe(204)
    expect(await outdated()).toBe(false)
  })

  it('is refused to who may not write pages, of what does not exist, and of what has no page', async () => {
    const page = await createPage(app, rita, 'verboten', [])
    expect((await make('easy-read', 'page', page.id, app.visitor())).status).toBe(401)
    expect((await make('easy-read', 'page', page.id, await app.editor('reader'))).status).toBe(403)
    expect((await make('easy-read', 'page', 999_999)).status).toBe(404)
    expect((await make('easy-read', 'nothing', 1)).status).toBe(404)
    expect((await make('morse', 'page', page.id)).status).toBe(400)
    expect((await rita.send('POST', `/api/admin/variants/${page.id}/current`)).status).toBe(404)
  })

  it('may be a page that there is: it stays where it is, is found from the other one, and is let go again', async () => {
    const [page, simple] = [await createPage(app, rita, 'start', []), await createPage(app, rita, 'einfach-gesagt', [])]
    expect(await html(page.path)).not.toContain('href="/de/einfach-gesagt" hreflang')
    expect((await take(simple.id, page.id)).body).toMatchObject({ id: simple.id, url: '/de/einfach-gesagt' })
    expect(LINE.exec(await html(page.path))?.[0]).toContain('<a href="/de/einfach-gesagt" hreflang="de-simple"')
    const easy = await html(simple.path)
    expect(easy).toMatch(/<main lang="de-simple"/)
    expect(LINE.exec(easy)?.[0]).toContain('<a href="/de/start" hreflang="de" data-to="everyday">')
    expect(await outdated()).toBe(false)
    const impact = await rita.getJson<object>(`/api/admin/pages/${page.id}/consequences`)
    expect(impact.body).toMatchObject({ below: [], variants: ['Seite einfach-gesagt'] })
    // The command that makes one leads to it from now on.
    expect((await make('easy-read', 'page', page.id)).body.id).toBe(simple.id)

    expect((await rita.send('DELETE', `/api/admin/variants/${simple.id}`)).status).toBe(204)
    expect(await html(page.path)).not.toContain('href="/de/einfach-gesagt" hreflang')
    expect(await html(simple.path)).not.toMatch(/<main[^>]* (lang|data-variant)=/)
    expect((await rita.send('DELETE', `/api/admin/variants/${simple.id}`)).status).toBe(404)
  })

  it('may be a page that there is for a record, too: the way back is the record’s address, wherever that is by now', async () => {
    const production = (
      await rita.send<{ id: number; revision: string }>('POST', '/api/admin/production', { title: 'Salz', isOnline: true })
    ).body
    const simple = await createPage(app, rita, 'salz-einfach', [headline('kopf-4444', 'Salz')])
    expect((await take(simple.id, production.id, 'production')).body).toMatchObject({ id: simple.id, url: '/de/salz-einfach' })
    expect(LINE.exec(await html(`/de/stuecke/salz/${production.id}`))?.[0]).toContain('<a href="/de/salz-einfach" hreflang="de-simple"')
    expect(LINE.exec(await html(simple.path))?.[0]).toContain(
      `<a href="/de/stuecke/salz/${production.id}" hreflang="de" data-to="everyday">`,
    )
    expect((await make('easy-read', 'production', production.id)).body.id).toBe(simple.id)
    expect((await take((await createPage(app, rita, 'salz-zwei', [])).id, production.id, 'production')).body.code).toBe('variant_taken')
    expect((await take(simple.id, 999_999, 'production')).status).toBe(404)

    const { body } = await rita.getJson<{ revision: string }>(`/api/admin/production/${production.id}`)
    expect(
      (await rita.send('PATCH', `/api/admin/production/${production.id}`, { base: body.revision, values: { slug: 'salz-und-brot' } }))
        .status,
    ).toBe(200)
    expect(LINE.exec(await html(simple.path))?.[0]).toContain(`href="/de/stuecke/salz-und-brot/${production.id}"`)
    // A new address of its own is one at its place, not at the record's.
    const page = (await rita.getJson<{ revision: number }>(`/de/pageeditor-api/pages/${simple.id}`)).body
    const renamed = await rita.send<Made>('PATCH', `/de/pageeditor-api/pages/${simple.id}`, {
      revision: page.revision,
      slug: 'salz-leicht',
    })
    expect(renamed.body.url).toBe('/de/salz-leicht')

    expect((await rita.send('DELETE', `/api/admin/variants/${simple.id}`)).status).toBe(204)
    expect(await html(`/de/stuecke/salz-und-brot/${production.id}`)).not.toContain('href="/de/salz-leicht"')
  })

  it('is named before its record is deleted, since visitors do not see it either from then on', async () => {
    const venue = (await rita.send<{ id: number }>('POST', '/api/admin/venue', { name: 'Foyerbühne' })).body
    const other = (await rita.send<{ id: number }>('POST', '/api/admin/venue', { name: 'Kammer' })).body
    await make('easy-read', 'venue', venue.id)
    const hidden = ['Foyerbühne in Leichter Sprache']
    expect((await rita.getJson(`/api/admin/venue/${venue.id}/dependents`)).body).toEqual({ dependents: [], lists: [], hidden })
    const both = await rita.getJson<object[]>(`/api/admin/venue/dependents?ids=${venue.id},${other.id}`)
    expect(both.body).toEqual([{ id: venue.id, title: 'Foyerbühne', dependents: [], lists: [], hidden }])
  })

  it('is no page of the house, no variant of something else, and not the second of its kind', async () => {
    const page = await createPage(app, rita, 'eins', [])
    const [first, second] = [await createPage(app, rita, 'zwei', []), await createPage(app, rita, 'drei', [])]
    const codeOf = async (id: number, page_id: number) => (await take(id, page_id)).body.code
    expect((await take(first.id, page.id)).status).toBe(200)
    expect((await take(second.id, page.id)).body).toMatchObject({ code: 'variant_taken', detail: 'Die gibt es schon: Seite zwei.' })
    expect(await codeOf(first.id, second.id)).toBe('is_variant')
    expect(await codeOf(second.id, first.id)).toBe('is_variant')
    expect(await codeOf(page.id, second.id)).toBe('has_variants')
    expect(await codeOf(second.id, second.id)).toBe('into_itself')
    expect((await take(second.id, 999_999)).status).toBe(404)
    const reader = await app.editor('reader')
    const asked = { variant: 'easy-read', content_type: 'page', object_id: page.id }
    expect((await reader.send('PUT', `/api/admin/variants/${second.id}`, asked)).status).toBe(403)
    expect((await reader.send('DELETE', `/api/admin/variants/${first.id}`)).status).toBe(403)
  })

  it('comes back from the bin as a page of its own right where there is another one by now', async () => {
    const page = await createPage(app, rita, 'zweimal', [])
    const old = (await make('easy-read', 'page', page.id)).body
    expect((await rita.send('DELETE', `/de/pageeditor-api/pages/${old.id}`)).status).toBe(204)
    const now = (await make('easy-read', 'page', page.id)).body
    const { records } = await listTrash(app.foyer.platform, { role: builtInRole('editor') } as Viewer, undefined)
    const change = records.find(({ type, id }) => type === 'page' && id === old.id)?.change
    expect((await rita.send('POST', `/de/pageeditor-api/pages/${old.id}/restore`, { change })).status).toBe(200)
    expect((await make('easy-read', 'page', page.id)).body.id).toBe(now.id)
    expect((await rita.send('DELETE', `/api/admin/variants/${old.id}`)).status).toBe(404)
  })

  it('of a film begins with the film’s place and what visitors need to know, as a draft', async () => {
    const page = await createPage(app, rita, 'filmseite', [])
    const film = (await make('sign-language', 'page', page.id)).body
    const edited = await (await rita.fetch(`${film.url}?edit`)).text()
    expect(edited).toContain('Dieser Film sagt in Deutscher Gebärdensprache, was unter „Seite filmseite“ steht.')
    expect(edited).toContain('self-hosted-video')
    const published = await rita.send<Problem>('POST', '/de/pageeditor-api/publish', { content_type: 'page', object_id: film.id })
    expect(published.status).toBeGreaterThanOrEqual(400)
  })

  it('stays one of its page’s kind when it is copied', async () => {
    const page = await createPage(app, rita, 'kopiert', [])
    const made = (await make('easy-read', 'page', page.id)).body
    const copy = await rita.send<Made>('POST', `/de/pageeditor-api/pages/${made.id}/duplicate`)
    expect(copy.status).toBe(201)
    expect((await make('easy-read', 'page', page.id)).body.id).toBe(made.id)
    expect((await make('easy-read', 'page', copy.body.id)).status).toBe(201)
  })
})

describe('the demo’s pages in Leichte Sprache', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createDemoApp()
  })
  afterAll(() => app.close())

  it('are found from home, from a page, from a production and its performances, and by the search', async () => {
    const html = async (path: string) => (await app.visitor().fetch(path)).text()
    expect(LINE.exec(await html('/de'))?.[0]).toContain('href="/de/leichte-sprache"')
    expect(LINE.exec(await html('/de/ihr-besuch'))?.[0]).toContain('href="/de/ihr-besuch/leichte-sprache"')
    const results = await html('/de/search?q=leichte+sprache')
    expect(results).toContain('/de/ihr-besuch/leichte-sprache')
    const production = /\/de\/stuecke\/koenigin-unfug\/\d+/.exec(await html('/sitemap.xml'))?.[0] ?? ''
    expect(LINE.exec(await html(production))?.[0]).toContain(`href="${production}/leichte-sprache"`)
    const performance = /\/de\/spielplan\/koenigin-unfug\/\d+/.exec(await html(production))?.[0] ?? ''
    expect(LINE.exec(await html(performance))?.[0]).toContain(`href="${production}/leichte-sprache"`)
    expect(await html(`${production}/leichte-sprache`)).toContain('Die Torte ist nicht echt.')
  })
})
