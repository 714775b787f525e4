import { z } from 'zod'

/** Why a shop's own page alone sells something, in the words of the site's contract; the contract test holds both together. */
const IN_SHOP_REASONS = ['approval', 'membership', 'gift-card', 'many-at-once', 'bundled-seats'] as const
export type InShopReason = (typeof IN_SHOP_REASONS)[number]

const groupName = z.string().min(1).max(80)

/** How a performance is sold, beside its hall and price table. Seat groups are named as in the hall. */
export const saleRulesSchema = z.strictObject({
  /** ISO 4217; missing where it is the house's */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** seat groups for which visitors may pay more, each with what the shop suggests for the full price; null for no suggestion */
  freePrices: z.record(groupName, z.int().min(0).nullable()).optional(),
  /** seat groups whose prices are areas of the house, with the names of these in place of those of the sale types */
  areas: z.record(groupName, z.array(z.string().min(1).max(80)).min(2)).optional(),
  /** seat groups that let nobody in, such as booklets */
  extras: z.array(groupName).optional(),
  /** seat groups that the shop's own page alone sells, and why */
  inShop: z.record(groupName, z.enum(IN_SHOP_REASONS)).optional(),
  /** seat groups that the box office alone sells */
  boxOffice: z.array(groupName).optional(),
  /** ids of numbered seats that nobody sells */
  blocked: z.array(z.string().regex(/^\d+-\d+-\d+$/)).optional(),
  /** the fewest and most tickets of a seat group in one order */
  limits: z.record(groupName, z.strictObject({ min: z.int().min(1).optional(), max: z.int().min(1).optional() })).optional(),
})
export type SaleRules = z.output<typeof saleRulesSchema>

/** Whether the site may put tickets of a seat group into a cart. */
export function isSoldByApi({ inShop, boxOffice }: SaleRules, group: string): boolean {
  return inShop?.[group] === undefined && !boxOffice?.includes(group)
}

/** Whether visitors may pay more than the price of a seat group. */
export function isFreePrice({ freePrices }: SaleRules, group: string): boolean {
  return freePrices?.[group] !== undefined
}
