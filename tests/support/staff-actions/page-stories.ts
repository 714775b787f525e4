import { eq } from 'drizzle-orm'
import { pages } from '../../../app/content/tables.ts'
import type { Viewer } from '../../../app/platform/auth/auth.ts'
import { builtInRole } from '../../../app/platform/auth/built-in-roles.ts'
import { listTrash } from '../../../app/records/trash.server.ts'
import type { Story } from './story.ts'

const RELEASE_CALLS = ['POST /releases', 'PUT /releases/:id/switches', 'POST /releases/:id/publish']

/** Pages: made, moved, planned, deleted; drafts, versions and modules. */
export const PAGE_STORIES: Story[] = [
  {
    ...{ name: 'a page is made', calls: ['POST /pages', 'POST /:model'] },
    tell: async ({ newPage }) => {
      const at = ['/de/ihr-besuch/ganz-neu', '/de/ihr-besuch']
      return {
        at,
        act: () => newPage('Ganz neu'),
        shows: [
          ['/de/ihr-besuch/ganz-neu', 'Ganz neu'],
          ['/sitemap.xml', 'ganz-neu'],
        ],
      }
    },
  },
  {
    ...{ name: 'a page goes offline', calls: ['PATCH /pages/:id'] },
    tell: async ({ changePage, newPage }) => {
      const page = await newPage()
      const act = () => changePage(page.id, { is_online: false })
      return { at: [page.path, `${page.path}.data`, '/de/ihr-besuch'], act, gone: [page.path], hides: [page.path] }
    },
  },
  {
    ...{ name: 'a page comes online', calls: ['PATCH /pages/:id'] },
    tell: async ({ changePage, newPage }) => {
      const page = await newPage()
      await changePage(page.id, { is_online: false })
      const act = () => changePage(page.id, { is_online: true })
      return {
        at: [page.path, `${page.path}.data`],
        act,
        shows: [
          [page.path, page.first],
          ['/sitemap.xml', page.path],
        ],
      }
    },
  },
  {
    ...{ name: 'the moment comes at which a page is published', calls: ['PATCH /pages/:id'] },
    tell: async ({ app, changePage, newPage }) => {
      const page = await newPage()
      await changePage(page.id, { publish_at: '2026-11-21T12:30:00+01:00', in_footer: true })
      const act = async () => app.clock.set('2026-11-21T12:30:00+01:00')
      return {
        at: [page.path, `${page.path}.data`],
        act,
        shows: [
          [page.path, page.first],
          ['/sitemap.xml', page.path],
          ['/de', page.path],
        ],
      }
    },
  },
  {
    ...{ name: 'the moment comes at which a page ends', calls: ['PATCH /pages/:id'] },
    tell: async ({ app, changePage, newPage }) => {
      const page = await newPage()
      await changePage(page.id, { unpublish_at: '2026-11-21T12:30:00+01:00', in_footer: true })
      const act = async () => app.clock.set('2026-11-21T12:30:00+01:00')
      return { at: [page.path], act, gone: [page.path], hides: [page.path] }
    },
  },
  {
    ...{ name: 'a page gets another title, headline and words for machines', calls: ['PATCH /pages/:id'] },
    tell: async ({ changePage, newPage }) => {
      const page = await newPage()
      await changePage(page.id, { in_footer: true })
      const words = {
        title: 'Neuer Titel',
        headline: 'Neue Überschrift',
        meta_title: 'Neuer Fenstername',
        meta_description: 'Neu beschrieben',
      }
      const act = () => changePage(page.id, { ...words, og_title: 'Neu geteilt' })
      const shows = ['Neue Überschrift', 'Neuer Fenstername', 'Neu beschrieben', 'Neu geteilt'].map((text): [string, string] => [
        page.path,
        text,
      ])
      return { at: [page.path], act, shows: [...shows, ['/de', 'Neuer Titel']] }
    },
  },
  {
    ...{ name: 'a page gets another address', calls: ['PATCH /pages/:id'] },
    tell: async ({ changePage, newPage }) => {
      const page = await newPage()
      await changePage(page.id, { in_footer: true })
      const now = '/de/ihr-besuch/anders-genannt'
      const act = () => changePage(page.id, { slug: 'anders-genannt' })
      return {
        at: [page.path, now, `${now}.data`],
        act,
        shows: [
          [now, page.first],
          ['/sitemap.xml', now],
          ['/de', now],
        ],
      }
    },
  },
  {
    ...{ name: 'a page is moved below another', calls: ['POST /pages/:id/move'] },
    tell: async ({ editor, must, newPage }) => {
      const page = await newPage()
      const other = await newPage()
      const now = `${other.path}/${page.path.split('/').at(-1)}`
      const act = () => must(editor.send('POST', `/de/pageeditor-api/pages/${page.id}/move`, { parent_id: other.id, before_id: null }))
      return {
        at: [page.path, now, other.path],
        act,
        shows: [
          [now, page.first],
          ['/sitemap.xml', now],
        ],
      }
    },
  },
  {
    ...{ name: 'a page goes to the bin', calls: ['DELETE /pages/:id'] },
    tell: async ({ editor, must, changePage, newPage }) => {
      const page = await newPage()
      await changePage(page.id, { in_footer: true })
      const act = () => must(editor.send('DELETE', `/de/pageeditor-api/pages/${page.id}`))
      return { at: [page.path], act, gone: [page.path], hides: [page.path] }
    },
  },
  {
    ...{ name: 'a page comes back from the bin', calls: ['POST /pages/:id/restore'] },
    tell: async ({ app, editor, must, newPage }) => {
      const page = await newPage()
      await must(editor.send('DELETE', `/de/pageeditor-api/pages/${page.id}`))
      const { records } = await listTrash(app.foyer.platform, { role: builtInRole('editor') } as Viewer, undefined)
      const found = records.find(({ id, type }) => type === 'page' && id === page.id)?.change
      const act = () => must(editor.send('POST', `/de/pageeditor-api/pages/${page.id}/restore`, { change: found }))
      return {
        at: [page.path],
        act,
        shows: [
          [page.path, page.first],
          ['/sitemap.xml', page.path],
        ],
      }
    },
  },
  {
    ...{ name: 'a draft is written', calls: ['PATCH /draft/:id'] },
    tell: async ({ newPage }) => {
      const page = await newPage()
      return { at: [page.path], act: () => page.write('Noch nicht'), shows: [[page.path, page.first]], hides: ['Noch nicht'] }
    },
  },
  {
    ...{ name: 'a draft is published', calls: ['POST /publish'] },
    tell: async ({ publish, newPage }) => {
      const page = await newPage()
      await page.write('Nun doch')
      const at = [page.path, `${page.path}.data`, `/de/pageeditor-api/page/${page.path.slice('/de/'.length)}`]
      return {
        at,
        act: () => publish('page', page.id),
        shows: at.map((path) => [path, 'Nun doch'] as [string, string]),
        hides: [page.first],
      }
    },
  },
  {
    ...{ name: 'a release puts one page online and takes another off, together with what was changed on a third', calls: RELEASE_CALLS },
    tell: async ({ changePage, editor, must, newPage }) => {
      const [coming, going, changed] = [await newPage(), await newPage(), await newPage()]
      await changePage(coming.id, { is_online: false })
      await changed.write('Zur neuen Spielzeit')
      const releases = '/de/pageeditor-api/releases'
      const { id } = await must(editor.send<{ id: number }>('POST', releases, { title: 'Neue Spielzeit', at: null }))
      const turn = (object_id: number, is_online: boolean) =>
        must(editor.send('PUT', `${releases}/${id}/switches`, { target: 'page', object_id, is_online }))
      await turn(coming.id, true)
      await turn(going.id, false)
      await must(editor.send('POST', `/de/pageeditor-api/scheduled/page/${changed.id}`, { release: id }))
      return {
        at: [coming.path, going.path, changed.path, '/de/ihr-besuch'],
        act: () => must(editor.send('POST', `${releases}/${id}/publish`, {})),
        shows: [
          [coming.path, coming.first],
          ['/sitemap.xml', coming.path],
          [changed.path, 'Zur neuen Spielzeit'],
        ],
        hides: [going.path, changed.first],
        gone: [going.path],
      }
    },
  },
  {
    ...{ name: 'a draft is thrown away', calls: ['DELETE /draft/:id', 'DELETE /changes/:type/:id'] },
    tell: async ({ editor, must, publish, newPage }) => {
      const page = await newPage()
      const act = async () => {
        await page.write('Nie zu sehen')
        await must(editor.send('DELETE', page.draft))
        await page.write('Nie zu sehen')
        await must(editor.send('DELETE', `/de/pageeditor-api/changes/page/${page.id}`))
        await publish('page', page.id).catch(() => undefined)
      }
      return { at: [page.path], act, shows: [[page.path, page.first]], hides: ['Nie zu sehen'] }
    },
  },
  {
    ...{ name: 'a version is taken up again', calls: ['POST /versions/:type/:id/:number/restore'] },
    tell: async ({ editor, must, publish, newPage }) => {
      const page = await newPage()
      await page.write('Zweite Fassung')
      await publish('page', page.id)
      const address = `/de/pageeditor-api/versions/page/${page.id}`
      const versions = (await editor.getJson<{ number: number }[] | { results: { number: number }[] }>(address)).body
      const numbers = (Array.isArray(versions) ? versions : versions.results).map(({ number }) => number)
      const act = async () => {
        await must(editor.send('POST', `${address}/${Math.min(...numbers)}/restore`, {}))
        await publish('page', page.id).catch(() => undefined)
      }
      return { at: [page.path], act, hides: ['Zweite Fassung'] }
    },
  },
  {
    name: 'modules are made, changed, moved and taken away by single calls',
    calls: [
      ...['POST', 'PATCH', 'PUT', 'DELETE'].flatMap((method) => [`${method} /:module`, `${method} /:module/:id`]),
      'POST /:module/:id/move',
    ],
    tell: async ({ editor, must, newPage }) => {
      const page = await newPage()
      const at = '/de/pageeditor-api/headline'
      const act = async () => {
        const { id } = await must(
          editor.send<{ id: string }>('POST', at, { container: page.slug, headline_level: 2, content: 'Einzeln gemacht' }),
        )
        await must(editor.send('PATCH', `${at}/${id}`, { content: 'Einzeln geändert' }))
        await must(editor.send('POST', `${at}/${id}/move`, { before: page.node }))
        await must(editor.send('POST', `${at}/${id}`, { content: 'Einzeln gezeigt' }))
        await must(editor.send('PATCH', at, { id: page.node, content: 'Alle Felder' }))
        await must(editor.send('PUT', at, { id: page.node, headline_level: 2, content: 'Alle Felder' }))
        await must(editor.send('PUT', `${at}/${page.node}`, { headline_level: 3, content: 'Alle Felder' }))
        for (const gone of [`${at}/`, `${at}?id=`]) {
          const extra = await must(
            editor.send<{ id: string }>('POST', at, { container: page.slug, headline_level: 2, content: 'Wieder weg' }),
          )
          await must(editor.send('DELETE', gone + extra.id))
        }
      }
      return {
        at: [page.path],
        act,
        shows: [
          [page.path, 'Einzeln gezeigt'],
          [page.path, 'Alle Felder'],
        ],
        hides: ['Wieder weg', page.first],
      }
    },
  },
  {
    name: 'containers are changed and deleted by single calls',
    calls: ['POST', 'PATCH', 'PUT', 'DELETE'].map((method) => `${method} /:model/:id`),
    tell: async ({ editor, must, newPage }) => {
      const page = await newPage()
      const beside = { model: 'container', content_type: 'page', object_id: page.id, slug: `${page.slug}-neben` }
      const { id } = await must(editor.send<{ id: number }>('POST', '/de/pageeditor-api/container', beside))
      const first = (await editor.getJson<{ id: number }>(`/de/pageeditor-api/container/by-slug/${page.slug}`)).body
      const act = async () => {
        const at = `/de/pageeditor-api/container/${first.id}`
        await must(editor.send('PATCH', at, { extra_class: 'zuerst' }))
        await must(editor.send('PUT', at, { layout_index: 0, extra_class: 'mittendrin-gesetzt', image: null, columns: [] }))
        await must(editor.send('POST', at, { columns: [{ index: 0, classes: 'schmal-gesetzt' }], extra_class: 'zuletzt-gesetzt' }))
        await must(editor.send('DELETE', `/de/pageeditor-api/section/${id}`))
      }
      return {
        at: [page.path],
        act,
        shows: [
          [page.path, 'schmal-gesetzt'],
          [page.path, 'zuletzt-gesetzt'],
        ],
        hides: ['mittendrin-gesetzt'],
      }
    },
  },
  {
    ...{ name: 'a container that pages share is changed', calls: ['POST /publish'] },
    tell: async ({ editor, must }) => {
      const row = { container: 'haus-hinweise', headline_level: 3, content: 'Geteilt und neu' }
      const act = () => must(editor.send('POST', '/de/pageeditor-api/headline', row))
      return { at: ['/de/modul-katalog'], act, shows: [['/de/modul-katalog', 'Geteilt und neu']] }
    },
  },
  {
    ...{ name: 'the container of a list page is changed', calls: ['POST /publish'] },
    tell: async ({ app, editor, must }) => {
      const rows = await app.foyer.platform.db.select().from(pages).where(eq(pages.path, 'spielplan'))
      const slug = `page-${rows[0]?.id}`
      await editor.send('POST', '/de/pageeditor-api/container', { model: 'container', content_type: 'page', object_id: rows[0]?.id, slug })
      const act = () =>
        must(editor.send('POST', '/de/pageeditor-api/headline', { container: slug, headline_level: 2, content: 'Über dem Plan' }))
      return { act, shows: [['/de/spielplan', 'Über dem Plan']] }
    },
  },
]
