import { expect, it } from 'vitest'
import { type GridRow, seatReachedBy } from './seat-grid.ts'

/** Two rows, the second narrower and in the middle of the first. */
const seat = (id: string, x: number, y: number) => ({ id, number: id, x, y, seat_group: 'K1', status: 'free' as const })
const rows: GridRow[] = [
  { zone: 'Parkett', name: '1', seats: [seat('a', 0, 0), seat('b', 1, 0), seat('c', 2, 0), seat('d', 3, 0)] },
  { zone: 'Rang', name: '1', seats: [seat('e', 1, 2), seat('f', 2, 2)] },
]
const from = (id: string, key: string, withCtrl = false) => seatReachedBy(rows, id, key, withCtrl)?.id

it('arrow keys lead to the seat beside, before and behind, and stay at the ends', () => {
  expect([from('b', 'ArrowLeft'), from('b', 'ArrowRight'), from('a', 'ArrowLeft'), from('d', 'ArrowRight')]).toEqual(['a', 'c', 'a', 'd'])
  expect([from('a', 'ArrowDown'), from('c', 'ArrowDown'), from('f', 'ArrowUp')]).toEqual(['e', 'f', 'c'])
  expect([from('a', 'ArrowUp'), from('f', 'ArrowDown')]).toEqual(['a', 'f'])
})

it('Home and End lead to the ends of the row, with Ctrl to those of the hall; other keys nowhere', () => {
  expect([from('c', 'Home'), from('b', 'End')]).toEqual(['a', 'd'])
  expect([from('f', 'Home', true), from('a', 'End', true)]).toEqual(['a', 'f'])
  expect([from('a', 'x'), from('nowhere', 'End')]).toEqual([undefined, undefined])
})
