import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { cartCookies, cookieDomainOf } from './cart-cookies.server.ts'

const cart = { ticketsQuantity: 3, url: 'https://shop.haus.example/cart/7' }

it('shares the cart cookies on the parent domain, and sets none on localhost and bare addresses', requirement('CART-10'), () => {
  expect(cookieDomainOf('www.marienbrueck.example')).toBe('marienbrueck.example')
  expect(cookieDomainOf('marienbrueck.example')).toBe('marienbrueck.example')
  expect(cookieDomainOf('karten.theater.co.at')).toBe('theater.co.at')
  for (const own of ['theater.co.at', 'haus.github.io', 'theater.de']) expect(cookieDomainOf(own)).toBe(own)
  for (const shared of ['co.at', 'github.io']) expect(cookieDomainOf(shared)).toBeUndefined()
  for (const bare of ['localhost', '127.0.0.1', '[::1]']) expect(cookieDomainOf(bare)).toBeUndefined()
})

it('writes both cookies for path / on the parent domain', requirement('CART-10', 'CART-11', 'COOKIE-02', 'COOKIE-03'), () => {
  expect(cartCookies(cart, 'https://www.haus.example/api/shop-cart/', 900, true)).toEqual([
    'cartAmount=3; Path=/; Max-Age=900; SameSite=Lax; Domain=haus.example; Secure',
    'cartUrl=https%3A%2F%2Fshop.haus.example%2Fcart%2F7; Path=/; Max-Age=900; SameSite=Lax; Domain=haus.example; Secure',
  ])
})

it('takes both cookies away when the cart is empty', () => {
  for (const cookie of cartCookies({ ...cart, ticketsQuantity: 0 }, 'http://localhost:3001/', 900, false)) {
    expect(cookie).toMatch(/; Path=\/; Max-Age=0; SameSite=Lax$/)
  }
})
