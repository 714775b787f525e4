import { expect, it } from 'vitest'
import { batchesOf } from './batches.ts'
import { KINDS } from './break.ts'
import type { Candidate } from './candidates.ts'
import { draw, shares } from './draw.ts'

const SIZES = new Map([
  ['small', 10],
  ['middle', 300],
  ['large', 900],
])
const CANDIDATES: Candidate[] = [...SIZES].flatMap(([room, size]) =>
  Array.from({ length: size }, (_, at) => {
    const kind = KINDS[at % KINDS.length] ?? 'guard'
    return { room, file: `app/${room}/${Math.floor(at / 4)}.ts`, kind, start: at, end: at + 1, text: '' }
  }),
)
const drawn = (seed: number) => draw(CANDIDATES, { seed, count: 24, sizes: SIZES, isSound: ({ start }) => start % 7 > 0 })

it('draws the same for the same seed and something else for another one', () => {
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
})

it('draws from every room, from large ones more, and of each kind about as many', () => {
  expect(Object.fromEntries(shares(SIZES, 24))).toEqual({ large: 17, middle: 6, small: 1 })
  const counts = KINDS.map((kind) => drawn(1).filter((one) => one.kind === kind).length)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
})

it('breaks no file twice, and draws nothing that is not sound', () => {
  const list = drawn(1)
  expect(list).toHaveLength(24)
  expect(new Set(list.map(({ file }) => file)).size).toBe(24)
  expect(list.filter(({ start }) => start % 7 === 0)).toEqual([])
})

it('keeps what touches apart in batches of one size', () => {
  const list = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']
  const batches = batchesOf(list, (one, other) => (one[0] === other[0] ? 1 : 0), 3)
  expect(
    [1, 2, 3].map((batch) =>
      list
        .filter((_, at) => batches[at] === batch)
        .map((one) => one[0])
        .sort(),
    ),
  ).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
})
