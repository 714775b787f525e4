import { deflateRawSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { KeptRecord } from '../../app/admin/import/imported-line.ts'
import type { ImportResult } from '../../app/admin/import/run.server.ts'
import { imports } from '../../app/admin/tables.ts'
import { events } from '../../app/programme/tables.ts'
import { excelFile, excelFileOf } from '../support/excel.ts'
import { DATABASES, openTestHouse, type TestHouse } from '../support/house.ts'
import type { Visitor } from '../support/visitor.ts'

type Made = { id: number }
/** That a room is taken, by each of these at that time. */
function warnings(room: string, ...others: [title: string, when: string][]): string[] {
  return others.map(([title, when]) => `${room} ist belegt: ${title}, ${when.replace(/\b(\d)\./g, '0$1.')}.`)
}

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

  async function send(lines: string[] | Uint8Array, isDryRun: boolean, by = editor, clears = '') {
    const body = new FormData()
    const content = lines instanceof Uint8Array ? (lines as Uint8Array<ArrayBuffer>) : lines.join('\r\n')
    body.set('file', new File([content], 'spielplan'))
    body.set('dry_run', String(isDryRun))
    body.set('clears', clears)
    const headers = { 'X-CSRFToken': await by.csrfToken(), origin: house.url }
    const response = await by.fetch('/api/admin/import', { method: 'POST', headers, body })
    const answer = (await response.json()) as ImportResult & { detail?: string; id: number }
    return { status: response.status, body: isDryRun || response.status !== 202 ? answer : { ...answer, ...(await ended(answer.id)) } }
  }
  /** How an import went, once it has ended. */
  async function ended(id: number) {
    type Progress = { state: string; done: number; all: number; counts: ImportResult['counts'] }
    return vi.waitFor(
      async () => {
        const { body } = await editor.getJson<Progress>(`/api/admin/import/${id}`)
        expect(body.state).toBe('done')
        return body
      },
      { timeout: 40_000, interval: 100 },
    )
  }
  /** How taking an import back went, once it has ended. */
  async function undone(id: number) {
    const { db } = house.foyer.platform
    return vi.waitFor(
      async () => {
        const [row] = await db.select({ state: imports.state, kept: imports.kept }).from(imports).where(eq(imports.id, id))
        expect(row?.state).toBe('undone')
        return row as { kept: KeptRecord[] | null }
      },
      { timeout: 40_000, interval: 100 },
    )
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
        title: 'Der Umzug · 25.05.2027, 19.00',
        action: 'change',
        reasons: [],
        warnings: [],
        unhooks: '',
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
      ['rejected', 'Zeile 3 nennt diese Vorstellung schon.'],
    ])
  })

  it('moves a whole run on by a day, with a new evening in front, and changes nothing the second time', async () => {
    const head = 'Produktion;Raum;Beginn;Kennung'
    const evening = (name: string, day: number) => `Die Serie;Studio;${day}.09.2028 19:30;${name}`
    await send([head, evening('S1', 10), evening('S2', 11), evening('S3', 12)], false)
    const moved = [head, evening('S0', 10), evening('S1', 11), evening('S2', 12), evening('S3', 13)]
    expect((await send(moved, true)).body.counts).toEqual({ create: 1, change: 3, same: 0, rejected: 0 })
    expect((await send(moved, false)).body.counts).toEqual({ create: 1, change: 3, same: 0, rejected: 0 })
    const stands = (await performances('Die Serie')).map(({ title, values }) => [values.planningId, title.slice(12, 17)])
    expect(stands).toEqual([
      ['S0', '10.09'],
      ['S1', '11.09'],
      ['S2', '12.09'],
      ['S3', '13.09'],
    ])
    expect((await send(moved, false)).body.counts).toEqual({ create: 0, change: 0, same: 4, rejected: 0 })
  })

  it('lets performances take each other’s places, also three in a ring, and says in the history where each stood', async () => {
    const head = 'Produktion;Raum;Beginn;Kennung'
    const evening = (name: string, day: number, room = 'Studio') => `Der Tausch;${room};${day}.09.2029 19:30;${name}`
    await send([head, evening('T1', 10), evening('T2', 11), evening('T3', 12), evening('T4', 12, 'Großes Haus'), evening('T5', 14)], false)
    const swapped = [evening('T1', 11), evening('T2', 10), evening('T3', 12, 'Großes Haus'), evening('T4', 14), evening('T5', 12)]
    expect((await send([head, ...swapped], true)).body.counts).toEqual({ create: 0, change: 5, same: 0, rejected: 0 })
    expect((await send([head, ...swapped], false)).body.counts).toEqual({ create: 0, change: 5, same: 0, rejected: 0 })
    const stand = await performances('Der Tausch')
    const days = stand.map(({ values }) => `${values.planningId} ${String(values.startsAt).slice(8, 10)}`)
    expect(days.toSorted()).toEqual(['T1 11', 'T2 10', 'T3 12', 'T4 14', 'T5 12'])
    const first = stand.find(({ values }) => values.planningId === 'T1')
    const { body: history } = await editor.getJson<{ before: { startsAt: string } | null }[]>(`/api/admin/event/${first?.id}/changes`)
    expect(history[0]?.before?.startsAt).toBe('2029-09-10T19:30:00+02:00')
    expect((await send([head, ...swapped], true)).body.counts).toMatchObject({ same: 5 })
  })

  it('puts another piece where one is called off by the same file, and takes it as it is the second time', async () => {
    const head = 'Produktion;Raum;Beginn;Status;Kennung'
    await send([head, 'Erkrankt;Studio;01.10.2028 19:30;;ER1'], false)
    const changed = [head, 'Eingesprungen;Studio;01.10.2028 19:30;;ER2', 'Erkrankt;Studio;01.10.2028 19:30;abgesagt;ER1']
    expect((await send(changed, false)).body.counts).toEqual({ create: 1, change: 1, same: 0, rejected: 0 })
    expect((await send(changed, true)).body.counts).toEqual({ create: 0, change: 0, same: 2, rejected: 0 })
  })

  it('leaves a performance as long as it was where the file moves it and says nothing of its end', async () => {
    await send(['Produktion;Raum;Beginn;Ende;Kennung', 'Gleich lang;Studio;27.10.2028 19:30;27.10.2028 22:00;G27'], false)
    // Into the night in which the clocks go back.
    const moved = ['Produktion;Raum;Beginn;Kennung', 'Gleich lang;Studio;29.10.2028 01:00;G27']
    const { body } = await send(moved, true)
    expect(body.lines[0]?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['startsAt', '2028-10-29T01:00:00+02:00'],
      ['endsAt', '2028-10-29T02:30:00+01:00'],
    ])
    expect((await send(moved, false)).body.counts).toMatchObject({ change: 1, rejected: 0 })
    expect((await performances('Gleich lang'))[0]?.values).toMatchObject({ endsAt: '2028-10-29T02:30:00+01:00' })
  })

  it('rejects beforehand what a form would refuse, and leaves out alone what is refused afterwards', async () => {
    const head = 'Produktion;Raum;Beginn;Hinweis;Shopnummer;Kennung'
    const wrong = [
      `Zu viel gesagt;Studio;01.11.2028 19:30;${'a'.repeat(301)};;`,
      `Zu lange Nummer;Studio;02.11.2028 19:30;;${'1'.repeat(61)};`,
      `${'Langer Titel '.repeat(24)};Studio;03.11.2028 19:30;;;`,
    ]
    const dry = await send([head, ...wrong], true)
    expect(dry.body.newProductions).toEqual([])
    expect(dry.body.lines.map(({ action, reasons }) => [action, ...reasons])).toEqual([
      ['rejected', 'Hinweis: Dieser Text ist zu lang.'],
      ['rejected', 'Nummer im Ticketshop: Dieser Text ist zu lang.'],
      ['rejected', 'Produktion: Dieser Text ist zu lang.'],
    ])
    await send([head, 'Im Kreis;Studio;10.11.2028 19:30;;;K1', 'Im Kreis;Studio;11.11.2028 19:30;;;K2'], false)
    // By a rule that has come since: the line says nothing of the page in the shop, and the performance has one that is none.
    const { db } = house.foyer.platform
    await db.update(events).set({ ticketUrl: 'keine Adresse' }).where(eq(events.planningId, 'K1'))
    const circle = ['Im Kreis;Studio;11.11.2028 19:30;;;K1', 'Im Kreis;Studio;10.11.2028 19:30;;;K2']
    const { body } = await send([head, ...wrong, ...circle, 'Danach dran;Studio;12.11.2028 19:30;;;'], false)
    expect(body).toMatchObject({ state: 'done', counts: { create: 1, change: 0, same: 0, rejected: 5 } })
    expect(await performances('Danach dran')).toHaveLength(1)
    // Whoever asked finds it all named, also what was refused only when it was to be written.
    const kept = await editor.getJson<{ rejected: { line: number; reasons: string[] }[] }>(`/api/admin/import/${body.id}`)
    expect(kept.body.rejected.map(({ line, reasons }) => [line, ...reasons])).toEqual([
      [2, 'Hinweis: Dieser Text ist zu lang.'],
      [3, 'Nummer im Ticketshop: Dieser Text ist zu lang.'],
      [4, 'Produktion: Dieser Text ist zu lang.'],
      [5, expect.stringMatching(/^Einige Angaben sind nicht gültig\. \(Seite im Ticketshop: /)],
      [6, expect.stringMatching(/^Einige Angaben sind nicht gültig\. \(Seite im Ticketshop: /)],
    ])
  })

  it('warns as the calendar does of taken rooms and of people on two stages, among the lines too, and imports all the same', async () => {
    const head = 'Produktion;Raum;Beginn;Ende;Kennung'
    await send([head, 'Langes Stück;Studio;2027-07-01 19:00;2027-07-01 22:00;L1', 'Gastspiel;Großes Haus;2027-07-02 20:00;;G1'], false)
    const person = (await editor.send<{ id: number }>('POST', '/api/admin/person', { firstName: 'Ada', lastName: 'Weit' })).body
    for (const title of ['Langes Stück', 'Gastspiel']) {
      const { body: found } = await editor.getJson<{ id: number }[]>(`/api/admin/production/options?q=${encodeURIComponent(title)}`)
      const path = `/api/admin/production/${found[0]?.id}`
      const { body: kept } = await editor.getJson<{ revision: string }>(path)
      const cast = [{ personId: person.id, role: 'Rolle', kind: 'cast' }]
      expect((await editor.send('PATCH', path, { base: kept.revision, values: { contributors: cast } })).status).toBe(200)
    }
    const lines = [
      'Neues Stück;Studio;2027-07-01 21:00;;N1',
      'Gastspiel;Großes Haus;2027-07-01 20:30;;G1',
      'Erstes;Großes Haus;2027-07-03 19:00;2027-07-03 21:00;E1',
      'Zweites;Großes Haus;2027-07-03 20:00;;Z1',
      'Drittes;Großes Haus;2027-07-02 20:30;;D1',
      'Danach;Studio;2027-07-01 22:00;;N2',
    ]
    const { body } = await send([head, ...lines], true)
    const warned = body.lines.map(({ title, action, warnings }) => [title.split(' · ')[0], action, ...warnings])
    expect(warned).toEqual([
      ['Neues Stück', 'create', ...warnings('Studio', ['Langes Stück', '1.7.2027, 19.00'], ['Danach', '1.7.2027, 22.00'])],
      ['Gastspiel', 'change', 'Ada Weit steht dann in „Langes Stück“ auf der Bühne, 01.07.2027, 19.00, Studio.'],
      ['Erstes', 'create', ...warnings('Großes Haus', ['Zweites', '3.7.2027, 20.00'])],
      ['Zweites', 'create', ...warnings('Großes Haus', ['Erstes', '3.7.2027, 19.00'])],
      // Where the guest performance goes away there is room.
      ['Drittes', 'create'],
      ['Danach', 'create', ...warnings('Studio', ['Neues Stück', '1.7.2027, 21.00'])],
    ])
    expect(body).toMatchObject({ warned: 5, counts: { create: 5, change: 1, same: 0, rejected: 0 } })
    const overview = async () => (await editor.fetch('/cms-hub')).text()
    const waiting = /(\d+) Vorstellungen mit Konflikt/
    const before = Number(waiting.exec(await overview())?.[1] ?? 0)
    expect((await send([head, ...lines], false)).body.counts).toEqual({ create: 5, change: 1, same: 0, rejected: 0 })
    // What collides needs somebody: whoever comes to work reads it, and not that all is well.
    expect(Number(waiting.exec(await overview())?.[1])).toBeGreaterThan(before)
    expect(await overview()).not.toContain('nichts ist im Weg')
  })

  it('reads what an older Windows writes, and says in a sentence when a file is no programme', async () => {
    const windows = new Uint8Array([...'Produktion;Raum;Beginn\nGr\xfcn;Studio;03.06.2027 20:00\n'].map((sign) => sign.charCodeAt(0)))
    expect((await send(windows, true)).body.lines[0]?.title).toBe('Grün · 03.06.2027, 20.00')
    const other = await send(['Name;Preis', 'x;y'], true)
    expect(other).toMatchObject({ status: 400, body: { detail: 'Diese Spalten fehlen in der ersten Zeile: Produktion, Raum, Beginn.' } })
    expect((await send(['Produktion;Raum;Beginn', '"offen'], true)).status).toBe(400)
    const magazine = await house.editor('magazine')
    expect((await send(['Produktion;Raum;Beginn'], true, magazine)).status).toBe(403)
    expect((await magazine.fetch('/cms-hub/import')).status).toBe(403)
  })

  it('reads an Excel file, with days and times as Excel keeps them', async () => {
    const day = (text: string) => new Date(`${text}Z`)
    const file = excelFile([
      ['Produktion', 'Raum', 'Datum', 'Uhrzeit', 'Kennung'],
      ['Aus Excel', 'Studio', day('2027-07-10T00:00'), day('1899-12-30T19:30'), 'X1'],
      ['Aus Excel & Co', 'Studio', '11.07.2027', '20:00', 'X2'],
      ['Kein Tag', 'Studio', 'bald', '20:00', 'X3'],
    ])
    const { body } = await send(file, true)
    expect(body.lines.map(({ line, action, title, reasons }) => [line, action, title, ...reasons])).toEqual([
      [2, 'create', 'Aus Excel · 10.07.2027, 19.30'],
      [3, 'create', 'Aus Excel & Co · 11.07.2027, 20.00'],
      [4, 'rejected', 'Kein Tag · bald 20:00', '„bald 20:00“ ist kein Zeitpunkt wie 24.12.2026 19:30.'],
    ])
    expect((await send(file, false)).body.counts).toEqual({ create: 2, change: 0, same: 0, rejected: 1 })
    expect((await send(file, false)).body.counts).toEqual({ create: 0, change: 0, same: 2, rejected: 1 })
  })

  it('reads a calendar with zones and repetitions, knows its entries again by their names, and moves what they move', async () => {
    const calendar = (events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR']
    const entry = (uid: string, ...more: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...more, 'END:VEVENT']
    const place = 'LOCATION:Studio\\, Haus'
    const first = calendar([
      ...entry('k1', 'SUMMARY:Aus dem Kalender', place, 'DTSTART;TZID=Europe/Berlin:20270801T193000', 'DURATION:PT2H'),
      ...entry('k2', 'SUMMARY:In Weltzeit', place, 'DTSTART:20270802T173000Z', 'DTEND:20270802T190000Z', 'STATUS:CANCELLED'),
      ...entry('k3', 'SUMMARY:Jeden Tag', place, 'DTSTART:20270803T110000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20270804T110000'),
      ...entry('k3', 'SUMMARY:Jeden Tag', place, 'DTSTART:20270805T140000', 'RECURRENCE-ID:20270805T110000'),
      ...entry('k4', 'SUMMARY:Ohne Ende', place, 'DTSTART:20270801T080000', 'RRULE:FREQ=DAILY'),
      ...entry('k5', 'SUMMARY:Ganztags', place, 'DTSTART;VALUE=DATE:20270801'),
      ...entry('k6', 'SUMMARY:Fremd', 'LOCATION:Kesselhaus', 'DTSTART:20270801T080000'),
    ])
    const { body } = await send(first, true)
    expect(body.lines.map(({ title, action, reasons }) => [title, action, ...reasons])).toEqual([
      ['Aus dem Kalender · 01.08.2027, 19.30', 'create'],
      ['In Weltzeit · 02.08.2027, 19.30', 'create'],
      ['Jeden Tag · 03.08.2027, 11.00', 'create'],
      ['Jeden Tag · 05.08.2027, 14.00', 'create'],
      ['Ohne Ende', 'rejected', 'Der Eintrag wiederholt sich ohne Ende oder öfter als 400-mal.'],
      ['Ganztags', 'rejected', 'Die Uhrzeit fehlt: Der Eintrag gilt für den ganzen Tag.'],
      ['Fremd · 01.08.2027, 08.00', 'rejected', 'Einen Raum „Kesselhaus“ gibt es nicht.'],
    ])
    expect((await send(first, false)).body.counts).toMatchObject({ create: 4, rejected: 3 })
    expect((await send(first, true)).body.counts).toMatchObject({ create: 0, change: 0, same: 4 })
    const [utc] = await performances('In Weltzeit')
    expect(utc?.values).toMatchObject({ startsAt: '2027-08-02T19:30:00+02:00', status: 'cancelled', planningId: 'k2' })
    const moved = calendar(entry('k1', 'SUMMARY:Anderes Stück', 'LOCATION:Großes Haus', 'DTSTART:20270806T200000', 'DURATION:PT2H'))
    expect((await send(moved, true)).body.lines[0]?.changes.map(({ field }) => field)).toEqual([
      'productionId',
      'startsAt',
      'endsAt',
      'roomId',
    ])
    await send(moved, false)
    expect((await performances('Anderes Stück')).map(({ title }) => title)).toEqual(['Anderes Stück · 06.08.2027, 20.00'])
    expect(await performances('Aus dem Kalender')).toEqual([])
    expect((await send(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'kaputt'], true)).body.detail).toMatch(/^Das ist kein lesbarer Kalender/)
  })

  it('does not unpack an Excel file that would fill the memory, whatever it says of its size', async () => {
    const packed = deflateRawSync(Buffer.alloc(80 * 1024 * 1024))
    const header = Buffer.alloc(30)
    header.write('PK\x03\x04', 'latin1')
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(1000, 24)
    const end = Buffer.alloc(22)
    end.write('PK\x05\x06', 'latin1')
    end.writeUInt32LE(header.length + packed.length, 16)
    const bomb = new Uint8Array(Buffer.concat([header, packed, entry, end]))
    expect((await send(bomb, true)).body).toMatchObject({ status: 400, detail: 'Diese Excel-Datei ist beschädigt oder viel zu groß.' })
  })

  it('lives on, and answers everybody else meanwhile, whatever size a sheet claims to have', async () => {
    const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>x</t></is></c>`
    const far = excelFileOf(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`)
    const long = excelFileOf('<row><c><v>1</v></c></row>'.repeat(200_000))
    let slowest = 0
    let isReading = true
    const visitor = (async () => {
      while (isReading) {
        const startedAt = performance.now()
        expect((await house.visitor().fetch('/healthz')).status).toBe(200)
        slowest = Math.max(slowest, performance.now() - startedAt)
      }
    })()
    for (const file of [far, far, long]) {
      const { status, body } = await send(file, true)
      expect({ status, detail: body.detail }).toEqual({
        status: 400,
        detail: 'Die Datei hat mehr als 20000 Zeilen oder füllt mehr als 200 Spalten.',
      })
    }
    isReading = false
    await visitor
    expect(slowest).toBeLessThan(2_000)
    // Looks up to the last of a million rows are no words.
    const looks = '<row r="3" s="1"><c r="A3" s="1"/><c r="XFD3" s="1"></c></row><row r="1048576" s="1"/>'
    expect((await send(excelFileOf(`<row r="1">${cell('A1')}</row>${looks}`), true)).body.detail).toMatch(/^Diese Spalten fehlen/)
  })

  it('takes an empty cell for silence, and deletes by it only what somebody has ticked; a sale that is lost is said loudly', async () => {
    const head = 'Produktion;Raum;Beginn;Ende;Status;Hinweis;Shopnummer;Ticketseite;Kennung'
    await send([head, 'Leer;Studio;05.02.2030 19:30;05.02.2030 21:00;abgesagt;Bleibt;SHOP-9;https://shop.example/9;E9'], false)
    const empty = [head, 'Leer;Studio;05.02.2030 19:30;;;;;;E9']
    const silent = await send(empty, true)
    expect(silent.body.counts).toMatchObject({ same: 1, change: 0 })
    expect(silent.body).toMatchObject({ unhooked: 0, emptyCells: { endsAt: 1, note: 1, idJet: 1, ticketUrl: 1 } })
    await send(empty, false)
    const stays = { status: 'cancelled', note: 'Bleibt', idJet: 'SHOP-9', ticketUrl: 'https://shop.example/9' }
    expect((await performances('Leer'))[0]?.values).toMatchObject({ ...stays, endsAt: '2030-02-05T21:00:00+01:00' })
    const ticked = await send(empty, true, editor, 'idJet,endsAt')
    expect(ticked.body).toMatchObject({ unhooked: 1, counts: { change: 1 } })
    expect(ticked.body.lines[0]).toMatchObject({
      unhooks: 'Wird vom Ticketshop gelöst (SHOP-9) und ist dann nicht mehr online buchbar.',
      changes: [
        { field: 'endsAt', to: '' },
        { field: 'idJet', from: 'SHOP-9', to: '' },
      ],
    })
    await send(empty, false, editor, 'idJet,endsAt')
    expect((await performances('Leer'))[0]?.values).toMatchObject({ ...stays, idJet: '', endsAt: null })
    // Another number is no less to be told.
    await send([head, 'Leer;Studio;05.02.2030 19:30;;;;SHOP-9;;E9'], false)
    const other = await send([head, 'Leer;Studio;05.02.2030 19:30;;;;SHOP-10;;E9'], true)
    expect(other.body.lines[0]?.unhooks).toBe('Wird mit einer anderen Nummer im Ticketshop verknüpft: SHOP-10 statt SHOP-9.')
    expect((await send(empty, true, editor, 'status')).status).toBe(400)
  })

  it('says of a second line with the same number and another day what it says: the opposite', async () => {
    const head = 'Produktion;Raum;Beginn;Kennung'
    const { body } = await send([head, 'Einmal;Studio;05.03.2030 20:00;D1', 'Einmal;Studio;06.03.2030 20:00;D1'], true)
    expect(body.lines[1]?.reasons).toEqual([
      'Zeile 2 hat dieselbe Kennung oder Shopnummer und nennt dazu einen anderen Termin, Raum oder Titel.',
    ])
  })

  it('takes an import back as a whole, also swapped places and new productions, and leaves what was changed since, saying who did', async () => {
    const head = 'Produktion;Raum;Beginn;Hinweis;Kennung'
    const stand = async () =>
      (await performances('Zurück')).map(
        ({ title, values }) => `${title.split(' · ')[0]} ${String(values.startsAt).slice(8, 10)} ${values.note}`,
      )
    await send(
      [head, 'Zurück;Studio;10.04.2030 20:00;;Z1', 'Zurück;Studio;11.04.2030 20:00;;Z2', 'Zurück;Studio;12.04.2030 20:00;;Z3'],
      false,
    )
    const before = await stand()
    const swapped = ['Zurück;Studio;11.04.2030 20:00;neu;Z1', 'Zurück;Studio;10.04.2030 20:00;neu;Z2', 'Zurück;Studio;13.04.2030 20:00;;Z3']
    const made = ['Zurück neu;Studio;20.04.2030 20:00;;Z4', 'Zurück;Studio;12.04.2030 20:00;;Z5']
    const { body } = await send([head, ...swapped, ...made], false)
    expect(body.counts).toEqual({ create: 2, change: 3, same: 0, rejected: 0 })
    const path = `/api/admin/import/${body.id}/undo`
    expect((await editor.getJson(path)).body).toEqual({ made: 3, changed: 3, kept: [], keptCount: 0 })
    const reader = await house.editor('magazine')
    expect((await reader.send('POST', path, undefined)).status).toBe(403)
    expect((await editor.send('POST', path, undefined)).status).toBe(202)
    await undone(body.id)
    expect(await stand()).toEqual(before)
    const { body: left } = await editor.getJson<unknown[]>('/api/admin/production/options?q=Zur%C3%BCck%20neu')
    expect(left).toEqual([])
    expect((await editor.send('POST', path, undefined)).status).toBe(409)
    // Once more, and somebody goes on working before it is taken back.
    const again = (await send([head, ...swapped, ...made], false)).body
    const touched = (await performances('Zurück')).find(({ title }) => title.startsWith('Zurück neu')) as Listed['records'][number]
    const colleague = await house.editor()
    const { body: kept } = await colleague.getJson<{ revision: string }>(`/api/admin/event/${touched.id}`)
    await colleague.send('PATCH', `/api/admin/event/${touched.id}`, { base: kept.revision, values: { note: 'Mein Satz' } })
    await editor.send('POST', `/api/admin/import/${again.id}/undo`, undefined)
    const state = await undone(again.id)
    expect(state.kept).toEqual([
      { title: 'Zurück neu · 20.04.2030, 20.00', reason: expect.stringMatching(/ hat es seither geändert\.$/) },
      // Its production is still needed by it.
      { title: 'Zurück neu', reason: expect.stringContaining('1 Vorstellung') },
    ])
    expect(await stand()).toEqual([...before, 'Zurück neu 20 Mein Satz'])
    // All of it stands in the log, under the name of whoever did it.
    const { body: history } = await editor.getJson<{ action: string }[]>(
      `/api/admin/event/${(await performances('Zurück'))[0]?.id}/changes`,
    )
    expect(history.slice(0, 2).map(({ action }) => action)).toEqual(['restored', 'changed'])
  })

  it('tells how an import fares to whoever began it, and to nobody else', async () => {
    const { body } = await send(['Produktion;Raum;Beginn', 'Nur für mich;Studio;2027-09-01 20:00'], false)
    expect(body).toMatchObject({ state: 'done', done: 1, all: 1, counts: { create: 1 } })
    expect((await (await house.editor()).getJson(`/api/admin/import/${body.id}`)).status).toBe(404)
    expect((await house.visitor().getJson(`/api/admin/import/${body.id}`)).status).toBe(401)
  })
})
