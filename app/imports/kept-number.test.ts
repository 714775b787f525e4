import { describe, expect, it } from 'vitest'
import { withClearedFields } from './cleared-cells.ts'
import { IMPORT_CHOICES, type ImportChoice, type ImportedLine } from './imported-line.ts'
import { hasOtherNumber, withKeptNumber } from './kept-number.ts'

const line: ImportedLine = {
  ...{ production: 'Salz', room: 'Studio', startsAt: '2027-03-05T19:30:00+01:00', endsAt: undefined, status: undefined },
  ...{ note: 'Neu', idJet: 'B', ticketUrl: 'https://shop.example/B', planningId: 'K1', emptyCells: [] },
}
const linkAfter = (value: ImportedLine, idJet: string, choices: ImportChoice[] = []) => {
  const { idJet: number, ticketUrl, note } = withKeptNumber(value, { idJet }, choices)
  return [number, ticketUrl, note]
}

describe('a ticket shop id in a line of a file', () => {
  it('neither replaces another one nor brings its page, unless that is chosen', () => {
    expect(linkAfter(line, 'A')).toEqual([undefined, undefined, 'Neu'])
    const others = IMPORT_CHOICES.filter((choice) => choice !== 'relink')
    expect(linkAfter(line, 'A', others)).toEqual([undefined, undefined, 'Neu'])
    expect(linkAfter(line, 'A', ['relink'])).toEqual(['B', 'https://shop.example/B', 'Neu'])
  })

  it('is taken where there is none, and stays where it is the same', () => {
    expect(linkAfter(line, '')).toEqual(['B', 'https://shop.example/B', 'Neu'])
    expect(linkAfter(line, 'B')).toEqual(['B', 'https://shop.example/B', 'Neu'])
  })

  it('is another one only where both sides have one', () => {
    expect(hasOtherNumber(line, { idJet: 'A' })).toBe(true)
    for (const event of [{ idJet: 'B' }, { idJet: '' }, undefined]) expect(hasOtherNumber(line, event)).toBe(false)
    expect(hasOtherNumber({ ...line, idJet: undefined }, { idJet: 'A' })).toBe(false)
  })

  it('is cleared by an empty cell as before, where that is chosen', () => {
    const empty: ImportedLine = { ...line, idJet: undefined, ticketUrl: undefined, emptyCells: ['idJet', 'ticketUrl'] }
    const [read] = withClearedFields([{ line: 2, title: 'Salz', value: empty, reasons: [] }], ['idJet', 'ticketUrl'])
    expect(linkAfter(read?.value ?? line, 'A')).toEqual(['', '', 'Neu'])
    const [page] = withClearedFields([{ line: 2, title: 'Salz', value: { ...empty, idJet: 'B' }, reasons: [] }], ['ticketUrl'])
    expect(linkAfter(page?.value ?? line, 'A')).toEqual([undefined, '', 'Neu'])
  })
})
