import { afterEach, describe, expect, it, vi } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { setCatalogue } from '../i18n/i18n.ts'
import { webshopLink } from './webshop-path.ts'

afterEach(() => {
  setCatalogue({}, 'de')
  vi.unstubAllGlobals()
})

describe('the way to the webshop', () => {
  it('has no prefix in the first language', requirement('ROUTE-45'), () => {
    for (const address of ['/webshop', 'https://haus.example/webshop/cart/7']) expect(webshopLink(address)).toBe(address)
  })

  it('has that of a further language on its pages, also from a cart’s whole address', () => {
    setCatalogue({}, 'en')
    vi.stubGlobal('location', { origin: 'https://haus.example' })
    expect(webshopLink('/webshop')).toBe('/en/webshop')
    expect(webshopLink('/webshop?x=1')).toBe('/en/webshop?x=1')
    expect(webshopLink('https://haus.example/webshop/cart/7?a=b')).toBe('/en/webshop/cart/7?a=b')
    for (const elsewhere of ['https://haus.example.org/webshop', 'https://karten.example/webshop', '/webshops', '/de/spielplan', ''])
      expect(webshopLink(elsewhere)).toBe(elsewhere)
  })
})
