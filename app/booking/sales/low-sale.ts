import { t } from '../../platform/i18n/i18n.ts'
import { type Sales, soldPercent } from './sales.ts'

/** What a theatre calls little sold: fewer per cent of the places, or fewer tickets, than this; 0 leaves one of the two out. */
export type LowSaleRule = { lowSalePercent: number; lowSaleTickets: number }

/** A few days before, a badly sold performance needs somebody; earlier, every one is. */
const DAYS_BEFORE = 7

/** Whether so little of a performance is sold that somebody should do something: too small a share of its places, or too few tickets. */
export function isLowSale(sales: Sales, { lowSalePercent, lowSaleTickets }: LowSaleRule): boolean {
  if (sales.places === 0) return false
  return soldPercent(sales) < lowSalePercent || (sales.sold ?? sales.taken) < Math.min(lowSaleTickets, sales.places)
}

/** Whether a performance begins so soon that its sale is judged. */
export function isJudged(startsAt: Temporal.Instant, now: Temporal.Instant): boolean {
  const until = now.until(startsAt).total('hours')
  return until > 0 && until <= DAYS_BEFORE * 24
}

/** Why a performance counts as sold too little, in words. */
export function lowSaleWords({ lowSalePercent, lowSaleTickets }: LowSaleRule): string {
  if (lowSaleTickets === 0) return t('less than {n} % sold', { n: lowSalePercent })
  if (lowSalePercent === 0) return t('fewer than {n} tickets sold', { n: lowSaleTickets })
  return t('less than {percent} % or {tickets} tickets sold', { percent: lowSalePercent, tickets: lowSaleTickets })
}
