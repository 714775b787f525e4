import { expect, it } from 'vitest'
import { popoverPlace } from './popover-place.ts'

const size = { width: 700, height: 500 }
const window = { width: 1440, height: 900 }

it('a popover opens below what asked for it, above it near the bottom of the window, and never beyond an edge', () => {
  expect(popoverPlace({ top: 200, left: 300, width: 100, height: 30 }, size, window)).toEqual({ top: 238, left: 300 })
  expect(popoverPlace({ top: 700, left: 1300, width: 100, height: 30 }, size, window)).toEqual({ top: 192, left: 728 })
  expect(popoverPlace({ top: 450, left: -40, width: 100, height: 30 }, size, window)).toEqual({ top: 388, left: 12 })
  expect(popoverPlace(undefined, size, window)).toEqual({ top: 200, left: 370 })
})

it('a popover stays in the window when what asked for it has been scrolled out of it', () => {
  expect(popoverPlace({ top: 2000, left: 300, width: 100, height: 30 }, size, window)).toEqual({ top: 388, left: 300 })
  expect(popoverPlace({ top: -700, left: 300, width: 100, height: 30 }, size, window)).toEqual({ top: 12, left: 300 })
})
