import { expect, it } from 'vitest'
import { cartAddress, cartIn, framedByPretix, newCartId } from './cart-address.server.ts'

const cart = { event: 'saison-26', id: newCartId('schluessel', 'anfrage'), positions: [7, 12] }
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

it('pretix is framed with a named cart and on the domain of the house, which it is told, and visited elsewhere', () => {
  const path = address.slice('https://www.haus.example/webshop'.length)
  const framed = framedByPretix(`https://karten.haus.example${path}`, 'https://www.haus.example')
  expect(framed).toBe(`https://karten.haus.example${path}&iframe=1`)
  expect(framedByPretix(framed ?? '', 'https://www.haus.example')).toBe(framed)
  expect(framedByPretix('https://karten.haus.example/saison-26/', 'https://www.haus.example')).toBeUndefined()
  expect(framedByPretix(`https://pretix.eu/haus${path}`, 'https://www.haus.example')).toBeUndefined()
})
