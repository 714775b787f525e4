import { describe, expect, it } from 'vitest'
import { closeTopLayer, hasOpenLayer, pushLayer } from './layer-stack.ts'

describe('the stack of layers', () => {
  it('closes the topmost layer first and says when there is none', () => {
    const closed: string[] = []
    const takeMenu = pushLayer(() => closed.push('menu'))
    const takeDialog = pushLayer(() => closed.push('dialog'))
    closeTopLayer()
    takeDialog()
    closeTopLayer()
    takeMenu()
    expect(closed).toEqual(['dialog', 'menu'])
    expect(hasOpenLayer()).toBe(false)
    expect(closeTopLayer()).toBe(false)
  })
})
