import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { salesByDay } from '../../app/booking/tables.ts'
import type { ProductionDates } from '../../app/scheduling/production-dates/production-dates.ts'
import { createTestApp, DATABASES, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; revision: string; values: Record<string, unknown> }

describe.each(DATABASES)('the dates of a production on %s', (database) => {
  let app: TestApp
  let editor: Visitor
  let roomId: number
  beforeAll(async () => {
    app = await createTestApp({ database })
    editor = await app.editor('programme')
    const venueId = (await make('venue', { name: 'Haus' })).id
    roomId = (await make('room', { name: 'Großes Haus', venueId })).id
  }, 120_000)
  afterAll(() => app.close())

  const make = async (type: string, values: Record<string, unknown>) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
  const datesOf = async (production: number) =>
    (await editor.getJson<ProductionDates>(`/api/admin/event/dates?production=${production}`)).body

  it('come in order, with what is sold, what is over and what is in the way', async () => {
    const { id: productionId } = await make('production', { title: 'Der Werktag', durationMinutes: 90 })
    const { id: otherId } = await make('production', { title: 'Im Weg', durationMinutes: 90 })
    const later = await make('event', { productionId, roomId, startsAt: '2026-12-05T19:30', idJet: 'mb-5' })
    const past = await make('event', { productionId, roomId, startsAt: '2026-11-01T19:30' })
    const clashing = await make('event', { productionId, roomId, startsAt: '2026-12-04T19:30' })
    await make('event', { productionId: otherId, roomId, startsAt: '2026-12-04T20:00' })
    const day = { performance: 'mb-5', day: '2026-11-20', sold: 30, taken: 40, places: 120, readAt: new Date('2026-11-20T10:00Z') }
    await app.foyer.platform.db.insert(salesByDay).values(day)

    const { dates, rooms, type, isComplete } = await datesOf(productionId)
    expect(dates.map(({ id }) => id)).toEqual([past.id, clashing.id, later.id])
    expect(dates.map(({ isPast }) => isPast)).toEqual([true, false, false])
    expect(dates.map(({ sales }) => sales?.held)).toEqual([undefined, undefined, 10])
    expect(dates.map(({ conflicts }) => conflicts.map(({ kind, other }) => [kind, other.title]))).toEqual([[], [['room', 'Im Weg']], []])
    expect(rooms.map(({ name }) => name)).toContain('Großes Haus')
    expect([type.name, type.mayWrite, isComplete]).toEqual(['event', true, true])
  })

  it('carry the revision that a change in place is based on', async () => {
    const { id: productionId } = await make('production', { title: 'Nach und nach' })
    await make('event', { productionId, roomId, startsAt: '2027-01-05T19:30' })
    const [date] = (await datesOf(productionId)).dates
    const change = { base: date?.revision, values: { marks: ['premiere'] } }
    const first = await editor.send<Made>('PATCH', `/api/admin/event/${date?.id}`, change)
    expect([first.status, first.body.values.marks]).toEqual([200, ['premiere']])
    expect((await editor.send('PATCH', `/api/admin/event/${date?.id}`, { ...change, values: { marks: [] } })).status).toBe(409)
    expect((await datesOf(productionId)).dates[0]).toMatchObject({ marks: ['premiere'], revision: first.body.revision })
  })

  it('of a production that does not exist are not found', async () => {
    expect((await editor.getJson('/api/admin/event/dates?production=99999999')).status).toBe(404)
  })

  it('are created as a series with a time for each weekday, labels, and the beginning of the sale', async () => {
    const { id: productionId } = await make('production', { title: 'Zwei Zeiten' })
    const rule = { productionId, roomId, time: '19:30', times: { 7: '18:00' }, from: '2027-02-05', until: '2027-02-07', weekdays: [5, 7] }
    const more = { marks: ['surtitles'], ticketSaleFrom: '2027-01-01T10:00' }
    expect((await editor.send('POST', '/api/admin/event/several', { ...rule, ...more })).status).toBe(201)
    const { dates } = await datesOf(productionId)
    expect(dates.map(({ startsAt, marks, ticketSaleFrom }) => [startsAt, marks, ticketSaleFrom])).toEqual([
      ['2027-02-05T19:30:00+01:00', ['surtitles'], '2027-01-01T10:00:00+01:00'],
      ['2027-02-07T18:00:00+01:00', ['surtitles'], '2027-01-01T10:00:00+01:00'],
    ])
  })
})
