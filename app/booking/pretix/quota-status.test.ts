import { expect, it } from 'vitest'
import { SOLD_OUT } from '../constants.ts'
import { itemSchema, quotaSchema } from './pretix-resources.ts'
import type { PretixTicket } from './pretix-ticket.ts'
import { AVAILABLE, statusOf } from './quota-status.ts'

const product = (id: number, variations: number[] = []) =>
  itemSchema.parse({
    ...{ id, name: {}, description: {}, position: 0, default_price: '9.00', active: true, require_voucher: false },
    ...{ hide_without_voucher: false, category: 8 },
    variations: variations.map((variation) => ({
      id: variation,
      value: {},
      description: {},
      position: 0,
      active: true,
      default_price: null,
    })),
  })
const quota = (left: number | null, items: number[], variations: number[] = []) =>
  quotaSchema.parse({ id: 1, size: 80, items, variations, subevent: 1, available: left !== 0, available_number: left })

const TICKET = 7
const [bus, ship] = [product(1), product(2, [21, 22])]
/** How a ticket stands with which so many of bus and ship must be taken. */
const statusWith = (count: number, mayRepeat: boolean, ...ofAddOns: ReturnType<typeof quota>[]) => {
  const ticket: PretixTicket = {
    ...{ item: product(TICKET), variation: undefined, price: '25.00', taxOnTop: '0', inShop: undefined, needsVoucher: false },
    lacksPart: false,
    required: [{ count, mayRepeat, products: [bus, ship] }],
  }
  return statusOf(ticket, [quota(40, [TICKET]), ...ofAddOns])
}

it('a ticket with which something must be taken is sold out once too little of that is left', () => {
  expect(statusWith(1, false, quota(0, [1]), quota(4, [2], [21]))).toBe(AVAILABLE)
  expect(statusWith(1, false, quota(0, [1]), quota(0, [2], [21, 22]))).toBe(SOLD_OUT)
  // What no quota counts pretix does not sell.
  expect(statusWith(1, false)).toBe(SOLD_OUT)
})

it('two to be taken are two products, or two of one where that is allowed', () => {
  expect(statusWith(2, false, quota(4, [1]))).toBe(SOLD_OUT)
  expect([statusWith(2, true, quota(4, [1])), statusWith(2, true, quota(1, [1]))]).toEqual([AVAILABLE, SOLD_OUT])
  expect(statusWith(2, true, quota(null, [1]))).toBe(AVAILABLE)
})
