import { expect } from 'vitest'
import { runScheduledPublications } from '../../../app/records/publication-schedule.server.ts'
import { pageOf, type StaffFixture, type Values } from './staff-fixture.ts'
import { LISTS, type Story } from './story.ts'

/** Records that have a page of their own: made, put on and off, deleted, brought back, changed many at once, planned. */
export const RECORD_STORIES: Story[] = [
  ...(
    [
      ['production', 'stuecke', { title: 'Zeuge der Probe' }],
      ['person', 'ensemble', { lastName: 'Zeugin der Probe' }],
      ['article', 'aktuelles', { title: 'Zeugnis der Probe', publishedAt: '2026-11-20T10:00', isOnline: true }],
    ] as const
  ).flatMap(([type, section, values]): Story[] => {
    const record = async ({ first, make }: StaffFixture) => {
      const category = type === 'article' ? { categoryId: (await first('article-category?page_size=1')).id } : {}
      const person = type === 'person' ? { categoryId: (await first('person-category?page_size=1')).id } : {}
      const row = await make(type, { ...values, ...category, ...person })
      return { row, path: pageOf(section, row), name: Object.values(values)[0] as string }
    }
    const at = (path: string) => [path, `${path}.data`, ...LISTS]
    return [
      {
        ...{ name: `a ${type} is made`, calls: ['POST /admin/:type'] },
        tell: async (fixture) => ({
          at: LISTS,
          act: () => record(fixture),
          shows: type === 'production' ? [] : [[`/de/${section}`, Object.values(values)[0] as string]],
        }),
      },
      {
        ...{ name: `a ${type} goes offline`, calls: ['PATCH /admin/:type/:id'] },
        tell: async (fixture) => {
          const { change } = fixture
          const { row, path } = await record(fixture)
          return { at: at(path), act: () => change(type, row.id, { isOnline: false }), gone: [path], hides: [path] }
        },
      },
      {
        ...{ name: `a ${type} comes online`, calls: ['POST /admin/:type/:id'] },
        tell: async (fixture) => {
          const { change } = fixture
          const { row, path, name } = await record(fixture)
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
        tell: async (fixture) => {
          const { remove } = fixture
          const { row, path } = await record(fixture)
          return { at: at(path), act: () => remove(type, row.id), gone: [path], hides: [path] }
        },
      },
      {
        ...{ name: `a ${type} comes back`, calls: ['POST /admin/:type/:id/restore'] },
        tell: async (fixture) => {
          const { editor, must, remove, lastChange } = fixture
          const { row, path, name } = await record(fixture)
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
        tell: async (fixture) => {
          const { editor, visitor, must } = fixture
          const { row, path, name } = await record(fixture)
          const bulk = (request: Values) =>
            must(editor.send<{ changes: number[] }>('POST', `/api/admin/${type}/bulk`, { ids: [row.id], ...request }))
          const undo = (changes: number[]) => must(editor.send('POST', `/api/admin/${type}/bulk/undo`, { changes }))
          const status = async () => (await visitor().fetch(path)).status
          const act = async () => {
            for (const request of [{ action: 'set', values: { isOnline: false } }, { action: 'delete' }]) {
              const { changes } = await bulk(request)
              expect([request.action, await status()]).toEqual([request.action, 404])
              await undo(changes)
              expect(await status()).toBe(200)
            }
          }
          return { at: at(path), act, shows: [[path, name]] }
        },
      },
      {
        ...{ name: `a ${type} goes offline by plan`, calls: ['POST /admin/:type/:id/plans', 'DELETE /admin/:type/:id/plans/:plan'] },
        tell: async (fixture) => {
          const { app, editor, must } = fixture
          const { row, path } = await record(fixture)
          const plans = `/api/admin/${type}/${row.id}/plans`
          const [wrong] = await must(editor.send<{ id: number }[]>('POST', plans, { isOnline: false, at: '2026-11-21T12:10' }))
          await must(editor.send('DELETE', `${plans}/${wrong?.id}`))
          await must(editor.send('POST', plans, { isOnline: false, at: '2026-11-21T12:20' }))
          const act = async () => {
            app.clock.set('2026-11-21T12:20:00+01:00')
            await runScheduledPublications(app.foyer.platform)
          }
          return { at: at(path), act, gone: [path], hides: [path] }
        },
      },
    ]
  }),
]
