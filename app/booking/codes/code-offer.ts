import { z } from 'zod'
import { seatGroupSchema } from '../schema.ts'

/** What a code does to a price: `value` is a percentage, or an amount in cents; 0 with `none`. */
const codeEffectSchema = z.object({ kind: z.enum(['percent', 'subtract', 'set', 'none']), value: z.number().min(0) })
export type CodeEffect = z.infer<typeof codeEffectSchema>

/** What a performance costs with a code, as the shop says. */
export const codeOfferSchema = z.object({
  /** as the shop writes it */
  code: z.string().min(1),
  effect: codeEffectSchema,
  /** for how many tickets it can be used yet */
  uses: z.number().int().min(1),
  /** all seat groups; prices that the code changes have a `code_price` beside their own */
  seat_groups: z.array(seatGroupSchema),
})
export type CodeOffer = z.infer<typeof codeOfferSchema>

/** A code that the visitor has redeemed in the widget, and what it does, in words. */
export const redeemedCodeSchema = codeOfferSchema.omit({ effect: true }).extend({ text: z.string() })
export type RedeemedCode = z.infer<typeof redeemedCodeSchema>

/** A price in cents with a code, never below nothing; half cents are rounded up. */
export function centsWith({ kind, value }: CodeEffect, cents: number): number {
  if (kind === 'percent') return Math.max(0, Math.round((cents * (10_000 - Math.round(value * 100))) / 10_000))
  if (kind === 'subtract') return Math.max(0, cents - value)
  return kind === 'set' ? value : cents
}
