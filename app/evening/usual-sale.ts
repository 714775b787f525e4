import { type Sales, soldPercent } from '../booking/sales/sales.ts'

/** From so many performances on, what they sold counts as usual. */
const LEAST_PERFORMANCES = 3

/** How much earlier performances sold on average, in whole per cent; null where too few are known. */
export function usualPercent(earlier: readonly Sales[]): number | null {
  if (earlier.length < LEAST_PERFORMANCES) return null
  return Math.round(earlier.reduce((sum, sales) => sum + soldPercent(sales), 0) / earlier.length)
}

/** Whether a performance sells less than half of what is usual. */
export function isFarBelow(sales: Sales, usual: number | null): boolean {
  return usual !== null && 2 * soldPercent(sales) < usual
}
