import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readBin } from '../../app/admin/bin.server.ts'
import { carryOutPlans } from '../../app/admin/form/plans.server.ts'
import { imports } from '../../app/admin/tables.ts'
import { containers, pages } from '../../app/content/tables.ts'
import type { Viewer } from '../../app/platform/auth/auth.ts'
import { type ApiDocument, anonymousCallsOf } from '../support/api-document.ts'
import { openFilledHouse } from '../support/demo-house.ts'
import { TEST_NOW, type TestHouse } from '../support/house.ts'
import { headline } from '../support/page.ts'
import { adminCalls, editingCalls } from '../support/registered-calls.ts'
import type { Visitor } from '../support/visitor.ts'

type Values = Record<string, unknown>
type Row = { id: number; title: string; revision: string; values: Values }
type PageRow = { id: number; revision: number; path: string; url: string }

/** Calls that write and change nothing a visitor sees, with why. */
const UNSEEN: Record<string, string> = {
  'POST /admin/:type/:file': 'an export',
  'POST /admin/:type/preview': 'shows staff what is not saved',
  'POST /draft/:id/keep': 'a version of what was not chosen',
  'POST /admin/views': 'a list as somebody likes it',
  'DELETE /admin/views/:id': 'the same',
  'POST /admin/event/conflicts': 'asks',
  'POST /admin/shop/round': 'asks the shop, which this house does not have',
  'POST /admin/check': 'looks at the site',
  'DELETE /admin/entries/:id': 'what visitors have sent',
  'POST /admin/mails/:id/again': 'a mail',
  'POST /admin/jobs/:id/again': 'work left over',
  'POST /admin/jobs/:id/dismiss': 'the same',
  'DELETE /admin/lost': 'a list of addresses',
  'PATCH /people/:id': 'an account',
  'DELETE /people/:id': 'an account',
  'DELETE /people/:id/sessions': 'an account',
  'DELETE /people/:id/sessions/:session': 'an account',
  'DELETE /people/:id/second-factor': 'an account',
  'PUT /people/second-factor-roles': 'accounts',
  'POST /invitations': 'an account',
  'POST /people/:id/invitation': 'an account',
  'PATCH /account': 'an account',
  'PATCH /account/passkeys/:id': 'an account',
  'DELETE /account/passkeys/:id': 'an account',
  'DELETE /account/sessions': 'an account',
  'DELETE /account/sessions/:id': 'an account',
  'POST /presence/:type/:id': 'who is editing',
  'DELETE /presence/:type/:id/:visit': 'the same',
}

/** What a story tells: where to look besides what is always looked at, what is done, and what is then to be seen. */
type Told = {
  at?: string[]
  act: () => Promise<unknown>
  /** texts that are then on a page */
  shows?: [path: string, text: string][]
  /** texts that no page looked at has then */
  hides?: string[]
  /** addresses at which there is then nothing */
  gone?: string[]
}
type Story = { name: string; calls: string[]; tell: () => Promise<Told> }

const DAYS = ['/de/spielplan?date=25-11-2026', '/de/spielplan?date=26-11-2026', '/de/spielplan?date=03-12-2026']
const ALWAYS = ['/de', '/de/spielplan', '/de/spielplan.data', '/sitemap.xml', '/de/spielplan/feed.xml', '/de/aktuelles/feed.xml']
const LISTS = ['/de/stuecke', '/de/ensemble', '/de/aktuelles', '/de/spielplan/kalender.ics']
/** Besides, where performances of these days are. */
const LISTS_OF_DAYS = [...LISTS, ...DAYS]

/** Not there, or told where to go instead, as of a page that was deleted. */
const GONE = [404, 301]
const SURROUNDINGS = 60
/** What has moved or is gone is told here by its old address. */
const TELLS_OLD_ADDRESSES = /\/redirect\/$/

let house: TestHouse
let editor: Visitor
let listCalls: string[]
const visitor = () => house.visitor()

const read = async (type: string, id: number) => (await editor.getJson<Row>(`/api/admin/${type}/${id}`)).body
const list = async (address: string) => (await editor.getJson<{ records: Row[] }>(`/api/admin/${address}`)).body.records
const first = async (address: string) => (await list(address))[0] as Row
async function must<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
const make = (type: string, values: Values) => must(editor.send<Row>('POST', `/api/admin/${type}`, values))
const change = async (type: string, id: number, values: Values, method = 'PATCH') =>
  must(editor.send<Row>(method, `/api/admin/${type}/${id}`, { base: (await read(type, id)).revision, values }))
const remove = (type: string, id: number) => must(editor.send('DELETE', `/api/admin/${type}/${id}`))
const lastChange = async (type: string, id: number) =>
  (await editor.getJson<{ id: number }[]>(`/api/admin/${type}/${id}/changes`)).body[0]?.id ?? 0
const pageOf = (section: string, { id, values }: Row) => `/de/${section}/${values.slug}/${id}`
const changePage = async (id: number, values: Values) => {
  const { revision } = (await editor.getJson<PageRow>(`/de/pageeditor-api/pages/${id}`)).body
  return must(editor.send<PageRow>('PATCH', `/de/pageeditor-api/pages/${id}`, { revision, ...values }))
}
const settings = async (values: Values) => {
  const asked = await editor.send<{ theirs: { revision: string } }>('PATCH', '/api/admin/settings/1', { base: 'x', values: {} })
  return must(editor.send('PATCH', '/api/admin/settings/1', { base: asked.body.theirs.revision, values }))
}
const publish = (content_type: string, object_id: number) =>
  must(editor.send('POST', '/de/pageeditor-api/publish', { content_type, object_id }))

let made = 0
/** A page below “Ihr Besuch” with one headline, as visitors see it. */
async function newPage(title = `Seite Nummer ${++made}`) {
  const [parent] = await house.foyer.platform.db.select().from(pages).where(eq(pages.path, 'ihr-besuch'))
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const page = await must(editor.send<PageRow>('POST', '/de/pageeditor-api/pages', { title, slug, parent_id: parent?.id, is_online: true }))
  let [container] = await house.foyer.platform.db
    .select()
    .from(containers)
    .where(eq(containers.slug, `page-${page.id}`))
  if (!container) {
    const object = { model: 'container', content_type: 'page', object_id: page.id, slug: `page-${page.id}` }
    await must(editor.send('POST', '/de/pageeditor-api/container', object))
    ;[container] = await house.foyer.platform.db
      .select()
      .from(containers)
      .where(eq(containers.slug, `page-${page.id}`))
  }
  const draft = `/de/pageeditor-api/draft/${container?.id}`
  const edit = async (...operations: unknown[]) => {
    const { revision } = (await editor.getJson<{ revision: number }>(draft)).body
    return must(editor.send('PATCH', draft, { base_revision: revision, batch_id: crypto.randomUUID(), operations }))
  }
  const id = `kopf-${page.id}`
  await edit({ type: 'insert', node: headline(id, `Erste Zeile ${page.id}`), place: { parent: 'root', column: 0, before: null } })
  await publish('page', page.id)
  const write = (content: string) => edit({ type: 'update', id, data: { content } })
  return { ...page, path: page.url, draft, write, node: id, slug: `page-${page.id}`, first: `Erste Zeile ${page.id}` }
}
async function send(method: string, path: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const answer = await editor.fetch(path, { method, body, headers: { 'X-CSRFToken': await editor.csrfToken(), origin: house.url } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text}`)
  return (text ? JSON.parse(text) : {}) as Values
}
async function picture(colour: string): Promise<File> {
  const bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return new File([bytes as Uint8Array<ArrayBuffer>], `bild-${colour.slice(1)}.png`)
}
async function pictured(title: string) {
  const file = (await send('POST', '/api/media', { file: await picture(`#10${++made + 10}20`), alt: `Ein Bild für ${title}` })) as {
    id: number
  }
  const production = await make('production', { title, images: [file.id], wideImageId: file.id })
  const room = await first('room?page_size=1')
  await make('event', { productionId: production.id, roomId: room.id, startsAt: '2026-12-02T19:30' })
  return { id: file.id, production, at: [pageOf('stuecke', production)] }
}
async function evening(title: string) {
  const production = await make('production', { title })
  const room = await first('room?page_size=1')
  const event = await make('event', { productionId: production.id, roomId: room.id, startsAt: '2026-11-25T19:30' })
  return {
    production,
    room,
    event,
    at: [pageOf('stuecke', production), `/de/spielplan/vorstellung/${event.id}`, `/de/api/events/${event.id}/`],
  }
}
async function imported(title: string) {
  await make('production', { title })
  const room = await first('room?page_size=1')
  const lines = ['Produktion;Raum;Beginn', `${title};${room.values.name};2026-12-03 20:00`].join('\r\n')
  const { id } = await send('POST', '/api/admin/import', { file: new File([lines], 'plan.csv'), dry_run: 'false', clears: '' })
  await importIs(id as number, 'done')
  return id as number
}
const importIs = (id: number, state: string) =>
  vi.waitFor(
    async () => {
      const [row] = await house.foyer.platform.db.select({ state: imports.state }).from(imports).where(eq(imports.id, id))
      expect(row?.state).toBe(state)
    },
    { timeout: 40_000, interval: 50 },
  )

const STORIES: Story[] = [
  {
    ...{ name: 'a page is made', calls: ['POST /pages', 'POST /:model'] },
    tell: async () => {
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
    tell: async () => {
      const page = await newPage()
      const act = () => changePage(page.id, { is_online: false })
      return { at: [page.path, `${page.path}.data`, '/de/ihr-besuch'], act, gone: [page.path], hides: [page.path] }
    },
  },
  {
    ...{ name: 'a page comes online', calls: ['PATCH /pages/:id'] },
    tell: async () => {
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
    tell: async () => {
      const page = await newPage()
      await changePage(page.id, { publish_at: '2026-11-21T12:30:00+01:00', in_footer: true })
      const act = async () => house.clock.set('2026-11-21T12:30:00+01:00')
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
    tell: async () => {
      const page = await newPage()
      await changePage(page.id, { unpublish_at: '2026-11-21T12:30:00+01:00', in_footer: true })
      const act = async () => house.clock.set('2026-11-21T12:30:00+01:00')
      return { at: [page.path], act, gone: [page.path], hides: [page.path] }
    },
  },
  {
    ...{ name: 'a page gets another title, headline and words for machines', calls: ['PATCH /pages/:id'] },
    tell: async () => {
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
    tell: async () => {
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
    tell: async () => {
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
    tell: async () => {
      const page = await newPage()
      await changePage(page.id, { in_footer: true })
      const act = () => must(editor.send('DELETE', `/de/pageeditor-api/pages/${page.id}`))
      return { at: [page.path], act, gone: [page.path], hides: [page.path] }
    },
  },
  {
    ...{ name: 'a page comes back from the bin', calls: ['POST /pages/:id/restore'] },
    tell: async () => {
      const page = await newPage()
      await must(editor.send('DELETE', `/de/pageeditor-api/pages/${page.id}`))
      const { records } = await readBin(house.foyer.platform, { role: 'editor' } as Viewer, undefined)
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
    tell: async () => {
      const page = await newPage()
      return { at: [page.path], act: () => page.write('Noch nicht'), shows: [[page.path, page.first]], hides: ['Noch nicht'] }
    },
  },
  {
    ...{ name: 'a draft is published', calls: ['POST /publish'] },
    tell: async () => {
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
    ...{ name: 'a draft is thrown away', calls: ['DELETE /draft/:id', 'DELETE /changes/:type/:id'] },
    tell: async () => {
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
    tell: async () => {
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
    tell: async () => {
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
    ...{ name: 'a container that pages share is changed', calls: ['POST /publish'] },
    tell: async () => {
      const row = { container: 'haus-hinweise', headline_level: 3, content: 'Geteilt und neu' }
      const act = () => must(editor.send('POST', '/de/pageeditor-api/headline', row))
      return { at: ['/de/modul-katalog'], act, shows: [['/de/modul-katalog', 'Geteilt und neu']] }
    },
  },
  {
    ...{ name: 'the container of a list page is changed', calls: ['POST /publish'] },
    tell: async () => {
      const rows = await house.foyer.platform.db.select().from(pages).where(eq(pages.path, 'spielplan'))
      const slug = `page-${rows[0]?.id}`
      await editor.send('POST', '/de/pageeditor-api/container', { model: 'container', content_type: 'page', object_id: rows[0]?.id, slug })
      const act = () =>
        must(editor.send('POST', '/de/pageeditor-api/headline', { container: slug, headline_level: 2, content: 'Über dem Plan' }))
      return { act, shows: [['/de/spielplan', 'Über dem Plan']] }
    },
  },
  ...(
    [
      ['production', 'stuecke', { title: 'Zeuge der Probe' }],
      ['person', 'ensemble', { lastName: 'Zeugin der Probe' }],
      ['article', 'aktuelles', { title: 'Zeugnis der Probe', publishedAt: '2026-11-20T10:00', isOnline: true }],
    ] as const
  ).flatMap(([type, section, values]): Story[] => {
    const record = async () => {
      const category = type === 'article' ? { categoryId: (await first('article-category?page_size=1')).id } : {}
      const person = type === 'person' ? { categoryId: (await first('person-category?page_size=1')).id } : {}
      const row = await make(type, { ...values, ...category, ...person })
      return { row, path: pageOf(section, row), name: Object.values(values)[0] as string }
    }
    const at = (path: string) => [path, `${path}.data`, ...LISTS]
    return [
      {
        ...{ name: `a ${type} is made`, calls: ['POST /admin/:type'] },
        tell: async () => ({
          at: LISTS,
          act: record,
          shows: type === 'production' ? [] : [[`/de/${section}`, Object.values(values)[0] as string]],
        }),
      },
      {
        ...{ name: `a ${type} goes offline`, calls: ['PATCH /admin/:type/:id'] },
        tell: async () => {
          const { row, path } = await record()
          return { at: at(path), act: () => change(type, row.id, { isOnline: false }), gone: [path], hides: [path] }
        },
      },
      {
        ...{ name: `a ${type} comes online`, calls: ['POST /admin/:type/:id'] },
        tell: async () => {
          const { row, path, name } = await record()
          await change(type, row.id, { isOnline: false })
          return {
            at: at(path),
            act: () => change(type, row.id, { isOnline: true }, 'POST'),
            shows: [
              [path, name],
              ['/sitemap.xml', path],
            ],
          }
        },
      },
      {
        ...{ name: `a ${type} is deleted`, calls: ['DELETE /admin/:type/:id'] },
        tell: async () => {
          const { row, path } = await record()
          return { at: at(path), act: () => remove(type, row.id), gone: [path], hides: [path] }
        },
      },
      {
        ...{ name: `a ${type} comes back`, calls: ['POST /admin/:type/:id/restore'] },
        tell: async () => {
          const { row, path, name } = await record()
          await remove(type, row.id)
          const act = async () =>
            must(editor.send('POST', `/api/admin/${type}/${row.id}/restore`, { change: await lastChange(type, row.id) }))
          return {
            at: at(path),
            act,
            shows: [
              [path, name],
              ['/sitemap.xml', path],
            ],
          }
        },
      },
      {
        ...{
          name: `several of the type ${type} are changed at once, and it is taken back`,
          calls: ['POST /admin/:type/bulk', 'POST /admin/:type/bulk/undo'],
        },
        tell: async () => {
          const { row, path, name } = await record()
          const bulk = (wish: Values) =>
            must(editor.send<{ changes: number[] }>('POST', `/api/admin/${type}/bulk`, { ids: [row.id], ...wish }))
          const undo = (changes: number[]) => must(editor.send('POST', `/api/admin/${type}/bulk/undo`, { changes }))
          const status = async () => (await visitor().fetch(path)).status
          const act = async () => {
            for (const wish of [{ action: 'set', values: { isOnline: false } }, { action: 'delete' }]) {
              const { changes } = await bulk(wish)
              expect([wish.action, await status()]).toEqual([wish.action, 404])
              await undo(changes)
              expect(await status()).toBe(200)
            }
          }
          return { at: at(path), act, shows: [[path, name]] }
        },
      },
      {
        ...{ name: `a ${type} goes offline by plan`, calls: ['POST /admin/:type/:id/plans', 'DELETE /admin/:type/:id/plans/:plan'] },
        tell: async () => {
          const { row, path } = await record()
          const plans = `/api/admin/${type}/${row.id}/plans`
          const [wrong] = await must(editor.send<{ id: number }[]>('POST', plans, { isOnline: false, at: '2026-11-21T12:10' }))
          await must(editor.send('DELETE', `${plans}/${wrong?.id}`))
          await must(editor.send('POST', plans, { isOnline: false, at: '2026-11-21T12:20' }))
          const act = async () => {
            house.clock.set('2026-11-21T12:20:00+01:00')
            await carryOutPlans(house.foyer.platform)
          }
          return { at: at(path), act, gone: [path], hides: [path] }
        },
      },
    ]
  }),
  {
    ...{ name: 'a performance is cancelled', calls: ['PATCH /admin/:type/:id'] },
    tell: async () => {
      const { event, at } = await evening('Abgesagter Abend')
      const act = () => change('event', event.id, { status: 'cancelled', note: 'Wegen Sturm' })
      return {
        at: [...at, ...LISTS_OF_DAYS],
        act,
        shows: [...at.slice(0, 2), '/de/spielplan?date=25-11-2026'].map((path) => [path, 'Wegen Sturm'] as [string, string]),
      }
    },
  },
  {
    ...{ name: 'a performance is moved in the calendar', calls: ['POST /admin/event/:id/move'] },
    tell: async () => {
      const { event, room, at } = await evening('Verlegter Abend')
      const place = (startsAt: string) => ({ startsAt: `${startsAt}+01:00`, roomId: room.id })
      const move = { from: place('2026-11-25T19:30:00'), to: place('2026-11-26T17:15:00'), is_sure: true }
      const act = () => must(editor.send('POST', `/api/admin/event/${event.id}/move`, move))
      return {
        at: [...at, ...LISTS_OF_DAYS],
        act,
        shows: [...at.slice(0, 2), '/de/spielplan?date=26-11-2026'].map((path) => [path, '17:15'] as [string, string]),
      }
    },
  },
  {
    ...{ name: 'somebody else plays on one evening', calls: ['PATCH /admin/:type/:id'] },
    tell: async () => {
      const { event, production, at } = await evening('Umbesetzter Abend')
      const one = await make('person', { lastName: 'Ersteinspringer' })
      const other = await make('person', { lastName: 'Zweiteinspringer' })
      await change('production', production.id, { contributors: [{ personId: one.id, role: 'Hamlet', kind: 'cast' }] })
      const cast = [{ personId: other.id, role: 'Hamlet', kind: 'cast', isExtra: false }]
      return {
        at: [...at, pageOf('ensemble', other)],
        act: () => change('event', event.id, { cast }),
        shows: [
          [at[1] as string, 'Zweiteinspringer'],
          [pageOf('ensemble', other), 'Umbesetzter Abend'],
        ],
      }
    },
  },
  {
    ...{ name: 'a performance goes offline', calls: ['PATCH /admin/:type/:id'] },
    tell: async () => {
      const { event, at } = await evening('Stiller Abend')
      return { at: [...at, ...LISTS_OF_DAYS], act: () => change('event', event.id, { isOnline: false }), gone: at.slice(1) }
    },
  },
  {
    ...{ name: 'many performances are made at once', calls: ['POST /admin/event/several'] },
    tell: async () => {
      const { production, room, at } = await evening('Vielfacher Abend')
      const wish = {
        productionId: production.id,
        roomId: room.id,
        time: '03:07',
        from: '2026-11-23',
        until: '2026-11-24',
        weekdays: [1, 2],
        isOnline: true,
      }
      return {
        at: [...at, ...LISTS_OF_DAYS],
        act: () => must(editor.send('POST', '/api/admin/event/several', wish)),
        shows: [
          ['/de/spielplan', '03:07'],
          [at[0] as string, '03:07'],
        ],
      }
    },
  },
  {
    ...{ name: 'a programme is imported', calls: ['POST /admin/import'] },
    tell: async () => ({
      at: LISTS_OF_DAYS,
      act: () => imported('Importierter Abend'),
      shows: [
        ['/de/spielplan?date=03-12-2026', 'Importierter Abend'],
        ['/de/spielplan/kalender.ics', 'Importierter Abend'],
      ],
    }),
  },
  {
    ...{ name: 'an import is taken back', calls: ['POST /admin/import/:id/undo'] },
    tell: async () => {
      const id = await imported('Zurückgenommener Abend')
      const act = async () => {
        await must(editor.send('POST', `/api/admin/import/${id}/undo`))
        await importIs(id, 'undone')
      }
      return { at: LISTS_OF_DAYS, act, hides: ['Zurückgenommener Abend'] }
    },
  },
  {
    ...{ name: 'the house is set otherwise', calls: ['PATCH /admin/settings/:id'] },
    tell: async () => {
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
    tell: async () => {
      await settings({ houseName: 'Haus Irrtum' })
      const { body } = await editor.getJson<{ id: number }[]>('/api/admin/settings/1/changes')
      const act = () => must(editor.send('POST', '/api/admin/settings/1/restore', { change: body[0]?.id }))
      return { at: LISTS, act, hides: ['Haus Irrtum'] }
    },
  },
  {
    ...{ name: 'an alert begins, and is taken away', calls: ['POST /admin/:type'] },
    tell: async () => {
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
    tell: async () => {
      await make('alert', { title: 'Bald Zebrafink', onlineFrom: '2026-11-21T12:15' })
      return {
        act: async () => house.clock.set('2026-11-21T12:15:00+01:00'),
        shows: [
          ['/de', 'Bald Zebrafink'],
          ['/de/spielplan', 'Bald Zebrafink'],
        ],
      }
    },
  },
  {
    ...{ name: 'the box office has other hours today', calls: ['POST /admin/:type'] },
    tell: async () => {
      const hours = { day: '2026-11-21', timeFrom: '07:07', timeTo: '08:08', alternativeText: 'Heute Zebrafink' }
      return {
        at: ['/de/api/opening-hours-today/'],
        act: () => make('opening-hours', hours),
        shows: [['/de/api/opening-hours-today/', 'Heute Zebrafink']],
      }
    },
  },
  {
    ...{ name: 'an address leads elsewhere, and no longer', calls: ['DELETE /admin/:type/:id'] },
    tell: async () => {
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
    tell: async () => ({
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
    tell: async () => {
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
    tell: async () => {
      const { id, at } = await pictured('Bild im Tausch')
      return { at: [...at, ...LISTS], act: async () => send('PUT', `/api/admin/media/${id}/file`, { file: await picture('#445566') }) }
    },
  },
  {
    ...{ name: 'the right to show a picture ends', calls: ['PATCH /admin/:type/:id'] },
    tell: async () => {
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
    tell: async () => {
      const { id, values } = await read('form', (await first('form?page_size=1')).id)
      const [field, ...others] = values.fields as Values[]
      const at = [`/de/forms/${values.slug}/${id}`, `/de/api/forms/${id}/`, '/de/modul-katalog']
      const act = () => change('form', id, { fields: [{ ...field, label: 'Frage Zebrafink' }, ...others] })
      return { at, act, shows: at.slice(0, 2).map((path) => [path, 'Frage Zebrafink'] as [string, string]) }
    },
  },
]

/** A page with its title where its head begins: React puts it before or after what else stands there, as it comes. */
function titleFirst(page: string): string {
  const title = /<title>[^<]*<\/title>/.exec(page)?.[0] ?? ''
  return title && page.includes('<head>') ? page.replace(title, '').replace('<head>', () => `<head>${title}`) : page
}

/** Where a page that was kept parts from one that is drawn now; empty where it does not. */
function differenceBetween(path: string, kept: string, drawn: string): string[] {
  if (kept === drawn) return []
  let at = 0
  while (kept[at] === drawn[at]) at++
  const [before, after] = [at - SURROUNDINGS, at + SURROUNDINGS]
  return [`${path}: “${kept.slice(before, after)}” for “${drawn.slice(before, after)}”`]
}

describe('every staff action, followed by a visitor’s look', () => {
  beforeAll(async () => {
    house = await openFilledHouse()
    editor = await house.editor('admin')
    const document = (await visitor().getJson<ApiDocument>('/api/openapi.json')).body
    listCalls = anonymousCallsOf(document).flatMap(({ method, path }) => (method === 'GET' && !path.includes('{') ? [`/de${path}`] : []))
  })
  afterAll(() => house.close())

  it('has a story for every call by which staff write', () => {
    const told = new Set([...STORIES.flatMap(({ calls }) => calls), ...Object.keys(UNSEEN)])
    const calls = [...adminCalls(house), ...editingCalls(house)].filter((call) => !call.startsWith('GET '))
    expect(calls.filter((call) => !told.has(call))).toEqual([])
    expect([...told].filter((call) => !calls.includes(call))).toEqual([])
  })

  it.each(STORIES.map((story) => [story.name, story] as const))('%s', async (_name, { tell }) => {
    house.clock.set(TEST_NOW)
    const look = async (path: string) => {
      const answer = await visitor().fetch(path)
      return { status: answer.status, text: `${answer.status} ${answer.headers.get('location') ?? ''} ${titleFirst(await answer.text())}` }
    }
    const { at = [], act, shows = [], hides = [], gone = [] } = await tell()
    const paths = [...new Set([...at, ...ALWAYS, ...listCalls])]
    await Promise.all(paths.map(look))
    await act()
    const kept = await Promise.all(paths.map(look))
    house.foyer.platform.pages.clear()
    house.foyer.platform.reads.clear()
    const drawn = await Promise.all(paths.map(look))
    expect(paths.flatMap((path, index) => differenceBetween(path, kept[index]?.text ?? '', drawn[index]?.text ?? ''))).toEqual([])
    const seen = new Map(paths.map((path, index) => [path, kept[index] ?? { status: 0, text: '' }]))
    expect(shows.filter(([path, text]) => !seen.get(path)?.text.includes(text))).toEqual([])
    expect(
      hides.flatMap((text) =>
        paths.filter((path) => !TELLS_OLD_ADDRESSES.test(path) && seen.get(path)?.text.includes(text)).map((path) => `${text} on ${path}`),
      ),
    ).toEqual([])
    expect(gone.filter((path) => !GONE.includes(seen.get(path)?.status ?? 0))).toEqual([])
  })
})
