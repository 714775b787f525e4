import type { AddToCartBody } from './selection.ts'
import type { GivenSeat } from './ticket-shop.ts'

/** One request that put tickets into the cart. @param seats the numbered seats that the shop gave; missing where it named none */
export type SavedOrder = { performance: string; call: AddToCartBody; tickets: number; seats?: GivenSeat[] | undefined }

/** Key in `localStorage` of the orders that the cart consists of, so that they can be reserved again. */
const STORAGE_KEY = 'cart-orders'

/** Saves an order that the shop has accepted. @param inCart how many tickets the cart holds with it */
export function saveOrder(order: SavedOrder, inCart: number): void {
  const before = inCart === order.tickets ? [] : savedOrdersOf(inCart - order.tickets)
  // A cart that was also filled elsewhere cannot be reserved again from here.
  const orders = before ? [...before, order] : []
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(orders))
  } catch {
    // Without storage, reserving again is not offered.
  }
}

/** The saved orders of a cart with this many tickets; undefined when they do not add up to it. */
export function savedOrdersOf(tickets: number): SavedOrder[] | undefined {
  try {
    const orders = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as SavedOrder[]
    return orders.length > 0 && orders.reduce((sum, order) => sum + order.tickets, 0) === tickets ? orders : undefined
  } catch {
    return undefined
  }
}
