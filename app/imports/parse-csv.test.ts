import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'

const rowsOf = (text: string) => parseCsv(new TextEncoder().encode(text)).map(({ record, line }) => [line, ...record])
const HEAD = 'Produktion;Raum;Hinweis'

test.each([
  ['Salz;Studio;Gespräch mit dem "Kollektiv"', 'Gespräch mit dem "Kollektiv"', 'Salz'],
  ['"Salz" als Gastspiel;Studio;Ja', 'Ja', '"Salz" als Gastspiel'],
  ['Salz;Studio;"nie geschlossen', '"nie geschlossen', 'Salz'],
  ['"Salz;Studio;offen', 'offen', '"Salz'],
  ['"Salz ""neu""; zweite Fassung";Studio;Ja', 'Ja', 'Salz "neu"; zweite Fassung'],
  ['Salz;Studio;5" breit', '5" breit', 'Salz'],
])('quotes in %s are text, and the other rows are read', (row, note, title) => {
  expect(rowsOf(`${HEAD}\n${row}\nKeller;Studio;Und "noch" eines\n`)).toEqual([
    [1, 'Produktion', 'Raum', 'Hinweis'],
    [2, title, 'Studio', note],
    [3, 'Keller', 'Studio', 'Und "noch" eines'],
  ])
})

test('a cell of several lines stays one, with its line ends as one sign', () => {
  expect(rowsOf(`${HEAD}\r\nSalz;Studio;"Mit Gespräch\r\nund Wein"\r\n`)[1]).toEqual([3, 'Salz', 'Studio', 'Mit Gespräch\nund Wein'])
})

test.each(['sep=;\nA;B\n1;2', 'sep=,\r\nA,B\r\n1,2', '"sep=|"\nA|B\n1|2', '\uFEFFSEP=\t\nA\tB\n1\t2'])(
  'the line that names the separator is no row: %j',
  (text) => {
    expect(rowsOf(text)).toEqual([
      [2, 'A', 'B'],
      [3, '1', '2'],
    ])
  },
)

test.each([
  ['Spielplan, Januar 2027\nA;B\n1;2'],
  ['Spielplan; Stand, heute\n"A","B"\n"1; eins","2"\n3,4'],
  ['A\tB\r1\t2\r'],
  ['A;B\r\n1;19,30 Uhr\n2;20,00 Uhr'],
])('what separates the cells is found: %j', (text) => {
  expect(rowsOf(text).some(([, ...record]) => record.join() === 'A,B')).toBe(true)
})
