import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { salesByDay } from '../../app/booking/tables.ts'
import type { BulkResult } from '../../app/records/bulk.server.ts'
import type { ProductionDates } from '../../app/scheduling/production-dates/production-dates.ts'
import type { ShiftedDate } from '../../app/scheduling/production-dates/shift.ts'
import type { NamedSalesHistory } from '../../app/scheduling/sales/read-sales-history.server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; revision: string; values: Record<string, unknown> }

describe('the dates of a production', () => {
  let app: TestApp
  let editor: Visitor
  let roomId: number
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor('programme')
    const venueId = (await make('venue', { name: 'Haus' })).id
    roomId = (await make('room', { name: 'Großes Haus', venueId })).id
  })
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

  it('are shifted together: those that stay in each other’s way are told beforehand, and one undo takes all back', async () => {
    const { id: productionId } = await make('production', { title: 'Verschiebbar', durationMinutes: 90 })
    const { id: otherId } = await make('production', { title: 'Steht dort', durationMinutes: 90 })
    const { id: cellarId } = await make('room', { name: 'Keller', venueId: (await make('venue', { name: 'Nebenan' })).id })
    // The day between them has 23 hours.
    for (const startsAt of ['2027-03-27T19:30', '2027-03-28T19:30']) {
      await make('event', { productionId, roomId, startsAt, endsAt: startsAt.replace('19:30', '21:00') })
    }
    await make('event', { productionId: otherId, roomId, startsAt: '2027-03-29T20:00' })
    const before = (await datesOf(productionId)).dates
    const ids = before.map(({ id }) => id)
    const preview = async (shift: object) =>
      (await editor.send<ShiftedDate[]>('POST', '/api/admin/event/shift/preview', { ids, days: 0, minutes: 0, ...shift })).body
    const dayLater = await preview({ days: 1 })
    expect(dayLater.map(({ startsAt }) => startsAt)).toEqual(['2027-03-28T19:30:00+02:00', '2027-03-29T19:30:00+02:00'])
    expect(dayLater.map(({ conflicts }) => conflicts.map(({ other }) => other.title))).toEqual([[], ['Steht dort']])
    expect((await preview({ days: 1, roomId: cellarId })).map(({ room, conflicts }) => [room, conflicts])).toEqual([
      ['Keller', []],
      ['Keller', []],
    ])
    const shift = { days: 1, minutes: 30, dates: dayLater.map(({ id, base }) => ({ id, base })) }
    const { body } = await editor.send<BulkResult>('POST', '/api/admin/event/shift', shift)
    expect([body.done, body.left]).toEqual([2, []])
    expect((await datesOf(productionId)).dates.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2027-03-28T20:00:00+02:00', '2027-03-28T21:30:00+02:00'],
      ['2027-03-29T20:00:00+02:00', '2027-03-29T21:30:00+02:00'],
    ])
    // Whoever has changed one since its preview is not overwritten.
    const again = await editor.send<BulkResult>('POST', '/api/admin/event/shift', shift)
    expect([again.body.done, again.body.left.length]).toEqual([0, 2])
    expect((await editor.send('POST', '/api/admin/event/bulk/undo', { changes: body.changes })).status).toBe(200)
    expect((await datesOf(productionId)).dates.map(({ startsAt }) => startsAt)).toEqual(before.map(({ startsAt }) => startsAt))
  })

  it('get the beginning of their sale, their page in the shop and labels together', async () => {
    const { id: productionId } = await make('production', { title: 'Zusammen' })
    const ids = []
    for (const startsAt of ['2027-04-05T19:30', '2027-04-06T19:30']) ids.push((await make('event', { productionId, roomId, startsAt })).id)
    const values = { ticketSaleFrom: '2027-01-10T10:00', ticketUrl: 'https://karten.example/zusammen', marks: ['surtitles'] }
    expect((await editor.send<BulkResult>('POST', '/api/admin/event/bulk', { action: 'set', ids, values })).body.done).toBe(2)
    const { dates } = await datesOf(productionId)
    expect(dates.map(({ ticketUrl, marks }) => [ticketUrl, marks])).toEqual(ids.map(() => [values.ticketUrl, ['surtitles']]))
  })

  it('say day by day what was sold of one, of all and of the season, over days on which the shop was not read', async () => {
    const { id: productionId } = await make('production', { title: 'Im Verlauf' })
    await make('season', { name: '2026/27', startsOn: '2026-09-01', endsOn: '2027-07-31' })
    const [one] = [await make('event', { productionId, roomId, startsAt: '2026-12-20T19:30', idJet: 'v-1' })]
    await make('event', { productionId, roomId, startsAt: '2026-12-21T19:30', idJet: 'v-2' })
    await make('event', { productionId, roomId, startsAt: '2026-12-22T19:30', idJet: 'v-3', status: 'cancelled' })
    const state = (performance: string, day: string, sold: number | null, taken: number) => {
      return { performance, day, sold, taken, places: 100, readAt: new Date(`${day}T10:00Z`) }
    }
    await app.foyer.platform.db
      .insert(salesByDay)
      .values([
        state('v-1', '2026-11-01', 10, 12),
        state('v-1', '2026-11-03', 30, 30),
        state('v-2', '2026-11-02', null, 5),
        state('v-2', '2026-11-03', null, 4),
        state('v-3', '2026-11-03', 50, 50),
      ])
    const read = async (query: string) => (await editor.getJson<NamedSalesHistory>(`/api/admin/event/sales?${query}`)).body
    const [first, , last] = [
      { day: '2026-11-01', sold: 10, taken: 12, places: 100 },
      { day: '2026-11-02', sold: 15, taken: 17, places: 200 },
      { day: '2026-11-03', sold: 34, taken: 34, places: 200 },
    ]
    const all = await read(`production=${productionId}`)
    expect([all.days[0], all.days.at(-1), all.days.length, all.performances]).toEqual([first, last, 3, 2])
    expect((await read(`event=${one.id}`)).days.map(({ day, sold }) => [day, sold])).toEqual([
      ['2026-11-01', 10],
      ['2026-11-03', 30],
    ])
    const season = await read('of=season')
    expect([season.season, season.days.find(({ day }) => day === '2026-11-02')?.sold]).toEqual(['2026/27', 15])
    expect((await editor.getJson('/api/admin/event/sales?event=99999999')).status).toBe(404)
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
