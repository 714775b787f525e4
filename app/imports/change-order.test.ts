import { expect, it } from 'vitest'
import { orderByPlace } from './change-order.ts'

type Move = { name: string; from: string[]; to: string[] }
const move = (name: string, from: string[], to: string[]): Move => ({ name, from, to })
const ordered = (...moves: Move[]) =>
  orderByPlace(moves, { standsAt: ({ from }) => from, goesTo: ({ to }) => to }).map((group) => group.map(({ name }) => name).toSorted())

it('each change comes after the one that leaves what it takes', () => {
  expect(ordered(move('a', ['1'], ['2']), move('b', ['2'], ['3']), move('c', ['3'], ['4']))).toEqual([['c'], ['b'], ['a']])
  expect(ordered(move('a', ['1'], ['1']), move('b', ['2'], ['3']))).toHaveLength(2)
})

it('what swaps is one group, after what its members wait for and before what waits for them', () => {
  const swap = [move('a', ['1'], ['2']), move('b', ['2', 'x'], ['1', 'y'])]
  expect(ordered(move('d', ['9'], ['x']), ...swap, move('c', ['y'], ['z']))).toEqual([['c'], ['a', 'b'], ['d']])
})

it('a place and a number that are taken crosswise make one group, too', () => {
  expect(ordered(move('a', ['1', 'x'], ['2', 'x']), move('b', ['2', 'y'], ['3', 'x']), move('c', ['3'], ['1']))).toEqual([['a', 'b', 'c']])
})

it('a chain of ten thousand is ordered', () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => move(String(at), [String(at)], [String(at + 1)]))
  expect(ordered(...chain)[0]).toEqual(['9999'])
})
