import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it('counts letters left out, added, changed and swapped', () => {
  expect(editDistance('kassensturz', 'kasensturz').whole).toBe(1)
  expect(editDistance('ab', 'ba').whole).toBe(1)
  expect(editDistance('', 'abc')).toEqual({ whole: 3, beginning: 0 })
})
