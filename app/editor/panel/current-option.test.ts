import { expect, it } from 'vitest'
import { withCurrent } from './current-option.ts'

const options = [{ value: 1, label: 'Kleines Haus' }]

it.each([
  ['nothing is chosen', null, true, ['Kleines Haus']],
  ['it is among them', 1, true, ['Kleines Haus']],
  ['the list is on its way or away', 7, false, ['Kleines Haus', '…']],
  ['the whole list no longer has it', 7, true, ['Kleines Haus', 'Nicht mehr in der Liste: 7']],
])('what is chosen stays chosen: %s', (_, chosen, isWhole, labels) => {
  expect(withCurrent(options, chosen, isWhole).map(({ label }) => label)).toEqual(labels)
})
