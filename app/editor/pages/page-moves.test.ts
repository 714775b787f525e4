import { describe, expect, it } from 'vitest'
import { mayMoveTo, pageStep, placeAtPage, placeOf } from './page-moves.ts'

const page = (id: number, path: string, parent_id: number | null = null, is_house = false) => ({ id, path, parent_id, is_house })
const home = page(1, '', null, true)
const visit = page(2, 'ihr-besuch')
const arrival = page(3, 'ihr-besuch/anfahrt', 2)
const access = page(4, 'ihr-besuch/zugang', 2)
const schedule = page(5, 'spielplan', null, true)
const press = page(6, 'presse')
const PAGES = [home, visit, arrival, access, schedule, press]

describe('a page is moved', () => {
  it('up and down among its siblings, below the one before it, and out again', () => {
    expect(pageStep(PAGES, press, 'up')).toEqual({ parentId: null, beforeId: 5 })
    expect(pageStep(PAGES, press, 'down')).toBeUndefined()
    expect(pageStep(PAGES, visit, 'down')).toEqual({ parentId: null, beforeId: 6 })
    expect(pageStep(PAGES, access, 'in')).toEqual({ parentId: 3, beforeId: null })
    expect(pageStep(PAGES, arrival, 'in')).toBeUndefined()
    expect(pageStep(PAGES, arrival, 'out')).toEqual({ parentId: null, beforeId: 5 })
    expect(pageStep(PAGES, press, 'out')).toBeUndefined()
  })

  it('never below itself or the start page, which itself stays', () => {
    expect(mayMoveTo(PAGES, visit, { parentId: 3, beforeId: null })).toBe(false)
    expect(mayMoveTo(PAGES, visit, { parentId: 2, beforeId: null })).toBe(false)
    expect(mayMoveTo(PAGES, press, { parentId: 1, beforeId: null })).toBe(false)
    expect(pageStep(PAGES, home, 'down')).toBeUndefined()
    expect(pageStep(PAGES, visit, 'in')).toBeUndefined()
  })

  it('as a system page only among its siblings', () => {
    expect(mayMoveTo(PAGES, schedule, { parentId: null, beforeId: 2 })).toBe(true)
    expect(pageStep(PAGES, schedule, 'in')).toBeUndefined()
  })

  it('to where it is dropped, and back to where it was', () => {
    expect(placeAtPage(PAGES, visit, 'above')).toEqual({ parentId: null, beforeId: 2 })
    expect(placeAtPage(PAGES, visit, 'below')).toEqual({ parentId: null, beforeId: 5 })
    expect(placeAtPage(PAGES, visit, 'into')).toEqual({ parentId: 2, beforeId: null })
    expect(placeOf(PAGES, arrival)).toEqual({ parentId: 2, beforeId: 4 })
    expect(placeOf(PAGES, press)).toEqual({ parentId: null, beforeId: null })
  })
})
