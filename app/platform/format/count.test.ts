import { expect, it } from 'vitest'
import { formatCount } from './count.ts'

it('parts the thousands of a number', () => {
  expect([formatCount(98), formatCount(5598), formatCount(1_200_000)]).toEqual(['98', '5.598', '1.200.000'])
})
