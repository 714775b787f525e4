import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEvenings } from '../../app/admin/today/evenings.server.ts'
import { builtInRole } from '../../app/platform/auth/built-in-roles.ts'
import { boardQueryOf, readBoard } from '../../app/scheduling/board/board.server.ts'
import { saleLabel } from '../../app/scheduling/sale-label.ts'
import '../../app/admin/staff-catalogue.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

describe('how a performance sells, for staff who are asked on the telephone', () => {
  let app: TestApp
  let id = 0
  beforeAll(async () => {
    app = await createTestApp({ database: 'pglite' })
    const editor = await app.editor('programme')
    const make = async (type: string, values: object) => (await editor.send<{ id: number }>('POST', `/api/admin/${type}`, values)).body.id
    const venueId = await make('venue', { name: 'Haus' })
    const roomId = await make('room', { name: 'Studio', venueId })
    const productionId = await make('production', { title: 'Glasgesang', durationMinutes: 90, isOnline: true })
    id = await make('event', { productionId, roomId, startsAt: '2026-11-21T19:30', isOnline: true })
  })
  afterAll(() => app.close())

  const readStatus = async () => {
    const { platform } = app.foyer
    const now = platform.clock.now()
    const today = now.toZonedDateTimeISO('Europe/Berlin').toPlainDate()
    const calendar = await readBoard(platform, boardQueryOf(new URLSearchParams(), today))
    const evenings = await readEvenings(platform, { role: builtInRole('admin') })
    const entry = calendar.entries.find((one) => one.type === 'event' && one.id === id)
    const row = evenings.find((one) => one.id === id)
    if (entry?.type !== 'event' || !row) throw new Error('the performance is told nowhere')
    return [saleLabel(entry), saleLabel(row)]
  }

  it.each([
    ['2026-11-21T12:00:00+01:00', 'nicht im Verkauf'],
    ['2026-11-21T20:24:00+01:00', 'läuft gerade'],
    ['2026-11-21T21:01:00+01:00', 'vorbei'],
  ])('calendar and start of the hub say at %s what the site says: %s', async (moment, words) => {
    app.clock.set(moment)
    expect(await readStatus()).toEqual([words, words])
    expect(await (await (await app.editor('programme')).fetch('/cms-hub')).text()).toContain(words)
  })
})
