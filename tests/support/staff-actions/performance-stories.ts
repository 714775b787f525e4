import { pageOf, type Row, type StaffFixture } from './staff-fixture.ts'
import { LISTS_OF_DAYS, type Story } from './story.ts'

/** Performances: cancelled, moved, recast, made in series, imported. */
export const PERFORMANCE_STORIES: Story[] = [
  {
    ...{ name: 'a performance is cancelled', calls: ['PATCH /admin/:type/:id'] },
    tell: async ({ change, evening }) => {
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
    tell: async ({ editor, must, evening }) => {
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
    ...{ name: 'dates are shifted together', calls: ['POST /admin/event/shift'] },
    tell: async ({ editor, must, evening }) => {
      const { event, at } = await evening('Verschobener Abend')
      const preview = { ids: [event.id], days: 1, minutes: -135 }
      const [shifted] = await must(editor.send<{ id: number; base: string }[]>('POST', '/api/admin/event/shift/preview', preview))
      const dates = [{ id: event.id, base: shifted?.base }]
      return {
        at: [...at, ...LISTS_OF_DAYS],
        act: () => must(editor.send('POST', '/api/admin/event/shift', { dates, days: 1, minutes: -135 })),
        shows: [...at.slice(0, 2), '/de/spielplan?date=26-11-2026'].map((path) => [path, '17:15'] as [string, string]),
      }
    },
  },
  {
    ...{ name: 'a performance is cancelled at the evening desk', calls: ['POST /admin/evening/:id/actions'] },
    tell: async (fixture) => {
      const { event, at } = await fixture.evening('Am Abend abgesagt')
      const act = () => cancelAtDesk(fixture, event, 'Der Abend entfällt wegen einer Erkrankung.')
      return {
        at: [...at, ...LISTS_OF_DAYS, '/de'],
        act,
        shows: [...at.slice(0, 2), '/de'].map((path) => [path, 'Der Abend entfällt wegen einer Erkrankung.'] as [string, string]),
      }
    },
  },
  {
    ...{ name: 'a cancellation is taken back at the evening desk', calls: ['POST /admin/evening/actions/:id/undo'] },
    tell: async (fixture) => {
      const { event, at } = await fixture.evening('Doch nicht abgesagt')
      const { id } = await cancelAtDesk(fixture, event, 'Der Abend entfällt wegen eines Wasserschadens.')
      const act = () => fixture.must(fixture.editor.send('POST', `/api/admin/evening/actions/${id}/undo`))
      return { at: [...at, ...LISTS_OF_DAYS, '/de'], act, hides: ['wegen eines Wasserschadens'] }
    },
  },
  {
    ...{ name: 'somebody else plays on one evening', calls: ['PATCH /admin/:type/:id'] },
    tell: async ({ make, change, evening }) => {
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
    ...{ name: 'somebody reads a role on one evening, from the cast grid', calls: ['POST /admin/casting/cells'] },
    tell: async (fixture) => {
      const { eventId, roleId, coverId, at } = await castEvening(fixture, 'Abend mit Einspringer', 'Rastereinspringer')
      const cells = [{ eventId, roleId, mode: 'reads', personId: coverId }]
      const act = () => fixture.must(fixture.editor.send('POST', '/api/admin/casting/cells', { cells }))
      return { at, act, shows: [[at[1] as string, 'Rastereinspringer']] }
    },
  },
  {
    ...{ name: 'somebody is away, and another plays', calls: ['POST /admin/casting/absence'] },
    tell: async (fixture) => {
      const { eventId, roleId, holderId, coverId, at } = await castEvening(fixture, 'Abend mit Ausfall', 'Ausfallvertretung')
      const days = { personId: holderId, startsOn: '2026-11-25', endsOn: '2026-11-26' }
      const cells = [{ eventId, roleId, mode: 'plays', personId: coverId }]
      const act = () => fixture.must(fixture.editor.send('POST', '/api/admin/casting/absence', { ...days, cells }))
      return { at, act, shows: [[at[1] as string, 'Ausfallvertretung']] }
    },
  },
  {
    ...{ name: 'a cast is inserted from a text', calls: ['POST /admin/casting/production/:id/insert'] },
    tell: async ({ editor, must, evening }) => {
      const { production, at } = await evening('Eingefügte Besetzung')
      const role = { roleId: null, role: 'Ophelia', kind: 'cast', usual: { name: 'Ada Eingefügt' }, evenings: [] }
      const body = { base: production.revision, roles: [role] }
      const act = () => must(editor.send('POST', `/api/admin/casting/production/${production.id}/insert`, body))
      return { at, act, shows: at.slice(0, 2).map((path) => [path, 'Ada Eingefügt'] as [string, string]) }
    },
  },
  {
    ...{ name: 'a performance goes offline', calls: ['PATCH /admin/:type/:id'] },
    tell: async ({ change, evening }) => {
      const { event, at } = await evening('Stiller Abend')
      return { at: [...at, ...LISTS_OF_DAYS], act: () => change('event', event.id, { isOnline: false }), gone: at.slice(1) }
    },
  },
  {
    ...{ name: 'many performances are made at once', calls: ['POST /admin/event/several'] },
    tell: async ({ editor, must, evening }) => {
      const { production, room, at } = await evening('Vielfacher Abend')
      const request = {
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
        act: () => must(editor.send('POST', '/api/admin/event/several', request)),
        shows: [
          ['/de/spielplan', '03:07'],
          [at[0] as string, '03:07'],
        ],
      }
    },
  },
  {
    ...{ name: 'a programme is imported', calls: ['POST /admin/import'] },
    tell: async ({ imported }) => ({
      at: LISTS_OF_DAYS,
      act: () => imported('Importierter Abend'),
      shows: [
        ['/de/spielplan?date=03-12-2026', 'Importierter Abend'],
        ['/de/spielplan/kalender.ics', 'Importierter Abend'],
      ],
    }),
  },
  {
    ...{ name: 'a rejected row of an import is corrected', calls: ['POST /admin/import/:id/repairs'] },
    tell: async ({ imported, first, editor, must }) => {
      const id = await imported('Korrigierter Abend', ['Korrigierter Abend;Unbekannter Raum;2026-12-03 21:13'])
      const { body } = await editor.getJson<{ rows: { key: string; cells: object }[] }>(`/api/admin/import/${id}/rejected`)
      const room = (await first('room?page_size=1')).values.name
      const rows = body.rows.map(({ key, cells }) => ({ key, cells: { ...cells, room } }))
      const act = () => must(editor.send('POST', `/api/admin/import/${id}/repairs`, { rows }))
      return { at: LISTS_OF_DAYS, act, shows: [['/de/spielplan?date=03-12-2026', '21:13']] }
    },
  },
  {
    ...{ name: 'an import is taken back', calls: ['POST /admin/import/:id/undo'] },
    tell: async ({ editor, must, imported, importIs }) => {
      const id = await imported('Zurückgenommener Abend')
      const act = async () => {
        await must(editor.send('POST', `/api/admin/import/${id}/undo`))
        await importIs(id, 'undone')
      }
      return { at: LISTS_OF_DAYS, act, hides: ['Zurückgenommener Abend'] }
    },
  },
]

/** A performance with one role, who has it, and somebody who can stand in. */
async function castEvening({ make, change, editor, evening }: StaffFixture, title: string, standIn: string) {
  const { event, production, at } = await evening(title)
  const holder = await make('person', { lastName: `${standIn}sonst` })
  const cover = await make('person', { lastName: standIn })
  await change('production', production.id, { contributors: [{ personId: holder.id, role: 'Hamlet', kind: 'cast' }] })
  const grid = await editor.getJson<{ roles: { id: number }[] }>(`/api/admin/casting/production/${production.id}`)
  const roleId = grid.body.roles[0]?.id ?? 0
  return { eventId: event.id, roleId, holderId: holder.id, coverId: cover.id, at: [...at, pageOf('ensemble', cover)] }
}

/** Cancels a performance with its alert, as the evening desk does. @returns the id of the action */
function cancelAtDesk({ editor, must }: StaffFixture, { id, revision }: Row, sentence: string): Promise<{ id: number }> {
  const action = { kind: 'cancel', base: revision, sentence, showsAlert: true, stopsSale: false }
  return must(editor.send<{ id: number }>('POST', `/api/admin/evening/${id}/actions`, action))
}
