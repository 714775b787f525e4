import { describe, expect, it } from 'vitest'
import { trimSheet } from './trim-sheet.ts'

const BOUNDS = { rows: 10, columns: 5, cells: 12 }
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

describe('a sheet without what says nothing', () => {
  it('loses empty cells and rows, which spreadsheets keep to the end for their looks', () => {
    const said = '<row r="1"><c r="A1" t="inlineStr"><is><t>Titel</t></is></c></row>'
    const looks = '<row r="2" s="1"><c r="B2" s="3"/><c r="XFD2" s="3"></c></row><row r="1048576"/>'
    expect(trimSheet(sheet(said + looks), BOUNDS)).toBe(sheet(said))
  })

  it('keeps empty cells whose place is counted', () => {
    const counted = '<row><c/><c><v>2</v></c></row>'
    expect(trimSheet(sheet(counted), BOUNDS)).toBe(sheet(counted))
  })

  it.each([
    ['two cells far from each other', '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    ['a column far out', "<x:row r='1'><x:c r='XFD1'><x:v>1</x:v></x:c></x:row>"],
    ['too many columns that are only counted', `<row>${'<c><v>1</v></c>'.repeat(6)}</row>`],
    ['too many rows that are only counted', '<row><c><v>1</v></c></row>'.repeat(11)],
    ['too many cells', '<row><c><v>1</v></c><c><v>1</v></c></row>'.repeat(7)],
  ])('is none with %s', (_, rows) => {
    expect(trimSheet(sheet(rows), BOUNDS)).toBeUndefined()
  })
})
