import type { AddToCartBody } from './selection.ts'

/** One request by which tickets were put into the cart. */
export type SavedOrder = { performance: string; call: AddToCartBody; tickets: number }

/** Key in `localStorage` of the orders the cart consists of, so that the same can be reserved again. */
const STORAGE_KEY = 'cart-orders'

/** Saves an order that the shop has accepted. @param inCart how many tickets the cart holds with it */
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

/** The saved orders of a cart with so many tickets; undefined when they do not add up to it. */
export function savedOrdersOf(tickets: number): SavedOrder[] | undefined {
  try {
    const orders = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as SavedOrder[]
    return orders.length > 0 && orders.reduce((sum, order) => sum + order.tickets, 0) === tickets ? orders : undefined
  } catch {
    return undefined
  }
}
