import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { addressIn } from './address-in.ts'

describe('the language switch', () => {
  it('leads to the path under the prefix of the language', requirement('HEADER-34'), () => {
    expect(addressIn('en', '/de/spielplan/salz/7')).toBe('/en/events/salz/7')
    expect(addressIn('de', '/en')).toBe('/de')
    expect(addressIn('de', '/')).toBe('/de')
    expect(addressIn('en', '/webshop/cart/7')).toBe('/en/webshop/cart/7')
    expect(addressIn('en', '/en/webshop')).toBe('/en/webshop')
    expect(addressIn('en', '/webshops')).toBe('/en')
    expect(addressIn('de', '/en/webshop/cart/7')).toBe('/webshop/cart/7')
    expect(addressIn('de', '/cms-hub/event')).toBe('/de')
    expect(addressIn('en', '/deutsch')).toBe('/en')
  })
})
