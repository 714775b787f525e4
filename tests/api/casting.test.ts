import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CastGridData, CellChange, CellDispute } from '../../app/casting/cast-grid.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number; revision: string }

describe('casting', () => {
  let app: TestApp
  let editor: Visitor
  let tove: Made
  let ayla: Made
  let roomId: number
  beforeAll(async () => {
    app = await createTestApp()
    editor = await app.editor('programme')
    const venue = await make('venue', { name: 'Haus am Fluss', city: 'Marienbrück' })
    roomId = (await make('room', { name: 'Großer Saal', venueId: venue.id })).id
    tove = await make('person', { firstName: 'Tove', lastName: 'Aschenbach' })
    ayla = await make('person', { firstName: 'Ayla', lastName: 'Brandvik' })
  })
  afterAll(() => app.close())

  const make = async (type: string, values: object) => (await editor.send<Made>('POST', `/api/admin/${type}`, values)).body
  const castOf = async (id: number) => (await editor.getJson<{ values: { cast: unknown[] } }>(`/api/admin/event/${id}`)).body.values.cast

  /** A production with one role and one evening, and the change that gives the role to Ayla. */
  async function piece(title: string) {
    const production = await make('production', { title, contributors: [{ personId: tove.id, role: 'Lopachin', kind: 'cast' }] })
    const { id } = await make('event', { productionId: production.id, roomId, startsAt: '2026-12-22T19:30', isOnline: true })
    const { body } = await editor.getJson<CastGridData>(`/api/admin/casting/production/${production.id}`)
    const cell = { eventId: id, roleId: body.roles[0]?.id, mode: 'plays', personId: ayla.id }
    return { production, event: id, cells: [cell], grid: `/api/admin/casting/production/${production.id}` }
  }

  it('keeps a guest of one production to it: nothing of another is read or recast, and no absence noted', async () => {
    const [own, other] = [await piece('Eigenes Stück'), await piece('Fremdes Stück')]
    const guest = await app.editor('production-guest', [own.production.id])
    expect((await guest.fetch(own.grid)).status).toBe(200)
    expect((await guest.fetch(other.grid)).status).toBe(404)
    expect((await guest.getJson<{ title: string }[]>(`${own.grid}/earlier`)).body).toEqual([])
    expect((await guest.send('POST', '/api/admin/casting/cells', { cells: other.cells })).status).toBe(403)
    // Nothing of a change that also concerns others is done.
    expect((await guest.send('POST', '/api/admin/casting/cells', { cells: [...own.cells, ...other.cells] })).status).toBe(403)
    const role = { roleId: null, role: 'Firs', kind: 'cast', usual: { personId: ayla.id }, evenings: [] }
    const pasted = { base: other.production.revision, roles: [role] }
    expect((await guest.send('POST', `${other.grid}/insert`, pasted)).status).toBe(403)
    const absence = { personId: tove.id, startsOn: '2026-12-22', endsOn: '2026-12-22' }
    expect((await guest.send('POST', '/api/admin/casting/absence', { ...absence, cells: own.cells })).status).toBe(403)
    expect([await castOf(own.event), await castOf(other.event)]).toEqual([[], []])
    expect((await guest.send('POST', '/api/admin/casting/cells', { cells: own.cells })).status).toBe(200)
    expect(await castOf(own.event)).toMatchObject([{ personId: ayla.id, role: 'Lopachin' }])
  })

  it('lets the box office recast an evening, and neither change roles nor note who is away', async () => {
    const { production, event, cells, grid } = await piece('An der Abendkasse')
    const office = await app.editor('box-office')
    expect((await office.send('POST', '/api/admin/casting/cells', { cells })).status).toBe(200)
    expect(await castOf(event)).toMatchObject([{ personId: ayla.id }])
    const role = { roleId: null, role: 'Firs', kind: 'cast', usual: { personId: ayla.id }, evenings: [] }
    expect((await office.send('POST', `${grid}/insert`, { base: production.revision, roles: [role] })).status).toBe(403)
    const absence = { personId: tove.id, startsOn: '2026-12-22', endsOn: '2026-12-22', cells: [] }
    expect((await office.send('POST', '/api/admin/casting/absence', absence)).status).toBe(403)
  })

  it('names on Heute the roles that an absence leaves open, until they are recast', async () => {
    const { cells, event } = await piece('Mit offener Rolle')
    const today = async () => (await editor.fetch('/cms-hub')).text()
    expect(await today()).not.toContain('Mit offener Rolle“ (Tove Aschenbach fällt aus)')
    const absence = { personId: tove.id, startsOn: '2026-12-20', endsOn: '2026-12-23', cells: [] }
    expect((await editor.send('POST', '/api/admin/casting/absence', absence)).status).toBe(201)
    expect(await today()).toContain('Mit offener Rolle“ (Tove Aschenbach fällt aus)')
    expect(await today()).toContain(`/cms-hub/event/${event}/cast`)
    expect((await editor.send('POST', '/api/admin/casting/cells', { cells })).status).toBe(200)
    expect(await today()).not.toContain('Mit offener Rolle“ (Tove Aschenbach fällt aus)')
  })

  it('writes no cell over what somebody else has chosen since, names who that was, and does what is decided', async () => {
    const { event, cells } = await piece('Zwei am selben Abend')
    const [cell] = cells
    const usual = { mode: 'usual', personId: null }
    const mine = { ...cell, was: usual }
    expect(
      (await editor.send('POST', '/api/admin/casting/cells', { cells: [{ ...cell, mode: 'omitted', personId: null, was: usual }] })).status,
    ).toBe(200)
    const refused = await editor.send<{ code: string; disputes: CellDispute[] }>('POST', '/api/admin/casting/cells', { cells: [mine] })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'cells_changed',
      disputes: [{ eventId: event, roleId: cell?.roleId, mode: 'omitted', personId: null }],
    })
    expect(refused.body.disputes[0]?.by).not.toBe('')
    expect(await castOf(event)).toMatchObject([{ isOmitted: true }])
    // What is seen rightly is written, and so is what both have chosen.
    const seen = { ...cell, was: { mode: 'omitted', personId: null } }
    const { body } = await editor.send<{ undo: CellChange[] }>('POST', '/api/admin/casting/cells', { cells: [seen] })
    expect(body.undo).toMatchObject([{ mode: 'omitted', was: { mode: 'plays', personId: ayla.id } }])
    expect((await editor.send('POST', '/api/admin/casting/cells', { cells: [mine] })).status).toBe(200)
    // Taking back is also no reason to lose what somebody else has chosen since.
    expect((await editor.send('POST', '/api/admin/casting/cells', { cells: [{ ...cell, ...usual }] })).status).toBe(200)
    expect((await editor.send('POST', '/api/admin/casting/cells', { cells: body.undo })).status).toBe(409)
    expect(await castOf(event)).toEqual([])
  })

  it('notes no absence over an evening that somebody else has recast since it was planned', async () => {
    const { event, cells } = await piece('Schon umbesetzt')
    const bela = await make('person', { firstName: 'Bela', lastName: 'Ostrowe' })
    const period = { personId: tove.id, startsOn: '2026-12-22', endsOn: '2026-12-22' }
    const plan = await editor.send<{ eventId: number; mode: string }[]>('POST', '/api/admin/casting/absence/plan', period)
    const role = plan.body.find(({ eventId }) => eventId === event)
    expect(role).toMatchObject({ mode: 'plays' })
    expect((await editor.send('POST', '/api/admin/casting/cells', { cells })).status).toBe(200)
    const planned = cells.map((cell) => ({ ...cell, personId: bela.id, was: { mode: role?.mode, personId: tove.id } }))
    expect((await editor.send('POST', '/api/admin/casting/absence', { ...period, cells: planned })).status).toBe(409)
    expect(await castOf(event)).toMatchObject([{ personId: ayla.id }])
  })
})
