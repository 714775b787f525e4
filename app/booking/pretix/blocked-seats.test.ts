import { expect, it } from 'vitest'
import { withoutBlocked } from './blocked-seats.ts'
import { quotaSchema } from './pretix-resources.ts'

const quota = (size: number | null, left: number | null, items = [7]) =>
  quotaSchema.parse({ ...{ id: 1, size, items, variations: [], subevent: 1 }, available: left !== 0, available_number: left })
const seats = (all: number, blocked: number) => new Map([[7, { all, blocked }]])
const leftOf = (...[of, known]: Parameters<typeof withoutBlocked>) => {
  const { available, available_number, size } = withoutBlocked(of, known)
  return [available, available_number, size]
}

it('what is left of a quota is what is neither taken nor blocked', () => {
  expect(leftOf(quota(620, 620), seats(620, 620))).toEqual([false, 0, 0])
  expect(leftOf(quota(620, 500), seats(620, 20))).toEqual([true, 480, 600])
  expect(leftOf(quota(620, 20), seats(620, 20))).toEqual([false, 0, 600])
})

it('a quota that is smaller than the hall is bounded only by what is open', () => {
  expect(leftOf(quota(50, 50), seats(100, 60))).toEqual([true, 40, 40])
  expect(leftOf(quota(50, 10), seats(100, 30))).toEqual([true, 10, 50])
})

it('a quota without a size ends with the last open seat, and one of products without seats does not change', () => {
  expect(leftOf(quota(null, null), seats(10, 9))).toEqual([true, null, null])
  expect(leftOf(quota(null, null), seats(10, 10))).toEqual([false, null, null])
  expect(leftOf(quota(30, 30, [8]), seats(10, 10))).toEqual([true, 30, 30])
  expect(leftOf(quota(30, 30, [7, 8]), seats(10, 10))).toEqual([true, 30, 30])
})
