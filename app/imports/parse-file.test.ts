import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parseFile } from './parse-file.server.ts'

const OPTIONS = { meanings: {}, reading: { yearFrom: Temporal.PlainDate.from('2026-08-01') } }
const fixture = (name: string) => readFile(new URL(`../../tests/support/spreadsheets/${name}`, import.meta.url))
const said = async (bytes: Uint8Array, sheets?: string[]) => {
  const { lines, ...content } = await parseFile(bytes, { ...OPTIONS, sheets })
  return { ...content, lines: lines.map(({ line, sheet, value, reasons }) => [sheet, line, value?.production, value?.startsAt ?? reasons]) }
}
const text = (lines: string[]) => new TextEncoder().encode(lines.join('\n'))
const startsIn = async (lines: string[]) =>
  (await parseFile(text(lines), OPTIONS)).lines.map(({ value, reasons }) => value?.startsAt ?? reasons[0])

test('a workbook with a sheet for each month is read whole, with headings, merged days and what is not read', async () => {
  const { lines, sheets } = await said(await fixture('months.xlsx'))
  expect(lines).toEqual([
    ['Januar 2027', 4, 'Kassensturz', '2027-01-08T11:00:00+01:00'],
    ['Januar 2027', 5, 'Salz', '2027-01-08T19:30:00+01:00'],
    ['Januar 2027', 6, 'Salz', '2027-01-09T19:30:00+01:00'],
    ['Januar 2027', 7, 'Salz', '2027-01-11T00:00:00+01:00'],
    ['Februar', 2, 'Salz', '2027-02-28T00:00:00+01:00'],
    ['Februar', 3, 'Salz', '2027-02-11T19:30:00+01:00'],
  ])
  expect(sheets.map(({ name, isRead, count }) => [name, isRead, count])).toEqual([
    ['Deckblatt', false, 0],
    ['Januar 2027', true, 4],
    ['Februar', true, 2],
    ['Entwurf', false, 1],
  ])
})

test('the sheets that somebody has chosen are read, also a hidden one, and no others', async () => {
  const { lines, sheets } = await said(await fixture('months.xlsx'), ['Entwurf'])
  expect(lines).toEqual([['Entwurf', 2, 'Salz', '2027-03-01T20:00:00+01:00']])
  expect(sheets.filter(({ isRead }) => isRead).map(({ name }) => name)).toEqual(['Entwurf'])
})

test('where none of the chosen sheets can be read, the reason is that of the nearest, with the sheets to choose from', async () => {
  await expect(said(await fixture('months.xlsx'), ['Gibt es nicht'])).rejects.toMatchObject({
    message: 'Von den gewählten Blättern ist keines in der Datei.',
    sheets: expect.arrayContaining([expect.objectContaining({ name: 'Entwurf', isHidden: true, isRead: false })]),
  })
})

test.each([
  ['mac-1904.xlsx', [[2, 'Salz', '2027-01-08T19:30:00+01:00']]],
  [
    'excel-97.xls',
    [
      [2, 'Grün', '2027-01-08T19:30:00+01:00'],
      [3, 'Salz', '2027-01-09T00:00:00+01:00'],
    ],
  ],
  [
    // A cover, empty rows, merged cells, a weekday of its own, and words below the table.
    'libre-office-97.xls',
    [
      [4, 'Salz', '2027-01-08T19:30:00+01:00'],
      [5, 'Salz', '2027-01-09T20:00:00+01:00'],
      [6, 'Salz', '2027-01-31T00:00:00+01:00'],
      [7, undefined, ['Der Raum fehlt.', 'Der Beginn fehlt.']],
    ],
  ],
  [
    'libre-office.ods',
    [
      [2, 'Salz', '2027-01-08T19:30:00+01:00'],
      [3, 'Salz', '2027-01-10T00:00:00+01:00'],
    ],
  ],
])('%s is read, with its days and times', async (name, lines) => {
  expect((await said(await fixture(name))).lines.map(([, ...line]) => line)).toEqual(lines)
})

test.each([
  [['Spielplan Januar 2028;;', ';;', 'Produktion;Raum;Beginn', 'Salz;Studio;8.1. 19:30'], ['2028-01-08T19:30:00+01:00']],
  [['Produktion;Raum;Beginn;', ';;Datum;Uhrzeit', 'Salz;Studio;8.1.2027;19:30'], ['2027-01-08T19:30:00+01:00']],
  [
    ['Produktion;Raum;Beginn;Hinweis', ';;;Stand 12.11.', 'Salz;Studio;8.1.2027 19:30;', 'Salz;Studio;9.1.2027 19:30;x'],
    ['Die Produktion fehlt.', '2027-01-08T19:30:00+01:00', '2027-01-09T19:30:00+01:00'],
  ],
  [['sep=;', 'Produktion;Raum;Beginn', 'Salz;Studio;8.1. 19:30'], ['2027-01-08T19:30:00+01:00']],
  [
    ['Datum;Uhrzeit;Produktion;Raum', 'Fr 08.01.2027;11:00;Salz;Studio', ';19:30;Salz;Studio'],
    ['2027-01-08T11:00:00+01:00', 'Der Tag fehlt.'],
  ],
  [['Datum;Uhrzeit;Produktion;Raum', 'Freitag, 8. Januar;;;', ';19:30;Salz;Studio'], ['2027-01-08T19:30:00+01:00']],
  [
    ['Produktion;Raum;Beginn', 'Februar 2029;;', 'Salz;Studio;8.2. 19:30', 'Produktion;Raum;Beginn', 'Salz;Studio;9.2. 19:30'],
    ['2029-02-08T19:30:00+01:00', '2029-02-09T19:30:00+01:00'],
  ],
  [
    ['Produktion;Raum;Beginn', 'Salz;Studio;31.12.2030 19:30', 'Salz;Studio;2.1. 19:30'],
    ['2030-12-31T19:30:00+01:00', '2031-01-02T19:30:00+01:00'],
  ],
  [
    ['Produktion,Raum,Beginn', 'Salz,Studio,1/8/2027 7:30 PM', 'Salz,Studio,1/22/2027 7:30 PM'],
    ['2027-01-08T19:30:00+01:00', '2027-01-22T19:30:00+01:00'],
  ],
])('a table is read as a planning office keeps it: %j', async (lines, starts) => {
  expect(await startsIn(lines)).toEqual(starts)
})

test.each([
  [
    'Numbers',
    zipSync({ 'Index/Document.iwa': strToU8('x') }),
    'Das ist eine Datei von Numbers. Bitte exportieren Sie sie als Excel-Datei oder CSV.',
  ],
  [
    'Word',
    zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'word/document.xml': strToU8('<x/>') }),
    'Das ist keine Tabelle, die sich lesen lässt. Bitte speichern Sie sie als .xlsx oder CSV.',
  ],
  [
    'a locked workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage\0', 'utf16le')]),
    'Diese Datei ist mit einem Passwort gesperrt. Bitte speichern Sie sie ohne.',
  ],
  [
    'an old Word',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('WordDocument\0', 'utf16le')]),
    'Das ist keine Tabelle, die sich lesen lässt. Bitte speichern Sie sie als .xlsx oder CSV.',
  ],
  [
    'a broken workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('Workbook\0', 'utf16le')]),
    'Diese Datei ist beschädigt oder viel zu groß.',
  ],
  ['a PDF', text(['%PDF-1.7']), 'Das ist ein PDF. Bitte importieren Sie die Tabelle, aus der es entstanden ist, als .xlsx oder CSV.'],
  [
    'flat XML',
    text(['<?xml version="1.0"?><Workbook/>']),
    'Das ist keine Tabelle, die sich lesen lässt. Bitte speichern Sie sie als .xlsx oder CSV.',
  ],
])('%s is refused by what it is, with a way out', async (_, bytes, message) => {
  await expect(parseFile(new Uint8Array(bytes), OPTIONS)).rejects.toThrow(message)
})
