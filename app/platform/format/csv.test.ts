import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('quotes what would end a cell, and lets no cell be a formula', () => {
  const rows = [
    ['Titel', 'Preis'],
    ['Wer; was "wo"', '-12,50'],
    ['=HYPERLINK("http://böse.example")', '+49 30'],
  ]
  for (const sign of ['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'])
    expect(csvOf([[`${sign}1+1`]])).toBe(`\uFEFF'${sign}1+1\r\n`)
  expect(csvOf(rows)).toBe('\uFEFFTitel;Preis\r\n"Wer; was ""wo""";-12,50\r\n"\'=HYPERLINK(""http://böse.example"")";\'+49 30\r\n')
})

it('puts a postcode with a leading zero in quotes, which LibreOffice can be told to keep as text', () => {
  expect(csvOf([['01067', '10067', '0', '0,5']])).toBe('\uFEFF"01067";10067;0;0,5\r\n')
})
