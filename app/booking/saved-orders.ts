import type { AddToCartBody } from './selection.ts'

/** What was put into the cart by one call. */
export type SavedOrder = { performance: string; call: AddToCartBody; tickets: number }

/** Where the browser keeps of what its cart is made, so that the same can be reserved again. */
const STORAGE_KEY = 'cart-orders'

/** Keeps an order that the shop has taken. @param inCart how many tickets the cart holds with it */
export function saveOrder(order: SavedOrder, inCart: number): void {
  const before = inCart === order.tickets ? [] : savedOrdersOf(inCart - order.tickets)
  // What came into the cart by other ways nobody could reserve again from here.
  const orders = before ? [...before, order] : []
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(orders))
  } catch {
    // Where nothing may be stored, nothing is offered again.
  }
}

/** The orders of which a cart with so many tickets is made; undefined when they are not known. */
export function savedOrdersOf(tickets: number): SavedOrder[] | undefined {
  try {
    const orders = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as SavedOrder[]
    return orders.length > 0 && orders.reduce((sum, order) => sum + order.tickets, 0) === tickets ? orders : undefined
  } catch {
    return undefined
  }
}
