import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; values: Record<string, unknown> }
type Problem = { code?: string; errors?: Record<string, string[]> }
type Conflict = { kind: string; other: { id: number | string; title: string }; persons: string[] }

const SECRET_TITLE = 'Streng intern 4711'

describe('bookings of rooms', () => {
  let app: TestApp
  let editor: Visitor
  let roomId = 0
  let otherRoom = 0
  let productionId = 0
  let personId = 0
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor('programme')
    const venueId = await make('venue', { name: 'Haus' })
    roomId = await make('room', { name: 'Großes Haus', venueId })
    otherRoom = await make('room', { name: 'Studio', venueId })
    personId = await make('person', { firstName: 'Ida', lastName: 'Kamm' })
    productionId = await make('production', {
      title: 'Glasgesang',
      durationMinutes: 90,
      isOnline: true,
      contributors: [{ personId, role: 'Alle', kind: 'cast' }],
    })
  })
  afterAll(() => app.close())

  const make = async (type: string, values: Record<string, unknown>) => {
    const { status, body } = await editor.send<Made>('POST', `/api/admin/${type}`, values)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  const booking = (values: Record<string, unknown>) => ({
    ...{ kind: 'rehearsal', title: 'Probe', roomId },
    ...values,
  })
  const read = async (id: number) => (await editor.getJson<Made>(`/api/admin/room-booking/${id}`)).body.values
  const conflictsOf = async (proposal: Record<string, unknown>) =>
    (
      await editor.send<{ conflicts: Conflict[] }>('POST', '/api/admin/event/conflicts', {
        ...{ id: null, productionId, roomId, startsAt: '2027-03-01T19:30' },
        ...proposal,
      })
    ).body.conflicts

  it('are in the way of a performance in their room, and of one that needs their people elsewhere', async () => {
    const persons = [personId]
    const id = await make(
      'room-booking',
      booking({ title: 'Chorprobe', startsAt: '2027-03-01T18:00', endsAt: '2027-03-01T20:00', persons }),
    )
    const found = await conflictsOf({})
    expect(found.map(({ kind, other, persons: names }) => [kind, other.id, other.title, names])).toEqual([
      ['room', `booking:${id}`, 'Chorprobe', []],
      ['person', `booking:${id}`, 'Chorprobe', ['Ida Kamm']],
    ])
    expect((await conflictsOf({ roomId: otherRoom })).map(({ kind }) => kind)).toEqual(['person'])
    expect(await conflictsOf({ startsAt: '2027-03-01T20:00' })).toEqual([])
  })

  it('are named at the start of the hub where a performance clashes with them, until they are gone', async () => {
    const start = async () => (await editor.fetch('/cms-hub')).text()
    const performance = { productionId, roomId: otherRoom, startsAt: '2027-05-03T19:30' }
    const event = await make('event', performance)
    expect(await start()).not.toContain('Eine Vorstellung mit Konflikt')
    const days = { startsAt: '2027-02-10T00:00', endsAt: '2027-05-08T00:00' }
    const id = await make('room-booking', booking({ kind: 'closed', title: 'Bühnenumbau', roomId: otherRoom, ...days }))
    const warned = await start()
    expect(warned).toContain('Eine Vorstellung mit Konflikt')
    expect(warned).toContain('Glasgesang und Bühnenumbau')
    for (const record of [`room-booking/${id}`, `event/${event}`]) await editor.send('DELETE', `/api/admin/${record}`)
    expect(await start()).not.toContain('Eine Vorstellung mit Konflikt')
  })

  it('of whole weeks are in the way on each of their days', async () => {
    await make('room-booking', booking({ kind: 'closed', title: 'Umbau', startsAt: '2027-06-01T00:00', endsAt: '2027-07-15T00:00' }))
    expect(await conflictsOf({ startsAt: '2027-07-14T19:30' })).toHaveLength(1)
    expect(await conflictsOf({ startsAt: '2027-07-15T19:30' })).toEqual([])
  })

  it('keep a series out of their dates, as another performance would', async () => {
    await make('room-booking', booking({ kind: 'hire', title: 'Ball', startsAt: '2027-04-08T18:00', endsAt: '2027-04-08T23:00' }))
    const series = { productionId, roomId, time: '19:30', from: '2027-04-01', until: '2027-04-15', weekdays: [4], dry_run: true }
    const { body } = await editor.send<{ planned: { startsAt: string; conflict: string }[] }>('POST', '/api/admin/event/several', series)
    expect(body.planned.map(({ conflict }) => conflict)).toEqual(['', 'Ball', ''])
  })

  it('are refused without a title or production, without duration, and when they last too long', async () => {
    const errorsOf = async (values: Record<string, unknown>) =>
      Object.keys((await editor.send<Problem>('POST', '/api/admin/room-booking', booking(values))).body.errors ?? {})
    expect(await errorsOf({ title: ' ', startsAt: '2027-03-01T10:00', endsAt: '2027-03-01T12:00' })).toEqual(['title'])
    expect(await errorsOf({ startsAt: '2027-03-01T10:00', endsAt: '2027-03-01T10:00' })).toEqual(['endsAt'])
    expect(await errorsOf({ startsAt: '2027-03-01T10:00', endsAt: '2027-03-01T09:00' })).toEqual(['endsAt'])
    expect(await errorsOf({ startsAt: '2027-03-01T10:00', endsAt: '2027-07-01T10:00' })).toEqual(['endsAt'])
    expect(await errorsOf({ kind: 'party', startsAt: '2027-03-01T10:00', endsAt: '2027-03-01T12:00' })).toEqual(['kind'])
  })

  it('are repeated weekly at the same time of day over the change of the clocks, all of them or none', async () => {
    const values = booking({ startsAt: '2027-03-15T10:00', endsAt: '2027-03-15T14:00' })
    const several = (body: unknown) => editor.send<{ ids?: number[] } & Problem>('POST', '/api/admin/room-booking/several', body)
    const { status, body } = await several({ values, until: '2027-04-05' })
    expect(status).toBe(201)
    const starts = await Promise.all((body.ids ?? []).map(async (id) => (await read(id)).startsAt))
    expect(starts).toEqual([
      '2027-03-15T10:00:00+01:00',
      '2027-03-22T10:00:00+01:00',
      '2027-03-29T10:00:00+02:00',
      '2027-04-05T10:00:00+02:00',
    ])
    expect((await several({ values, until: '2029-04-05' })).body.errors).toHaveProperty('until')
    expect((await several({ values, until: '2027-03-01' })).body.errors).toHaveProperty('until')
    expect((await several({ values: { ...values, title: '' }, until: '2027-04-05' })).status).toBe(400)
  })

  it('move with their duration, unless somebody has moved them meanwhile', async () => {
    const id = await make('room-booking', booking({ startsAt: '2027-05-01T10:00', endsAt: '2027-05-01T12:30' }))
    const move = (from: string, to: string) =>
      editor.send<Made & Problem>('POST', `/api/admin/room-booking/${id}/move`, {
        from: { startsAt: from, roomId },
        to: { startsAt: to, roomId: otherRoom },
      })
    expect((await move('2027-05-01T10:00', '2027-05-02T11:00')).body.values).toMatchObject({
      ...{ startsAt: '2027-05-02T11:00:00+02:00', endsAt: '2027-05-02T13:30:00+02:00', roomId: otherRoom },
    })
    expect((await move('2027-05-01T10:00', '2027-05-03T11:00')).body.code).toBe('conflict')
  })

  it('stand on the board, and nowhere where visitors look', async () => {
    const note = `${SECRET_TITLE} Notiz`
    await make(
      'room-booking',
      booking({ title: SECRET_TITLE, productionId, note, startsAt: '2026-11-23T18:00', endsAt: '2026-11-23T20:00' }),
    )
    await make('event', { productionId, roomId, startsAt: '2026-11-24T19:30', isOnline: true })
    const board = await (await editor.fetch('/cms-hub/calendar?date=2026-11-23')).text()
    expect(board).toContain(SECRET_TITLE)
    const visitor = app.visitor()
    const { body: document } = await visitor.getJson<{ paths: Record<string, unknown> }>('/api/openapi.json')
    const paths = [
      ...Object.keys(document.paths ?? {}).filter((path) => !path.includes('{') && !path.includes('admin')),
      '/de',
      '/de/spielplan',
      '/de/spielplan.ics',
      '/sitemap.xml',
      `/de/produktionen/glasgesang/${productionId}`,
      '/api/search?q=Streng',
    ]
    for (const path of paths) expect(await (await visitor.fetch(path)).text(), path).not.toContain('Streng intern')
  })
})
