import { centsOf } from '../../platform/format/price.ts'
import type { Price, SeatGroup } from '../schema.ts'
import type { AddToCartBody } from '../selection.ts'
import type { RedeemedCode } from './code-offer.ts'

/** What a ticket is cheaper by with the code, in cents; undefined where the code does nothing for it. */
function savingOf({ price, code_price, needs_code }: Price): number | undefined {
  if (needs_code) return Number.POSITIVE_INFINITY
  const saving = code_price === undefined ? 0 : centsOf(price) - centsOf(code_price)
  return saving > 0 ? saving : undefined
}

/**
 * Says which tickets of some requests are bought with the code: as many as it can be used for, those first that are sold
 * only with it, then those it saves most on.
 */
export function spendCode(bodies: AddToCartBody[], seatGroups: readonly SeatGroup[], code: RedeemedCode | undefined): AddToCartBody[] {
  if (!code) return bodies
  const uses = bodies.flatMap((body, call) =>
    body.sale_type_ids.flatMap((saleType, index) => {
      const price = priceIn(seatGroups, body.seat_group, saleType)
      const saving = price && savingOf(price)
      return saving === undefined ? [] : [{ call, index, saving, quantity: body.quantities[index] ?? 0 }]
    }),
  )
  const quantities = bodies.map((body) => body.quantities.map(() => 0))
  let left = code.uses
  for (const { call, index, quantity } of uses.toSorted((a, b) => b.saving - a.saving)) {
    const used = Math.min(left, quantity)
    quantities[call]?.splice(index, 1, used)
    left -= used
  }
  return bodies.map((body, call) => {
    const code_quantities = quantities[call] ?? []
    return code_quantities.some((used) => used > 0) ? { ...body, code: code.code, code_quantities } : body
  })
}

/** What the code saves on some requests, in cents. */
export function savedByCode(bodies: readonly AddToCartBody[], seatGroups: readonly SeatGroup[]): number {
  return bodies
    .flatMap(({ seat_group, sale_type_ids, free_prices = [], code_quantities = [] }) =>
      sale_type_ids.map((saleType, index) => {
        const price = priceIn(seatGroups, seat_group, saleType)
        const paid = price && (free_prices[index] ?? price.price)
        return price && paid ? (centsOf(paid) - centsOf(price.code_price ?? paid)) * (code_quantities[index] ?? 0) : 0
      }),
    )
    .reduce((sum, saved) => sum + saved, 0)
}

function priceIn(seatGroups: readonly SeatGroup[], name: string, saleType: number): Price | undefined {
  return seatGroups.find(({ seat_group }) => seat_group === name)?.prices.find(({ sale_type_id }) => sale_type_id === saleType)
}
