import { expect, it } from 'vitest'
import { lacksOf, mayGoOut, pressText } from './press-kit.ts'

const good = { mimeType: 'image/jpeg', isWithdrawn: false, credit: 'Foto: Ida Kamm', width: 3000, height: 2000 }

it('lets a picture go out that has a credit and whose rights have not ended, and only warns of a small one', () => {
  const may = (part: Partial<typeof good>) => mayGoOut({ lacks: lacksOf({ ...good, ...part }) })
  expect(lacksOf(good)).toEqual([])
  expect([may({}), may({ credit: ' ' }), may({ isWithdrawn: true }), may({ width: 800, height: 600 })]).toEqual([true, false, false, true])
  expect(lacksOf({ ...good, width: 800, height: 600 })).toEqual(['small'])
  expect(lacksOf({ ...good, mimeType: 'image/svg+xml', width: 800, height: 600 })).toEqual([])
  expect(lacksOf({ ...good, width: 1200, height: 2400 })).toEqual([])
})

it('writes a text of what there is, without headings over nothing', () => {
  const parts = [
    { heading: '', lines: ['Ein Teaser.', ''] },
    { heading: 'Besetzung', lines: ['Lopachin: Tove Aschenbach'] },
    { heading: 'Termine', lines: [] },
  ]
  expect(pressText('Der Kirschgarten', parts)).toBe('Der Kirschgarten\n\nEin Teaser.\n\nBesetzung\nLopachin: Tove Aschenbach')
})
