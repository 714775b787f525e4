import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentNode } from '../../app/content/index.ts'
import { containers, pages } from '../../app/content/tables.ts'
import { articleCategories, articles } from '../../app/magazine/tables.ts'
import { createPage, headline } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { buildPicture } from '../support/test-picture.ts'
import type { Visitor } from '../support/visitor.ts'

const API = '/de/pageeditor-api'

describe("the page editor's calls", () => {
  let app: TestApp
  let editor: Visitor
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
  })
  afterAll(() => app.close())

  const html = async (path: string) => (await app.visitor().fetch(path)).text()

  it(
    'answers the login check with who is logged in, and 401 to visitors',
    requirement('LOGIN-01', 'LOGIN-02', 'LOGIN-03', 'LOGIN-04', 'LOGIN-05', 'API-03'),
    async () => {
      const { status, body } = await editor.getJson(`${API}/user`)
      expect(status).toBe(200)
      expect(body).toEqual({
        logged: true,
        id: expect.stringMatching(/.+/),
        email: expect.stringMatching(/^editor-.*@marienbrueck\.example$/),
        username: 'Rita Redaktion',
        admin_menus: [{ url: '/cms-hub', menu_name: 'Verwaltung', children: [] }],
      })
      expect((await app.visitor().getJson(`${API}/user`)).status).toBe(401)
    },
  )

  it(
    'says at each field, as the caller named it, what would be right, and makes nothing up',
    requirement('EDIT-27', 'MOD-07', 'MOD-HEADLINE-07', 'MOD-BLOG-04'),
    async () => {
      const page = await createPage(app, editor, 'genau', [])
      const refused = async (module: string, data: object) => {
        const { status, body } = await editor.send('POST', `${API}/${module}`, { container: `page-${page.id}`, ...data })
        return [status, body.errors]
      }
      const required = 'Dieses Feld wird benötigt!'
      expect(await refused('headline', { content: 'Ohne Ebene' })).toEqual([422, { headline_level: [required] }])
      expect(await refused('headline', { headline_level: 2 })).toEqual([422, { content: [required] }])
      expect(await refused('blog-teaser-list', {})).toEqual([422, { items: [required] }])
      expect(await refused('blog-teaser-list', { items: '3' })).toEqual([
        422,
        { items: ['Bitte senden Sie die Zahl 3 ohne Anführungszeichen.'] },
      ])
      expect(await refused('blog-teaser-list', { items: '-1' })).toEqual([422, { items: ['Negative Zahlen sind hier nicht möglich.'] }])
      expect(await refused('blog-teaser-list', { items: 9 })).toEqual([422, { items: ['Bitte wählen Sie eine Zahl von 1 bis 8.'] }])
    },
  )

  it(
    'gives the navigation of online pages: the menu list, the footer list, and entries without a link',
    requirement('LOGIN-06', 'LOGIN-07', 'API-04', 'PAGE-07', 'PAGE-08', 'PAGE-09'),
    async () => {
      const row = (path: string, more: object) => ({ path, title: `Seite ${path}`, isOnline: true, ...more })
      await app.foyer.platform.db
        .insert(pages)
        .values([
          row('im-menue', { inMenu: true, isClickable: false }),
          row('im-fuss', { inFooter: true }),
          row('nirgends', {}),
          row('noch-nicht', { inMenu: true, inFooter: true, isOnline: false }),
        ])
      const { body } = await app.visitor().getJson<Record<'menu' | 'footer', Record<string, unknown>[]>>(`${API}/nav`)
      expect(Object.keys(body)).toEqual(['menu', 'footer'])
      expect(body.menu).toEqual([
        { url: '/de/im-menue', menu_name: 'Seite im-menue', is_clickable: false, has_tab_navigation: false, children: [] },
      ])
      expect(body.footer).toMatchObject([{ url: '/de/im-fuss', menu_name: 'Seite im-fuss' }])
      const home = await html('/de/im-fuss')
      expect(home).toContain('>Seite im-menue</')
      expect(home).not.toContain('href="/de/im-menue"')
    },
  )

  it(
    'answers every field of a page, and shows its head with them',
    requirement(
      'PAGE-01',
      'PAGE-02',
      'PAGE-03',
      'PAGE-04',
      'PAGE-05',
      'PAGE-12',
      'PAGE-14',
      'PAGE-15',
      'PAGE-16',
      'PAGE-17',
      'PAGE-18',
      'PAGE-19',
      'PAGE-20',
      'PAGE-21',
      'PAGE-22',
      'PAGE-23',
    ),
    async () => {
      const image = await app.foyer.media.add(buildPicture('Plakat'))
      const data = {
        isOnline: true,
        headline: 'Ein Titel',
        siblingGroup: 900,
        isLandingPage: true,
        ogImageId: image.id,
        ogType: 'article',
      }
      const [above] = await app.foyer.platform.db
        .insert(pages)
        .values({ path: 'oben', title: 'Oben', isOnline: true, isClickable: false })
        .returning()
      const words = { metaTitle: 'Für Suchende', metaDescription: 'Worum es geht', ogTitle: 'Geteilt', ogDescription: 'Mit Bild' }
      await app.foyer.platform.write(async (_, invalidate) => invalidate('pages'))
      const [page] = await app.foyer.platform.db
        .insert(pages)
        .values([
          { path: 'oben/unten', title: 'Unten', parentId: above?.id ?? 0, ...data, ...words },
          { path: 'above/below', title: 'Below', locale: 'en', siblingGroup: 900, isOnline: true },
        ])
        .returning()
      app.foyer.platform.readCache.clear()
      const large = `/media/${image.key}/1536.jpg`
      const { body } = await app.visitor().getJson<Record<string, unknown>>(`${API}/page/oben/unten`)
      expect(body).toEqual({
        id: page?.id,
        urls: { de: '/de/oben/unten', en: '/en/above/below' },
        content_type: 'page',
        title: 'Unten',
        headline: 'Ein Titel',
        is_online: true,
        is_clickable: true,
        in_menu: false,
        in_footer: false,
        is_landing_page: true,
        meta_title: 'Für Suchende',
        meta_description: 'Worum es geht',
        og_title: 'Geteilt',
        og_description: 'Mit Bild',
        og_type: 'article',
        og_image: expect.stringMatching(new RegExp(`^/media/${image.key}/\\d+\\.jpg$`)),
        og_image_thumbs: { small: `/media/${image.key}/480.jpg`, medium: `/media/${image.key}/1024.jpg`, large },
        og_image_thumbnails: { small: `/media/${image.key}/480.jpg`, medium: `/media/${image.key}/1024.jpg`, large },
        settings_url: '/de/oben/unten?settings',
        parent: { id: above?.id, title: 'Oben', url: '/de/oben', is_clickable: false, parent: null },
        siblings: [
          { locale: 'de', urls: { de: '/de/oben/unten' } },
          { locale: 'en', urls: { en: '/en/above/below' } },
        ],
        modules: [],
      })
      const shown = await html('/de/oben/unten')
      for (const part of [
        '<title>Für Suchende</title>',
        '<meta name="description" content="Worum es geht"/>',
        '<meta property="og:title" content="Geteilt"/>',
        '<meta property="og:description" content="Mit Bild"/>',
        '<meta property="og:type" content="article"/>',
        `<meta property="og:image" content="${app.foyer.platform.config.publicUrl}${body.og_image}"/>`,
      ])
        expect(shown).toContain(part)
      expect(shown).toMatch(/<nav[^>]*aria-label="Sie sind hier"[\s\S]*?>Oben</)
      expect(shown).not.toContain('href="/de/oben"')
    },
  )

  it(
    'answers every field of a container, and shows its columns with their classes',
    requirement('CONT-02', 'CONT-03', 'CONT-04', 'CONT-05', 'CONT-07', 'CONT-08', 'CONT-09', 'CONT-10', 'CONT-11', 'CONT-12'),
    async () => {
      const page = await createPage(app, editor, 'behaelter', [])
      const { id: image } = await app.foyer.media.add(buildPicture('Grund'))
      const made = await editor.send<Record<string, unknown>>('POST', `${API}/section`, {
        model: 'section',
        parent: `page-${page.id}`,
        content_type: 'page',
        object_id: page.id,
        slug: 'behaelter-zwei',
      })
      expect(made).toMatchObject({ status: 201, body: { model: 'section', layout_index: 0, columns: [{ index: 0, children: [] }] } })
      const document = {
        layout: 3,
        extraClass: 'auf-bild',
        image,
        columns: [
          { classes: 'links', children: [headline('head-1', 'Erst'), headline('head-2', 'Dann')] },
          { classes: 'rechts', children: [headline('head-3', 'Daneben')] },
        ],
      }
      const draft = `${API}/draft/${made.body.id}`
      const operations = [
        { type: 'setLayout', id: 'root', layout: 3, classes: ['links', 'rechts'] },
        { type: 'update', id: 'root', data: { extraClass: 'auf-bild', image } },
        ...document.columns.flatMap(({ children }, column) =>
          children.map((node) => ({ type: 'insert', node, place: { parent: 'root', column, before: null } })),
        ),
      ]
      expect(await editor.send('PATCH', draft, { base_revision: 1, batch_id: crypto.randomUUID(), operations })).toMatchObject({
        status: 200,
      })
      expect((await page.publish(editor)).status).toBe(200)
      const { body } = await app.visitor().getJson(`${API}/container/by-slug/behaelter-zwei`)
      expect(body).toEqual({
        id: made.body.id,
        model: 'section',
        slug: 'behaelter-zwei',
        parent: `page-${page.id}`,
        content_type: 'page',
        object_id: page.id,
        layout_index: 3,
        extra_class: 'auf-bild',
        image,
        revision: expect.any(Number),
        columns: [
          { index: 0, classes: 'links', children: [expect.objectContaining({ id: 'head-1' }), expect.objectContaining({ id: 'head-2' })] },
          { index: 1, classes: 'rechts', children: [expect.objectContaining({ id: 'head-3', model: 'headline', content: 'Daneben' })] },
        ],
      })
      const shown = await html(page.path)
      expect(shown).toMatch(
        /class="[^"]*auf-bild"[\s\S]*<picture[\s\S]*class="[^"]*links"[\s\S]*Erst[\s\S]*Dann[\s\S]*class="[^"]*rechts"[\s\S]*Daneben/,
      )
    },
  )

  it(
    'reads, changes, deletes and brings back a container by its number, live, each a version',
    requirement('API-13', 'CONT-10', 'CONT-11', 'CONT-12'),
    async () => {
      const page = await createPage(app, editor, 'behaelter-nummer', [headline('stays-1', 'Bleibt')])
      const { id: image } = await app.foyer.media.add(buildPicture('Wand'))
      const sent = { model: 'container', content_type: 'page', object_id: page.id, slug: 'nebenbei' }
      const { body: made } = await editor.send<{ id: number }>('POST', `${API}/container`, sent)
      const at = `${API}/container/${made.id}`
      await editor.send('POST', `${API}/headline`, { container: 'nebenbei', column: 0, headline_level: 2, content: 'Nebenbei' })
      expect(await app.visitor().getJson(`${at}/`)).toMatchObject({ status: 200, body: { id: made.id, slug: 'nebenbei' } })

      const changed = await editor.send('PATCH', at, {
        layout_index: 1,
        extra_class: 'breit',
        image,
        columns: [{ index: 1, classes: 'rechts' }],
      })
      expect(changed).toMatchObject({ status: 200, body: { layout_index: 1, extra_class: 'breit', image } })
      expect(changed.body.columns).toMatchObject([{ children: [{ content: 'Nebenbei' }] }, { classes: 'rechts', children: [] }])
      expect((await editor.send('POST', `${at}/`, { extra_class: '' })).body).toMatchObject({ layout_index: 1, extra_class: '' })
      const whole = { layout_index: 0, extra_class: 'ganz', image: null, columns: [{ index: 0, classes: 'links' }] }
      expect((await editor.send('PUT', at, whole)).body).toMatchObject({ ...whole, columns: [{ classes: 'links', children: [{}] }] })
      expect(await html(page.path)).toMatch(/class="[^"]*ganz/)
      for (const [wrong, field] of [
        [{ layout_index: 6 }, 'layout_index'],
        [{ extra_class: 7 }, 'extra_class'],
        [{ image: 0 }, 'image'],
      ] as const)
        expect(await editor.send('PATCH', at, wrong)).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })

      for (const method of ['PATCH', 'POST', 'PUT', 'DELETE']) expect((await app.visitor().send(method, at, {})).status).toBe(401)
      expect(await editor.send('DELETE', at)).toMatchObject({ status: 200, body: { id: made.id, slug: 'nebenbei' } })
      expect((await editor.getJson(at)).status).toBe(404)
      expect(await html(page.path)).not.toContain('Nebenbei')
      const { body: versions } = await editor.getJson<{ number: number; summary: string }[]>(`${API}/versions/page/${page.id}`)
      expect(versions.map(({ summary }) => summary).slice(0, 3)).toEqual(['entfernt: Container', ...Array(2).fill('geändert: Container')])

      expect((await editor.send('POST', `${API}/versions/page/${page.id}/${versions[1]?.number}/restore`)).status).toBe(200)
      await page.publish(editor)
      expect(await html(page.path)).toMatch(/Bleibt[\s\S]*Nebenbei/)
    },
  )

  it('deletes no container that is shown elsewhere, planned, or that alone holds modules', async () => {
    const page = await createPage(app, editor, 'behaelter-gebraucht', [])
    const container = async (slug: string, object_id: number | null) =>
      (await editor.send<{ id: number }>('POST', `${API}/container`, { model: 'container', content_type: 'page', object_id, slug })).body.id
    const refusedFor = async (id: number) => {
      const { status, body } = await editor.send('DELETE', `${API}/container/${id}`)
      return [status, body.code, body.detail]
    }
    const shown = await container('anderswo', null)
    await editor.send('POST', `${API}/container`, { container: `page-${page.id}`, slug: 'anderswo' })
    expect(await refusedFor(shown)).toEqual([409, 'in_use', expect.stringContaining('anderen Seiten')])
    const lonely = await container('ohne-seite', null)
    const { body: only } = await editor.send('POST', `${API}/headline`, { container: 'ohne-seite', headline_level: 2, content: 'Allein' })
    expect(await refusedFor(lonely)).toEqual([409, 'in_use', expect.stringContaining('enthält noch Module')])
    await editor.send('DELETE', `${API}/headline/${only.id}`)
    expect((await editor.send('DELETE', `${API}/container/${lonely}`)).status).toBe(200)

    await page.patch(editor, [{ type: 'update', id: 'root', data: { extraClass: 'bald' } }])
    await editor.send('POST', `${API}/scheduled/page/${page.id}`, { at: '2026-12-24T18:00' })
    expect(await refusedFor(page.containerId)).toEqual([409, 'in_use', expect.stringContaining('geplant')])
  })

  it.each([
    ['CONT-13', 0, '100', 1],
    ['CONT-14', 1, '67-33', 2],
    ['CONT-15', 2, '33-67', 2],
    ['CONT-16', 3, '50-50', 2],
    ['CONT-17', 4, '33-33-33', 3],
    ['CONT-18', 5, '25-50-25', 3],
  ])('%s layout %i stands for columns of %s', requirement('CONT-10'), async (row, layout, widths, count) => {
    const columns = Array.from({ length: count }, (_, index) => ({
      classes: '',
      children: [headline(`column-${index}`, `Spalte ${index}`)],
    }))
    const section: ContentNode = { id: 'section-1', type: 'section', version: 1, data: { layout }, columns }
    const page = await createPage(app, editor, `spalten-${row.toLowerCase()}`, [section])
    const { body } = await app
      .visitor()
      .getJson<{ modules: { columns: { children: { columns: unknown[] }[] }[] }[] }>(`${API}/page${page.path.slice(3)}`)
    expect(body.modules[0]?.columns[0]?.children[0]?.columns).toHaveLength(count)
    const shown = await html(page.path)
    expect(shown).toContain(`data-layout="${widths}"`)
    expect(shown.match(/Spalte \d</g)).toEqual(columns.map((_, index) => `Spalte ${index}<`))
  })

  it(
    'makes, reads, changes, moves and removes a module by its name, live, each a version, and answers it each time',
    requirement('API-12', 'API-13', 'API-14'),
    async () => {
      const page = await createPage(app, editor, 'einzeln', [headline('before-1', 'Steht schon')])
      const container = `page-${page.id}`
      const made = await editor.send<{ id: string }>('POST', `${API}/headline`, { container, headline_level: 3, content: 'Neu' })
      expect(made).toMatchObject({ status: 201, body: { model: 'headline', headline_level: 3, content: 'Neu' } })
      const at = `${API}/headline/${made.body.id}`
      expect(await html(page.path)).toMatch(/Steht schon[\s\S]*<h3>Neu<\/h3>/)
      expect((await app.visitor().getJson(at)).body).toMatchObject({ id: made.body.id, content: 'Neu' })

      expect((await editor.send('PATCH', at, { content: 'Anders' })).body).toMatchObject({ headline_level: 3, content: 'Anders' })
      expect((await editor.send('POST', at, { preline: 'Davor' })).body).toMatchObject({ content: 'Anders', preline: 'Davor' })
      const replaced = await editor.send('PUT', at, { headline_level: 2, content: 'Ganz neu' })
      expect(replaced.body).toEqual({ id: made.body.id, model: 'headline', headline_level: 2, content: 'Ganz neu' })

      expect((await editor.send('POST', `${at}/move`, { before: 'before-1' })).body).toMatchObject({ content: 'Ganz neu' })
      expect(await html(page.path)).toMatch(/Ganz neu[\s\S]*Steht schon/)
      expect(await editor.send('POST', `${at}/move`, { column: 2 })).toMatchObject({ status: 422 })

      expect((await editor.send('DELETE', at)).body).toMatchObject({ content: 'Ganz neu' })
      expect(await html(page.path)).not.toContain('Ganz neu')
      expect((await editor.getJson(at)).status).toBe(404)
      const { body: versions } = await editor.getJson<{ summary: string }[]>(`${API}/versions/page/${page.id}`)
      expect(versions.map(({ summary }) => summary).slice(0, 6)).toEqual([
        'entfernt: Überschrift',
        'verschoben: Überschrift',
        ...Array(3).fill('geändert: Überschrift'),
        'neu: Überschrift',
      ])
      for (const [method, path] of [
        ['POST', `${API}/headline`],
        ['PATCH', at],
        ['PUT', at],
        ['POST', `${at}/move`],
        ['DELETE', at],
      ] as const)
        expect((await app.visitor().send(method, path, {})).status).toBe(401)
    },
  )

  it(
    'anonymous callers see no offline page, no draft, no version and no module out of its window, by whatever call',
    requirement('API-06', 'ROLE-01', 'QUERY-03'),
    async () => {
      const window = { online_from: '2026-12-01T00:00:00+01:00', online_to: null }
      const picture = (await app.foyer.media.add(buildPicture('Held'))).id
      const hero: ContentNode = {
        id: 'hero-1',
        type: 'hero-media',
        version: 1,
        data: { headline: 'Erst im Advent', image: picture, ...window },
      }
      const page = await createPage(app, editor, 'heimlich', [headline('geheim-1', 'Live'), hero])
      await page.patch(editor, [{ type: 'update', id: 'geheim-1', data: { content: 'Nur im Entwurf' } }])
      const slug = `page-${page.id}`
      const requests = [
        `${API}/page/heimlich`,
        `${API}/container/by-slug/${slug}`,
        `${API}/headline/geheim-1`,
        `${API}/hero-media/hero-1`,
        page.path,
      ]
      const answers = async (who: Visitor) => (await Promise.all(requests.map(async (path) => (await who.fetch(path)).text()))).join('\n')
      const seen = await answers(app.visitor())
      expect(seen).toContain('Live')
      expect(seen).not.toMatch(/Erst im Advent|Nur im Entwurf/)
      expect(await answers(editor)).toContain('Erst im Advent')

      for (const path of [
        `${API}/page/heimlich?version_id=1`,
        `${API}/draft/${page.containerId}`,
        `${API}/versions/page/${page.id}`,
        `${API}/versions/page/${page.id}/1`,
      ])
        expect((await app.visitor().fetch(path)).status).toBe(401)
      const { body } = await editor.getJson<{ modules: unknown[] }>(`${API}/page/heimlich?version_id=1`)
      expect(JSON.stringify(body.modules)).toContain('Live')

      const { body: settings } = await editor.getJson<{ revision: number }>(`${API}/pages/${page.id}`)
      await editor.send('PATCH', `${API}/pages/${page.id}`, { revision: settings.revision, is_online: false })
      for (const path of requests) expect((await app.visitor().fetch(path)).status).toBe(404)
      expect(await answers(editor)).toContain('Erst im Advent')
    },
  )

  it('shows the container of an article only while the article is online, and one of another type to staff only', async () => {
    const { db } = app.foyer.platform
    const [category] = await db.insert(articleCategories).values({ name: 'Haus', slug: 'haus' }).returning()
    const [article] = await db
      .insert(articles)
      .values({ title: 'Später', slug: 'spaeter', categoryId: category?.id ?? 0, publishedAt: new Date('2026-12-01T12:00:00Z') })
      .returning()
    const own = async (slug: string, content_type: string, object_id: number | null) => {
      await editor.send('POST', `${API}/container`, { model: 'container', content_type, object_id, slug })
      return app.visitor().fetch(`${API}/container/by-slug/${slug}`)
    }
    expect((await own('artikel', 'article', article?.id ?? 0)).status).toBe(404)
    expect((await own('gemeinsam', 'page', null)).status).toBe(200)
    expect((await own('fremd', 'event', 1)).status).toBe(404)
    app.clock.set('2026-12-01T14:00:00+01:00')
    expect((await app.visitor().fetch(`${API}/container/by-slug/artikel`)).status).toBe(200)
    expect(await db.select({ slug: containers.slug }).from(containers)).toContainEqual({ slug: 'fremd' })
  })

  it(
    'gives the browser what the server drew the page with: settings, layouts, data, error and route',
    requirement('STORE-05', 'STORE-11', 'STORE-12', 'STORE-13', 'STORE-14', 'STORE-15', 'STORE-16'),
    async () => {
      await createPage(app, editor, 'erster-stand', [headline('stand-1', 'Der erste Stand')])
      const shown = await html('/de/erster-stand')
      const dataScript = (page: string, id: string) =>
        new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(page)?.[1] ?? ''
      const modules = JSON.parse(dataScript(shown, 'hydration-modules'))
      expect(modules.context).toMatchObject({ basename: '/', ssr: true })
      expect(Object.keys(modules.routes)).toEqual(['root', 'layouts/default', 'layouts/with-modules', 'page'])
      const data = (page: string) => dataScript(page, 'hydration-data')
      expect(data(shown)).toContain('Der erste Stand')
      expect(data(shown)).toContain('Seite erster-stand')
      expect(data(shown)).toMatch(/canonical.*\/de\/erster-stand/s)
      expect(JSON.parse(data(shown))).toMatchObject({ loaderData: { root: {}, page: {} }, errors: null })
      expect(data(await html('/de/gibt-es-nicht'))).toContain('ErrorResponse')
    },
  )
})
