import { expect } from 'vitest'
import type { Values } from './staff-fixture.ts'
import { LISTS, type Story } from './story.ts'

/** The house itself: settings, alerts, hours, redirects, menu, files and forms. */
export const HOUSE_STORIES: Story[] = [
  {
    ...{ name: 'the house is set otherwise', calls: ['PATCH /admin/settings/:id'] },
    tell: async ({ settings }) => {
      const words = {
        houseName: 'Haus Zebrafink',
        html_footer_top: '<p>Fuß Zebrafink</p>',
        currency: 'CHF',
        whistleblowerLink: 'https://zebrafink.example/',
      }
      const shows = ['Haus Zebrafink', 'Fuß Zebrafink', 'zebrafink.example'].map((text): [string, string] => ['/de/spielplan', text])
      return { at: LISTS, act: () => settings({ ...words, dateStyle: 'words', timeStyle: 'dot' }), shows }
    },
  },
  {
    ...{ name: 'the settings come back', calls: ['POST /admin/settings/:id/restore'] },
    tell: async ({ editor, must, settings }) => {
      await settings({ houseName: 'Haus Irrtum' })
      const { body } = await editor.getJson<{ id: number }[]>('/api/admin/settings/1/changes')
      const act = () => must(editor.send('POST', '/api/admin/settings/1/restore', { change: body[0]?.id }))
      return { at: LISTS, act, hides: ['Haus Irrtum'] }
    },
  },
  {
    ...{ name: 'an alert begins, and is taken away', calls: ['POST /admin/:type'] },
    tell: async ({ visitor, make, change }) => {
      const act = async () => {
        const alert = await make('alert', { title: 'Sturmwarnung Zebrafink' })
        expect(await (await visitor().fetch('/de')).text()).toContain('Sturmwarnung Zebrafink')
        await change('alert', alert.id, { isOnline: false })
      }
      return { act, hides: ['Sturmwarnung Zebrafink'] }
    },
  },
  {
    ...{ name: 'the moment comes at which an alert begins', calls: ['POST /admin/:type'] },
    tell: async ({ app, make }) => {
      await make('alert', { title: 'Bald Zebrafink', onlineFrom: '2026-11-21T12:15' })
      return {
        act: async () => app.clock.set('2026-11-21T12:15:00+01:00'),
        shows: [
          ['/de', 'Bald Zebrafink'],
          ['/de/spielplan', 'Bald Zebrafink'],
        ],
      }
    },
  },
  {
    ...{ name: 'the box office has other hours today', calls: ['PATCH /admin/:type/:id'] },
    tell: async ({ first, change }) => {
      const boxOffice = await first('opening-hours')
      const today = { weekday: null, day: '2026-11-21', timeFrom: '07:07', timeTo: '08:08', alternativeText: 'Heute Zebrafink' }
      return {
        at: ['/de/api/opening-hours-today/'],
        act: () => change('opening-hours', boxOffice.id, { hours: [today] }),
        shows: [['/de/api/opening-hours-today/', 'Heute Zebrafink']],
      }
    },
  },
  {
    ...{ name: 'an address leads elsewhere, and no longer', calls: ['DELETE /admin/:type/:id'] },
    tell: async ({ visitor, make, remove }) => {
      const old = '/de/frueher-hier'
      const act = async () => {
        const { id } = await make('redirect', { oldPath: old, newPath: '/de/spielplan' })
        expect((await visitor().fetch(old)).headers.get('location')).toMatch(/\/de\/spielplan$/)
        await remove('redirect', id)
      }
      return { at: [old], act, gone: [old] }
    },
  },
  {
    ...{ name: 'a link stands in the menu', calls: ['POST /admin/:type'] },
    tell: async ({ make }) => ({
      at: ['/de/pageeditor-api/nav'],
      act: () => make('navigation-link', { title: 'Menü Zebrafink', url: 'https://menue.example/', place: 'menu', position: 1 }),
      shows: [
        ['/de', 'Menü Zebrafink'],
        ['/de/spielplan', 'Menü Zebrafink'],
        ['/de/pageeditor-api/nav', 'Menü Zebrafink'],
      ],
    }),
  },
  {
    ...{ name: 'a file is taken in and described otherwise', calls: ['POST /media', 'PATCH /media/:id'] },
    tell: async ({ editor, must, pictured }) => {
      const { id, at } = await pictured('Bild mit Worten')
      const act = () => must(editor.send('PATCH', `/api/media/${id}`, { alt: 'Beschrieben Zebrafink', credit: 'Foto Zebrafink' }))
      return {
        at: [...at, ...LISTS],
        act,
        shows: [
          [at[0] as string, 'Beschrieben Zebrafink'],
          [at[0] as string, 'Foto Zebrafink'],
        ],
      }
    },
  },
  {
    ...{ name: 'a file gets another in its place', calls: ['PUT /admin/media/:id/file'] },
    tell: async ({ send, picture, pictured }) => {
      const { id, at } = await pictured('Bild im Tausch')
      return { at: [...at, ...LISTS], act: async () => send('PUT', `/api/admin/media/${id}/file`, { file: await picture('#445566') }) }
    },
  },
  {
    ...{ name: 'the right to show a picture ends', calls: ['PATCH /admin/:type/:id'] },
    tell: async ({ change, pictured }) => {
      const { id, at } = await pictured('Bild ohne Recht')
      return {
        at: [...at, ...LISTS],
        act: () => change('media', id, { rightsUntil: '2026-11-20' }),
        hides: ['Ein Bild für Bild ohne Recht'],
      }
    },
  },
  {
    ...{ name: 'a form asks for something else', calls: ['PATCH /admin/:type/:id'] },
    tell: async ({ read, first, change }) => {
      const { id, values } = await read('form', (await first('form?page_size=1')).id)
      const [field, ...others] = values.fields as Values[]
      const at = [`/de/forms/${values.slug}/${id}`, `/de/api/forms/${id}/`, '/de/modul-katalog']
      const act = () => change('form', id, { fields: [{ ...field, label: 'Frage Zebrafink' }, ...others] })
      return { at, act, shows: at.slice(0, 2).map((path) => [path, 'Frage Zebrafink'] as [string, string]) }
    },
  },
]
