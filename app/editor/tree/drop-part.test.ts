import { expect, it } from 'vitest'
import { partAt } from './drop-part.ts'

it('what is dropped on a row goes before or after it, and into what can hold something at its middle', () => {
  expect([0.2, 0.5, 0.8].map((height) => partAt(height, { canHold: true }))).toEqual(['above', 'into', 'below'])
  expect([0.2, 0.5, 0.8].map((height) => partAt(height, { canHold: false }))).toEqual(['above', 'below', 'below'])
})
