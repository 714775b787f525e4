import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RepairAnswer } from '../../app/imports/api.server.ts'
import type { RejectedRows } from '../../app/imports/repair-rejected.server.ts'
import { readImports } from '../../app/imports/stored-imports.server.ts'
import { importSources, imports } from '../../app/imports/tables.ts'
import { createImportFixture } from '../support/import-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createImportFixture>>
const HEAD = 'Produktion;Raum;Beginn;Hinweis'

describe('the rejected rows of an import', () => {
  let editor: Fixture['editor']
  let app: Fixture['app']
  let performances: Fixture['performances']
  let send: Fixture['send']
  let waitUntilUndone: Fixture['waitUntilUndone']
  beforeAll(async () => {
    ;({ editor, app, performances, send, waitUntilUndone } = await createImportFixture())
  })
  afterAll(() => app.close())

  const rejectedOf = async (id: number, by = editor) => (await by.getJson<RejectedRows>(`/api/admin/import/${id}/rejected`)).body
  const repair = (id: number, rows: { key: string; cells: object }[], by = editor) =>
    by.send<RepairAnswer>('POST', `/api/admin/import/${id}/repairs`, { rows })

  it('are corrected by a colleague after the import has run, as part of it, and are undone with it', async () => {
    const { body } = await send([HEAD, 'Spät dran;Studio;05.05.2030 20:00;', 'Spät dran;Kesselhaus;06.05.2030 20:00;Gastspiel'], false)
    expect(body.counts).toEqual({ create: 1, change: 0, same: 0, rejected: 1 })
    const colleague = await app.editor()
    const before = await rejectedOf(body.id, colleague)
    expect(before).toMatchObject({ count: 1, rooms: ['Großes Haus', 'Studio'] })
    const [row] = before.rows
    expect(row).toMatchObject({
      ...{ line: 3, reasons: ['Einen Raum „Kesselhaus“ gibt es nicht.'], faults: { room: expect.any(String) } },
      cells: { production: 'Spät dran', room: 'Kesselhaus', startsAt: '06.05.2030 20:00', note: 'Gastspiel' },
    })
    const key = row?.key ?? ''
    // What is still wrong is kept as it was typed.
    const typed = { ...row?.cells, room: 'Kesselhaus 2' }
    const still = await repair(body.id, [{ key, cells: typed }], colleague)
    expect(still.body).toMatchObject({ count: 1, repaired: [{ key, action: 'rejected' }] })
    expect((await rejectedOf(body.id)).rows).toMatchObject([{ key, cells: typed, reasons: ['Einen Raum „Kesselhaus 2“ gibt es nicht.'] }])
    const done = await repair(body.id, [{ key, cells: { ...row?.cells, room: 'Großes Haus' } }], colleague)
    expect(done.body).toMatchObject({ count: 0, rows: [], repaired: [{ key, line: 3, action: 'create', warnings: [] }] })
    expect((await performances('Spät dran')).map(({ values }) => values.note)).toEqual(['', 'Gastspiel'])
    expect((await editor.getJson<typeof body>(`/api/admin/import/${body.id}`)).body.counts).toEqual({
      ...{ create: 2, change: 0, same: 0, rejected: 0 },
    })
    // Somebody who still has the row before him is told.
    const late = await repair(body.id, [{ key, cells: typed }])
    expect([late.status, late.body]).toMatchObject([409, { detail: 'Jemand anderes hat diese Zeile schon korrigiert.' }])
    await editor.send('POST', `/api/admin/import/${body.id}/undo`, undefined)
    await waitUntilUndone(body.id)
    expect(await performances('Spät dran')).toEqual([])
  })

  it('become one performance when two people correct the same one at the same moment', async () => {
    const { body } = await send([HEAD, 'Zu zweit;Kesselhaus;07.05.2030 20:00;'], false)
    const [row] = (await rejectedOf(body.id)).rows
    const at = (startsAt: string) => repair(body.id, [{ key: row?.key ?? '', cells: { ...row?.cells, room: 'Studio', startsAt } }])
    const answers = await Promise.all([at('07.05.2030 20:00'), at('07.05.2030 21:00'), at('07.05.2030 22:00')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await performances('Zu zweit')).toHaveLength(1)
    expect((await rejectedOf(body.id)).rows).toEqual([])
  })

  it('are tried again all at once when what was missing is there, and what clashes with it is said', async () => {
    const evening = (day: number) => `Hallenspiel;Neue Halle;${day}.06.2030 20:00;`
    const { body } = await send(
      [HEAD, 'Hallenspiel;Studio;01.06.2030 20:00;', evening(2), evening(3), ';Neue Halle;04.06.2030 20:00;'],
      false,
    )
    const { body: venue } = await editor.send<{ id: number }>('POST', '/api/admin/venue', { name: 'Anderswo' })
    await editor.send('POST', '/api/admin/room', { name: 'Neue Halle', venueId: venue.id })
    await send([HEAD, 'Schon da;Neue Halle;02.06.2030 20:30;'], false)
    const { rows } = await rejectedOf(body.id)
    const again = await repair(
      body.id,
      rows.map(({ key, cells = {} }) => ({ key, cells })),
    )
    expect(again.body.repaired.map(({ line, action }) => [line, action]).toSorted()).toEqual([
      [3, 'create'],
      [4, 'create'],
      [5, 'rejected'],
    ])
    expect(again.body.rows).toMatchObject([{ line: 5, reasons: ['Die Produktion fehlt.'] }])
    expect(again.body.repaired.find(({ line }) => line === 3)?.warnings.join()).toContain('Schon da')
    expect(await performances('Hallenspiel')).toHaveLength(3)
  })

  it('are tried again as they are, also where one says more than its field holds', async () => {
    const long = 'Sehr lang. '.repeat(250)
    const { body } = await send([HEAD, `Überlang;Neuer Saal;05.06.2031 20:00;${long}`, 'Überlang;Neuer Saal;06.06.2031 20:00;'], false)
    const { body: venue } = await editor.send<{ id: number }>('POST', '/api/admin/venue', { name: 'Draußen' })
    await editor.send('POST', '/api/admin/room', { name: 'Neuer Saal', venueId: venue.id })
    const { rows } = await rejectedOf(body.id)
    const keys = rows.map(({ key }) => ({ key }))
    const again = await editor.send<RepairAnswer>('POST', `/api/admin/import/${body.id}/repairs`, { rows: keys })
    expect(again.body.repaired?.map(({ line, action }) => [line, action]).toSorted()).toEqual([
      [2, 'rejected'],
      [3, 'create'],
    ])
    const [left] = again.body.rows
    expect([left?.faults?.note, left?.cells?.note]).toEqual([expect.stringContaining('Hinweis: '), long.trim()])
    // Whoever corrects something else of it is told the same, and not that the form could not be read.
    const moved = await repair(body.id, [{ key: left?.key ?? '', cells: { ...left?.cells, startsAt: '07.06.2031 20:00' } }])
    expect(moved.body.rows).toMatchObject([{ faults: { note: left?.faults?.note }, cells: { startsAt: '07.06.2031 20:00' } }])
  })

  it('are found although a source has been read often since, because uploads are listed first', async () => {
    const { body } = await send([HEAD, 'Verdrängt;Studio;05.09.2030 20:00;', 'Verdrängt;Kesselhaus;06.09.2030 20:00;'], false)
    const { db } = app.foyer.platform
    const [source] = await db.insert(importSources).values({ name: 'Stündlich', schedule: 'hourly', leads: [] }).returning()
    const run = { sourceId: source?.id ?? 0, state: 'done' as const, userId: 'source', userName: 'Stündlich', createdAt: new Date() }
    await db.insert(imports).values(Array.from({ length: 80 }, () => run))
    const listed = await readImports(app.foyer.platform)
    expect([listed.length, listed.some(({ id }) => id === body.id), listed[0]?.sourceId]).toEqual([60, true, source?.id])
  })

  it('do not change what another row of the same import has brought in', async () => {
    const { body } = await send([HEAD, 'Doppelt;Studio;05.07.2030 20:00;Erste', 'Doppelt;Studio;05.07.2030 20:00;Zweite'], false)
    const [row] = (await rejectedOf(body.id)).rows
    expect(row?.reasons).toEqual(['Zeile 2 nennt diese Vorstellung schon.'])
    const same = await repair(body.id, [{ key: row?.key ?? '', cells: row?.cells ?? {} }])
    expect(same.body.rows).toMatchObject([{ reasons: ['Eine andere Zeile dieses Imports nennt diese Vorstellung schon.'] }])
    expect((await performances('Doppelt')).map(({ values }) => values.note)).toEqual(['Erste'])
  })

  it('are all in the table to download at any later time, and are left alone once the import is undone', async () => {
    const wrong = Array.from({ length: 520 }, (_, index) => `=Viele;Kein Raum ${index};05.08.2030 20:00;`)
    const { body } = await send([HEAD, 'Viele;Studio;05.08.2030 20:00;', ...wrong], false)
    const shown = await rejectedOf(body.id)
    expect([shown.count, shown.rows.length]).toEqual([520, 500])
    const response = await editor.fetch(`/api/admin/import/${body.id}/rejected.csv`)
    expect(response.headers.get('content-type')).toContain('text/csv')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(521)
    expect(lines[520]).toContain("'=Viele;Kein Raum 519;05.08.2030 20:00;;Einen Raum „Kein Raum 519“ gibt es nicht.")
    await editor.send('POST', `/api/admin/import/${body.id}/undo`, undefined)
    await waitUntilUndone(body.id)
    const [row] = shown.rows
    const refused = await repair(body.id, [{ key: row?.key ?? '', cells: { ...row?.cells, room: 'Studio' } }])
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'not_done' }])
  })
})
