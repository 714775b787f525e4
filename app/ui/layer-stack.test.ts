import { describe, expect, it } from 'vitest'
import { closeTopLayer, hasOpenLayer, pushLayer } from './layer-stack.ts'

describe('the stack of layers', () => {
  it('closes the topmost layer alone on Esc, and says when there is none, whereupon the menu opens', () => {
    const closed: string[] = []
    const takeMenu = pushLayer(() => closed.push('menu'))
    const takeDialog = pushLayer(() => closed.push('dialog'))
    expect(closeTopLayer()).toBe(true)
    takeDialog()
    expect(closeTopLayer()).toBe(true)
    takeMenu()
    expect(closed).toEqual(['dialog', 'menu'])
    expect(hasOpenLayer()).toBe(false)
    expect(closeTopLayer()).toBe(false)
  })
  it('lets a layer below go without disturbing the one above', () => {
    const closed: string[] = []
    const takeMenu = pushLayer(() => closed.push('menu'))
    const takeDialog = pushLayer(() => closed.push('dialog'))
    takeMenu()
    takeMenu()
    closeTopLayer()
    expect(closed).toEqual(['dialog'])
    takeDialog()
    expect(hasOpenLayer()).toBe(false)
  })
})
