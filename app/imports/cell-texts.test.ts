import { expect, test } from 'vitest'
import { parseStatusText } from './cell-texts.ts'

test.each([
  ['verlegt', 'moved'],
  ['Verschoben', 'moved'],
  ['entfällt', 'cancelled'],
  ['fällt aus', 'cancelled'],
  ['findet statt', 'scheduled'],
  ['bestätigt', 'scheduled'],
  ['Confirmed', 'scheduled'],
  ['CANCELED', 'cancelled'],
  ['entfallen', 'cancelled'],
  ['vielleicht', undefined],
])('a cell that says %s is read as %s', (cell, status) => {
  expect(parseStatusText(cell)).toBe(status)
})
