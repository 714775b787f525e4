import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { excelFile, excelFileOf } from '../support/excel-file.ts'
import { createImportFixture } from '../support/import-fixture.ts'

type Fixture = Awaited<ReturnType<typeof createImportFixture>>

describe('the files of an import', () => {
  let app: Fixture['app']
  let performances: Fixture['performances']
  let send: Fixture['send']
  beforeAll(async () => {
    ;({ app, performances, send } = await createImportFixture())
  })
  afterAll(() => app.close())

  it('reads what an older Windows writes, and says in a sentence when a file is no programme', async () => {
    const windows = new Uint8Array([...'Produktion;Raum;Beginn\nGr\xfcn;Studio;03.06.2027 20:00\n'].map((sign) => sign.charCodeAt(0)))
    expect((await send(windows, true)).body.lines[0]?.title).toBe('Grün · 03.06.2027, 20:00\u00a0Uhr')
    const other = await send(['Name;Preis', 'x;y'], true)
    expect(other).toMatchObject({
      status: 400,
      body: { detail: 'Diese Spalten fehlen in den ersten 20 Zeilen: Produktion, Raum, Beginn.' },
    })
    expect((await send(['Produktion;Raum;Beginn', '"offen'], true)).body.counts).toMatchObject({ rejected: 1 })
    const magazine = await app.editor('magazine')
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
      [2, 'create', 'Aus Excel · 10.07.2027, 19:30\u00a0Uhr'],
      [3, 'create', 'Aus Excel & Co · 11.07.2027, 20:00\u00a0Uhr'],
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
      ['Aus dem Kalender · 01.08.2027, 19:30\u00a0Uhr', 'create'],
      ['In Weltzeit · 02.08.2027, 19:30\u00a0Uhr', 'create'],
      ['Jeden Tag · 03.08.2027, 11:00\u00a0Uhr', 'create'],
      ['Jeden Tag · 05.08.2027, 14:00\u00a0Uhr', 'create'],
      ['Ohne Ende', 'rejected', 'Der Eintrag wiederholt sich ohne Ende oder öfter als 400-mal.'],
      ['Ganztags', 'rejected', 'Die Uhrzeit fehlt: Der Eintrag gilt für den ganzen Tag.'],
      ['Fremd · 01.08.2027, 08:00\u00a0Uhr', 'rejected', 'Einen Raum „Kesselhaus“ gibt es nicht.'],
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
    expect((await performances('Anderes Stück')).map(({ title }) => title)).toEqual(['Anderes Stück · 06.08.2027, 20:00\u00a0Uhr'])
    expect(await performances('Aus dem Kalender')).toEqual([])
    const cutOff = await send(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:k9', 'SUMMARY:Abgerissen', 'kaputt'], true)
    const reasons = ['Der Eintrag ist unvollständig: Sein Ende (END:VEVENT) fehlt.']
    expect(cutOff.body.lines).toMatchObject([{ title: 'Abgerissen kaputt', action: 'rejected', reasons }])
    expect((await send(Array<string>(3000).fill('BEGIN:VCALENDAR'), true)).body.counts).toMatchObject({ create: 0, rejected: 0 })
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
    expect((await send(bomb, true)).body).toMatchObject({ status: 400, detail: 'Diese Datei ist beschädigt oder viel zu groß.' })
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
        expect((await app.visitor().fetch('/healthz')).status).toBe(200)
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
    // Formatting up to the last of a million rows is no content.
    const looks = '<row r="3" s="1"><c r="A3" s="1"/><c r="XFD3" s="1"></c></row><row r="1048576" s="1"/>'
    expect((await send(excelFileOf(`<row r="1">${cell('A1')}</row>${looks}`), true)).body.detail).toMatch(/^Diese Spalten fehlen/)
  })
})
