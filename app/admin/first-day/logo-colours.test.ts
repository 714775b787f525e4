import { expect, it } from 'vitest'
import { coloursOf } from './logo-colours.ts'

const pixels = (...colours: [number: number, colour: number[]][]) =>
  colours.flatMap(([number, colour]) => Array.from({ length: number }, () => colour).flat())

it('finds the colours that fill most of a logo, the greatest first', () => {
  expect(coloursOf(pixels([30, [18, 51, 45, 255]], [60, [176, 32, 60, 255]]))).toEqual(['#b0203c', '#12332d'])
})

it('leaves out paper, what is seen through, and edges', () => {
  expect(coloursOf(pixels([100, [255, 255, 255, 255]], [50, [0, 0, 0, 0]], [2, [90, 200, 90, 255]], [80, [27, 42, 107, 255]]))).toEqual([
    '#1b2a6b',
  ])
  expect(coloursOf([])).toEqual([])
})
