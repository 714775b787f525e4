import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSettings } from '../../app/site/settings.server.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

describe('staff screens with dates in words and times with a dot', () => {
  let app: TestApp
  let admin: Visitor
  let eventId: number
  beforeAll(async () => {
    app = await createTestApp({ now: '2027-01-10T18:00:00+01:00' })
    admin = await app.editor('admin')
    const venue = await make('venue', { name: 'Haus' })
    const room = await make('room', { name: 'Saal', venueId: venue.id })
    const production = await make('production', { title: 'Der Punkt', durationMinutes: 90 })
    eventId = (await make('event', { productionId: production.id, roomId: room.id, startsAt: '2027-01-10T19:30' })).id
    await make('season', { name: 'Winter', startsOn: '2027-01-06', endsOn: '2027-02-06' })
  })
  afterAll(() => app.close())
  const make = async (type: string, values: Record<string, unknown>) =>
    (await admin.send<{ id: number }>('POST', `/api/admin/${type}`, values)).body
  const screen = async (path: string) => (await (await admin.fetch(`/cms-hub${path}`)).text()).replaceAll('\u00a0', ' ')
  const write = (design: NonNullable<Parameters<typeof writeSettings>[1]['design']>) => writeSettings(app.foyer.platform, { design })

  it('shows digits and a colon while nothing else is set', requirement('SET-12', 'SET-13'), async () => {
    await write({ dateStyle: 'numbers', timeStyle: 'colon' })
    expect(await screen('/event')).toContain('10.01.2027, 19:30 Uhr')
    expect(await screen('/season')).toContain('06.01.2027')
    expect(await screen('/calendar?date=2027-01-10')).toMatch(/So.*<strong>10\.1\.<\/strong>/)
    expect(await screen(`/event/${eventId}`)).toContain('Der Punkt · 10.01.2027, 19:30 Uhr')
    expect(await screen('/log')).toContain('10.01.2027, 18:00 Uhr')
    expect(await screen('')).toContain('19:30 Uhr · Saal')
  })

  it('list, calendar, form, audit log and dashboard follow the notation', requirement('SET-12', 'SET-13'), async () => {
    await write({ dateStyle: 'words', timeStyle: 'dot' })
    const list = await screen('/event')
    expect(list).toContain('Der Punkt · 10. Januar 2027, 19.30 Uhr')
    expect(list).not.toContain('>10.01.2027, 19:30 Uhr')
    expect(await screen('/season')).toContain('6. Januar 2027')
    const calendar = await screen('/calendar?date=2027-01-10')
    expect(calendar).toMatch(/So.*<strong>10\. Jan\.<\/strong>/)
    expect(calendar).toContain('19.30')
    expect(calendar).not.toContain('>19:30<')
    expect(await screen(`/event/${eventId}`)).toContain('Der Punkt · 10. Januar 2027, 19.30 Uhr')
    expect(await screen('/log')).toContain('10. Januar 2027, 18.00 Uhr')
    const dashboard = await screen('')
    expect(dashboard).toContain('19.30 Uhr · Saal')
    expect(dashboard).toContain('10. Januar 2027, 18.00 Uhr')
    const { body: found } = await admin.getJson<{ records: unknown[] }>('/api/admin/event?q=Punkt')
    expect(JSON.stringify(found)).toContain('10. Januar 2027')
  })
})
