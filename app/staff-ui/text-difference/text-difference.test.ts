import { expect, it } from 'vitest'
import { textDifference } from './text-difference.ts'

it('marks the words that only one of two texts has', () => {
  expect(textDifference('Der alte Koffer', 'Der neue Koffer')).toEqual([
    { text: 'Der ', kind: 'same' },
    { text: 'alte', kind: 'removed' },
    { text: 'neue', kind: 'added' },
    { text: ' Koffer', kind: 'same' },
  ])
  expect(textDifference('', '')).toEqual([])
})
