import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; revision: string; values: { marks: string[] } }

describe('the premiere of a production', () => {
  let app: TestApp
  let editor: Visitor
  let roomId: number
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor()
    const venue = (await editor.send<Made>('POST', '/api/admin/venue', { name: 'Haus' })).body
    roomId = (await editor.send<Made>('POST', '/api/admin/room', { name: 'Studio', venueId: venue.id })).body.id
  })
  afterAll(() => app.close())

  const make = async (type: string, values: object) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
  const perform = (productionId: number, startsAt: string) => make('event', { productionId, roomId, startsAt })
  async function change(type: string, id: number, values: object): Promise<Made> {
    const { revision } = (await editor.getJson<Made>(`/api/admin/${type}/${id}`)).body
    return (await editor.send<Made>('PATCH', `/api/admin/${type}/${id}`, { base: revision, values })).body
  }
  const marksOf = async (id: number) => (await editor.getJson<Made>(`/api/admin/event/${id}`)).body.values.marks

  it('ticks the performance of its day, whichever of both is there first, and goes with the day', async () => {
    const production = await make('production', { title: 'Salz', premiereOn: '2027-02-05' })
    const first = await perform(production.id, '2027-02-05T19:30')
    const second = await perform(production.id, '2027-02-06T23:30')
    expect([first.values.marks, second.values.marks]).toEqual([['premiere'], []])
    await change('production', production.id, { premiereOn: '2027-02-06' })
    expect([await marksOf(first.id), await marksOf(second.id)]).toEqual([[], ['premiere']])
    const series = { productionId: production.id, roomId, time: '20:00', from: '2027-02-20', until: '2027-02-22', weekdays: [1, 6, 7] }
    await change('production', production.id, { premiereOn: '2027-02-21' })
    const { body: made } = await editor.send<{ ids: number[] }>('POST', '/api/admin/event/several', { ...series, dry_run: false })
    expect(await Promise.all(made.ids.map(marksOf))).toEqual([[], ['premiere'], []])
  })

  it('keeps a mark that a user has set or removed', async () => {
    const production = await make('production', { title: 'Sand', premiereOn: '2027-03-05' })
    const evening = await perform(production.id, '2027-03-05T19:30')
    expect((await change('event', evening.id, { marks: [] })).values.marks).toEqual([])
    expect((await change('event', evening.id, { note: 'Voraufführung' })).values.marks).toEqual([])
    await change('production', production.id, { subline: 'nach dem Meer' })
    expect(await marksOf(evening.id)).toEqual([])
    const other = await make('production', { title: 'Kies' })
    const world = await make('event', { productionId: other.id, roomId, startsAt: '2027-03-07T19:30', marks: ['world-premiere'] })
    await change('production', other.id, { premiereOn: '2027-03-07' })
    expect(await marksOf(world.id)).toEqual(['world-premiere'])
  })
})
