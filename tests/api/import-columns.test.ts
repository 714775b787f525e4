import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportPreview } from '../../app/imports/api.server.ts'
import type { TableColumn } from '../../app/imports/columns.ts'
import { createImportFixture } from '../support/import-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createImportFixture>>

describe('an uploaded table', () => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await createImportFixture()
  })
  afterAll(() => fixture.app.close())

  async function upload(lines: string[], fields: Record<string, string>) {
    const { editor, app } = fixture
    const body = new FormData()
    body.set('file', new File([lines.join('\r\n')], 'plan.csv'))
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const headers = { 'X-CSRFToken': await editor.csrfToken(), origin: app.url }
    const response = await editor.fetch('/api/admin/import', { method: 'POST', headers, body })
    return {
      status: response.status,
      body: (await response.json()) as ImportPreview & { columns: TableColumn[]; id: number; detail: string },
    }
  }
  const table = ['Was;Wo;Um', 'Fremdes Stück;Studio;01.06.2031 20:00']

  it('with other headings says which columns it has, is read as somebody says, and the next one is known', async () => {
    const unknown = await upload(table, { dry_run: 'true' })
    expect(unknown).toMatchObject({
      status: 400,
      body: { detail: 'Diese Spalten fehlen in den ersten 20 Zeilen: Produktion, Raum, Beginn.' },
    })
    expect(unknown.body.columns.map(({ name, samples }) => [name, ...samples])).toEqual([
      ['Was', 'Fremdes Stück'],
      ['Wo', 'Studio'],
      ['Um', '01.06.2031 20:00'],
    ])
    const columns = JSON.stringify({ was: 'production', wo: 'room', um: 'startsAt' })
    expect((await upload(table, { dry_run: 'true', columns })).body.counts).toMatchObject({ create: 1, rejected: 0 })
    // A preview remembers nothing.
    expect((await upload(table, { dry_run: 'true' })).status).toBe(400)
    expect((await upload(table, { dry_run: 'false', columns })).status).toBe(202)
    const next = await upload(['WAS;Wo;um', 'Anderes Stück;Studio;02.06.2031 20:00'], { dry_run: 'true' })
    expect(next.body.columns.map(({ meaning }) => meaning)).toEqual(['production', 'room', 'startsAt'])
  })

  it('is planned with the rows that somebody has corrected', async () => {
    const lines = ['Produktion;Raum;Beginn', 'Richtig;Studio;03.06.2031 20:00', 'Falsch;Keller;04.06.2031 20:00', ';Studio;gestern']
    const { body } = await upload(lines, { dry_run: 'true' })
    expect(body.lines.map(({ index, faults }) => [index, faults])).toEqual([
      [0, undefined],
      [1, { room: 'Einen Raum „Keller“ gibt es nicht.' }],
      [2, { production: 'Die Produktion fehlt.', startsAt: '„gestern“ ist kein Zeitpunkt wie 24.12.2026 19:30.' }],
    ])
    expect(body.lines[1]?.cells).toEqual({ production: 'Falsch', room: 'Keller', startsAt: '04.06.2031 20:00' })
    const repairs = JSON.stringify({ 1: { ...body.lines[1]?.cells, room: 'Studio' } })
    const corrected = await upload(lines, { dry_run: 'true', repairs })
    expect(corrected.body.lines.map(({ action }) => action)).toEqual(['create', 'create', 'rejected'])
    for (const wrong of ['{', '{"x":{}}', '{"1":{"unbekannt":"x"}}', '[]'])
      expect((await upload(lines, { dry_run: 'true', repairs: wrong })).status, wrong).toBe(400)
  })
})
