import { describe, expect, it } from 'vitest'
import { closeTopOverlay, hasOpenOverlay, pushOverlay } from './overlay-stack.ts'

describe('the stack of layers', () => {
  it('closes the topmost layer alone on Esc, and says when there is none, whereupon the menu opens', () => {
    const closed: string[] = []
    const takeMenu = pushOverlay(() => closed.push('menu'))
    const takeDialog = pushOverlay(() => closed.push('dialog'))
    expect(closeTopOverlay()).toBe(true)
    takeDialog()
    expect(closeTopOverlay()).toBe(true)
    takeMenu()
    expect(closed).toEqual(['dialog', 'menu'])
    expect(hasOpenOverlay()).toBe(false)
    expect(closeTopOverlay()).toBe(false)
  })
  it('lets a layer below go without disturbing the one above', () => {
    const closed: string[] = []
    const takeMenu = pushOverlay(() => closed.push('menu'))
    const takeDialog = pushOverlay(() => closed.push('dialog'))
    takeMenu()
    takeMenu()
    closeTopOverlay()
    expect(closed).toEqual(['dialog'])
    takeDialog()
    expect(hasOpenOverlay()).toBe(false)
  })
})
