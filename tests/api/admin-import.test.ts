import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '../../app/admin/import/run.server.ts'
import { DATABASES, openTestHouse, type TestHouse } from '../support/house.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number }
type Listed = { records: { id: number; title: string; values: Record<string, unknown> }[] }

describe.each(DATABASES)('the import of a programme on %s', (database) => {
  let house: TestHouse
  let editor: Visitor
  beforeAll(async () => {
    house = await openTestHouse({ database })
    editor = await house.editor()
    const venue = (await editor.send<Made>('POST', '/api/admin/venue', { name: 'Haus' })).body
    for (const name of ['Großes Haus', 'Studio']) await editor.send('POST', '/api/admin/room', { name, venueId: venue.id })
  })
  afterAll(() => house.close())

  async function send(lines: string[] | Uint8Array, isDryRun: boolean, by = editor) {
    const body = new FormData()
    const content = lines instanceof Uint8Array ? (lines as Uint8Array<ArrayBuffer>) : lines.join('\r\n')
    body.set('file', new File([content], 'spielplan.csv'))
    body.set('dry_run', String(isDryRun))
    const headers = { 'X-CSRFToken': await by.csrfToken(), origin: house.url }
    const response = await by.fetch('/api/admin/import', { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as ImportResult & { detail?: string } }
  }
  const performances = async (q: string) =>
    (await editor.getJson<Listed>(`/api/admin/event?q=${encodeURIComponent(q)}&sort=startsAt`)).body.records

  it('says of 500 lines what each would do, names the twenty that are wrong, writes nothing, and writes a part of it once', async () => {
    const wrong = [
      ';Studio;01.03.2027 20:00;;',
      'Ohne Raum;;01.03.2027 20:00;;',
      'Fremder Raum;Kesselhaus;01.03.2027 20:00;;',
      'Falscher Tag;Studio;31.02.2027 20:00;;',
      'Kein Status;Studio;02.03.2027 20:00;vielleicht;',
    ]
    const good = Array.from({ length: 480 }, (_, index) => {
      const day = Temporal.PlainDate.from('2027-04-01').add({ days: Math.floor(index / 2) })
      const room = index % 2 ? 'Studio' : 'großes haus'
      return `Stück ${index % 12};${room};${day.day}.${day.month}.${day.year} 19:30;;N${index}`
    })
    const file = ['Produktion;Raum;Beginn;Status;Shopnummer', ...good, ...Array.from({ length: 4 }, () => wrong).flat()]
    const dry = await send(file, true)
    expect(dry.body.counts).toEqual({ create: 480, change: 0, same: 0, rejected: 20 })
    expect(dry.body.newProductions).toHaveLength(12)
    const reasons = dry.body.lines.filter(({ action }) => action === 'rejected').map(({ line, reasons: [reason] }) => [line, reason])
    expect(reasons.slice(0, 5)).toEqual([
      [482, 'Die Produktion fehlt.'],
      [483, 'Der Raum fehlt.'],
      [484, 'Einen Raum „Kesselhaus“ gibt es nicht.'],
      [485, '„31.02.2027 20:00“ ist kein Zeitpunkt wie 24.12.2026 19:30.'],
      [486, '„vielleicht“ ist kein Status (findet statt, abgesagt, verlegt).'],
    ])
    expect(await performances('Stück')).toHaveLength(0)
    const part = [...file.slice(0, 41), ...wrong]
    expect((await send(part, false)).body.counts).toEqual({ create: 40, change: 0, same: 0, rejected: 5 })
    const [first] = await performances('Stück 0')
    expect(first).toMatchObject({ title: 'Stück 0 · 01.04.2027, 19.30', values: { idJet: 'N0', startsAt: '2027-04-01T19:30:00+02:00' } })
    expect((await send(part, false)).body.counts).toEqual({ create: 0, change: 0, same: 40, rejected: 5 })
  })

  it('knows a performance by its number in the shop, and shows every change before it is made', async () => {
    const head = 'Titel,Saal,Datum,Uhrzeit,Status,Hinweis,id_jet'
    await send([head, 'Der Umzug,Studio,24.05.2027,20:00,,,U1'], false)
    const moved = [head, 'Der Umzug,Großes Haus,25.05.2027,19:00,verlegt,"Neuer Tag, neues Haus",U1']
    const { body } = await send(moved, true)
    expect(body.lines).toEqual([
      {
        line: 2,
        title: 'Der Umzug · 25.05.2027 19:00',
        action: 'change',
        reasons: [],
        changes: [
          { field: 'startsAt', from: '2027-05-24T20:00:00+02:00', to: '2027-05-25T19:00:00+02:00' },
          { field: 'roomId', from: 'Studio', to: 'Großes Haus' },
          { field: 'status', from: 'scheduled', to: 'moved' },
          { field: 'note', from: '', to: 'Neuer Tag, neues Haus' },
        ],
      },
    ])
    await send(moved, false)
    expect(await performances('Der Umzug')).toEqual([
      expect.objectContaining({
        values: expect.objectContaining({ status: 'moved', note: 'Neuer Tag, neues Haus', startsAt: '2027-05-25T19:00:00+02:00' }),
      }),
    ])
  })

  it('rejects what begins where something else begins, and what a line before has said', async () => {
    const head = 'Produktion;Raum;Beginn'
    await send([head, 'Besetzt;Studio;2027-06-01 20:00'], false)
    const lines = ['Eindringling;Studio;1.6.2027, 20.00 Uhr', 'Doppelt;Studio;02.06.2027 20:00', 'DOPPELT;Studio;02.06.2027 20:00']
    const { body } = await send([head, ...lines], true)
    expect(body.lines.map(({ action, reasons }) => [action, ...reasons])).toEqual([
      ['rejected', 'In diesem Raum beginnt dann schon etwas anderes.'],
      ['create'],
      ['rejected', 'Zeile 3 sagt dasselbe.'],
    ])
  })

  it('reads what an older Windows writes, and says in a sentence when a file is no programme', async () => {
    const windows = new Uint8Array([...'Produktion;Raum;Beginn\nGr\xfcn;Studio;03.06.2027 20:00\n'].map((sign) => sign.charCodeAt(0)))
    expect((await send(windows, true)).body.lines[0]?.title).toBe('Grün · 03.06.2027 20:00')
    const other = await send(['Name;Preis', 'x;y'], true)
    expect(other).toMatchObject({ status: 400, body: { detail: 'Diese Spalten fehlen in der ersten Zeile: Produktion, Raum, Beginn.' } })
    expect((await send(['Produktion;Raum;Beginn', '"offen'], true)).status).toBe(400)
    const magazine = await house.editor('magazine')
    expect((await send(['Produktion;Raum;Beginn'], true, magazine)).status).toBe(403)
    expect((await magazine.fetch('/cms-hub/import')).status).toBe(403)
  })
})
