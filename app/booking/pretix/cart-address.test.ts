import { expect, it } from 'vitest'
import { cartAddress, cartIn, isFramedByPretix, newCartId } from './cart-address.server.ts'

const cart = { event: 'saison-26', id: newCartId('schluessel', 'anfrage') }
const address = cartAddress('https://www.haus.example', cart)

it('a cart is found again in its address, and in no other', () => {
  expect(cartIn(address)).toEqual(cart)
  for (const foreign of [address.replace('%40api', ''), address.replace('/w/', '/x/'), 'https://anderswo.example/', ''])
    expect(cartIn(foreign)).toBeUndefined()
})

it('the same request names the same cart; another key of the shop or of the request another one', () => {
  expect(newCartId('schluessel', 'anfrage')).toBe(cart.id)
  expect(newCartId('schluessel', 'andere')).not.toBe(cart.id)
  expect(newCartId('anderer', 'anfrage')).not.toBe(cart.id)
})

it('pretix is framed with a named cart and on the domain of the house, and visited elsewhere', () => {
  const path = new URL(address).pathname.replace('/webshop', '')
  expect(isFramedByPretix(`https://karten.haus.example${path}`, 'https://www.haus.example')).toBe(true)
  expect(isFramedByPretix('https://karten.haus.example/saison-26/', 'https://www.haus.example')).toBe(false)
  expect(isFramedByPretix(`https://pretix.eu/haus${path}`, 'https://www.haus.example')).toBe(false)
})
