import { expect, it } from 'vitest'
import { cookieDomainOf } from './cookie-domain.ts'

it('CART-10 shares the cart cookies on the parent domain, and sets none on localhost and bare addresses', () => {
  expect(cookieDomainOf('www.marienbrueck.example')).toBe('marienbrueck.example')
  expect(cookieDomainOf('marienbrueck.example')).toBe('marienbrueck.example')
  for (const bare of ['localhost', '127.0.0.1', '[::1]']) expect(cookieDomainOf(bare)).toBeUndefined()
})
