import { expect, it } from 'vitest'
import { connectedSeats } from './connected-seats.ts'

/** A row as the plan lists it: numbers, `x` after one that is taken. */
function row(numbers: string, row_name = '1') {
  return numbers.split(' ').map((entry) => {
    const seat_number = entry.replace('x', '')
    const used = { blocked: entry.endsWith('x'), orderposition: null, cartposition: null, voucher: null }
    return { zone_name: 'Saal', row_name, seat_number, seat_guid: `${row_name}-${seat_number}`, product: 1, ...used }
  })
}
const chosen = (numbers: string, count: number) =>
  connectedSeats(row(numbers), 1, count)
    ?.map(({ seat_number }) => seat_number)
    .join(' ')

it('takes seats beside each other, in the middle of the row', () => {
  expect(chosen('1 2 3 4 5 6 7 8', 2)).toBe('4 5')
  expect(chosen('1 2 3x 4 5 6 7 8', 3)).toBe('4 5 6')
  expect(chosen('1 2x 3 4x 5', 2)).toBeUndefined()
  expect(connectedSeats(row('1 2 3'), 2, 1)).toBeUndefined()
})

it('leaves no single seat where it can be helped, in this row or one behind it', () => {
  expect(chosen('1 2 3 4 5', 2)).toBe('1 2')
  expect(chosen('1 2 3 4 5', 4)).toBe('1 2 3 4')
  const two = [...row('1 2 3'), ...row('1 2 3 4', '2')]
  expect(connectedSeats(two, 1, 2)?.map(({ seat_guid }) => seat_guid)).toEqual(['2-1', '2-2'])
})

it('sees the aisle where numbers jump, and none between odd and even ones', () => {
  expect(chosen('1 2 3 10 11 12 13', 4)).toBe('10 11 12 13')
  expect(chosen('1 2 3 10 11 12', 4)).toBeUndefined()
  expect(chosen('7 5 3 1 2 4 6 8', 2)).toBe('1 2')
  expect(chosen('7 5x 3 1 2 4x 6 8', 3)).toBe('3 1 2')
  expect(chosen('9 7 3 1 2 4 8 10', 5)).toBeUndefined()
})

it('takes a row by its numbers where the plan lists it in no order', () => {
  expect(chosen('1 10 2 3 4 5 6 7 8 9', 10)).toBe('1 2 3 4 5 6 7 8 9 10')
})
