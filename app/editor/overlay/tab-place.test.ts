import { describe, expect, it } from 'vitest'
import { placeMenu, placeTab, SHORT_TAB_WIDTH_PX, TAB_HEIGHT_PX } from './tab-place.ts'

const frame = { top: 300, left: 100, width: 500, height: 200 }
const page = { top: 120, bottom: 900, left: 0 }
const width = 90

describe('the tab of a module', () => {
  it('stands on the upper edge of its frame where there is room', () => {
    expect(placeTab({ frame, width, page, isFree: () => true })).toEqual({ at: 'above', top: 300 - TAB_HEIGHT_PX, left: 100 })
  })
  it('stands beside it rather than over the words above', () => {
    const isFree = ({ top }: { top: number }) => top >= 300
    expect(placeTab({ frame, width, page, isFree })).toEqual({ at: 'beside', top: 300, left: 100 - SHORT_TAB_WIDTH_PX })
  })
  it('stands below it where neither is free, and within it at last', () => {
    const isFree = ({ top }: { top: number }) => top >= 500
    expect(placeTab({ frame, width, page, isFree }).at).toBe('below')
    expect(placeTab({ frame, width, page, isFree: () => false }).at).toBe('within')
    expect(placeTab({ frame: { ...frame, left: 0 }, width, page, isFree }).at).toBe('below')
    expect(placeTab({ frame: { ...frame, left: 0 }, width, page: { ...page, bottom: 500 }, isFree }).at).toBe('within')
  })
  it('never lies under the tab of the selected module, such as that of the section around it', () => {
    const above = { top: 300 - TAB_HEIGHT_PX, left: 100, width: 120, height: TAB_HEIGHT_PX }
    expect(placeTab({ frame, width, page, isFree: () => true, taken: above }).at).toBe('beside')
    const within = { top: 300, left: 100, width: 120, height: TAB_HEIGHT_PX }
    expect(placeTab({ frame, width, page, isFree: () => false, taken: within })).toEqual({
      at: 'within',
      top: 300 + TAB_HEIGHT_PX,
      left: 100,
    })
    expect(placeTab({ frame, width, page, isFree: () => false, taken: above })).toMatchObject({ at: 'within', top: 300 })
  })
  it('goes with the visible part of a module that scrolls under the bar, as far as the module goes', () => {
    expect(placeTab({ frame: { ...frame, top: 20 }, width, page, isFree: () => true })).toEqual({ at: 'beside', top: 124, left: 72 })
    expect(placeTab({ frame: { ...frame, top: -180 }, width, page, isFree: () => true })).toMatchObject({ at: 'beside', top: -8 })
  })
})

it('opens its menu to the side that has more room, and no higher than that', () => {
  expect(placeMenu({ top: 200 }, page)).toEqual({ opensUpwards: false, room: 900 - 200 - TAB_HEIGHT_PX - 12 })
  expect(placeMenu({ top: 700 }, page)).toEqual({ opensUpwards: true, room: 700 - 120 - 12 })
})
