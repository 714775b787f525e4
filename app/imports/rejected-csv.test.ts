import { expect, it } from 'vitest'
import { rejectedCsv } from './rejected-csv.ts'

it('keeps rejected rows as a table with the reason at the end, and makes no formula of them', () => {
  const rows = [
    { cells: { production: '=HYPERLINK("http://x")', room: 'Keller; unten' }, reasons: ['Einen Raum „Keller“ gibt es nicht.'] },
    { cells: { production: 'Salz', startsAt: 'gestern' }, reasons: ['Die Produktion fehlt.', '@böse'] },
  ]
  expect(rejectedCsv(rows).split('\r\n')).toEqual([
    '\uFEFFProduktion;Raum;Beginn;Grund',
    `"'=HYPERLINK(""http://x"")";"Keller; unten";;Einen Raum „Keller“ gibt es nicht.`,
    'Salz;;gestern;Die Produktion fehlt. · @böse',
    '',
  ])
})
