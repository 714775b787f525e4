import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askForPage, hearWish, openPalette } from './open-palette.ts'

beforeEach(() => vi.stubGlobal('window', new EventTarget()))
afterEach(() => vi.unstubAllGlobals())

it('a press before the palette is loaded opens it once it is', () => {
  openPalette()
  openPalette()
  const open = vi.fn()
  const create = vi.fn()
  hearWish('foyer-new-page', create)
  const stop = hearWish('foyer-open-palette', open)
  expect([open.mock.calls.length, create.mock.calls.length]).toEqual([1, 0])
  openPalette()
  expect(open).toHaveBeenCalledTimes(2)
  stop()
  hearWish('foyer-open-palette', open)
  expect(open, 'what was heard is not done again').toHaveBeenCalledTimes(2)
  askForPage()
  expect(create).toHaveBeenCalledTimes(1)
})
