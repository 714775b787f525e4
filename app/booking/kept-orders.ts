import type { CartCall } from './selection.ts'

/** What was put into the cart by one call. */
export type KeptOrder = { performance: string; call: CartCall; tickets: number }

/** Where the browser keeps of what its cart is made, so that the same can be reserved again. */
const KEPT = 'cart-orders'

/** Keeps an order that the shop has taken. @param inCart how many tickets the cart holds with it */
export function keepOrder(order: KeptOrder, inCart: number): void {
  const before = inCart === order.tickets ? [] : ordersOf(inCart - order.tickets)
  // What came into the cart by other ways nobody could reserve again from here.
  const orders = before ? [...before, order] : []
  try {
    localStorage.setItem(KEPT, JSON.stringify(orders))
  } catch {
    // Where nothing may be stored, nothing is offered again.
  }
}

/** The orders of which a cart with so many tickets is made; undefined when they are not known. */
export function ordersOf(tickets: number): KeptOrder[] | undefined {
  try {
    const orders = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as KeptOrder[]
    return orders.length > 0 && orders.reduce((sum, order) => sum + order.tickets, 0) === tickets ? orders : undefined
  } catch {
    return undefined
  }
}
