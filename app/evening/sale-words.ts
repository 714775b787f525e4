import { t } from '../platform/i18n/i18n.ts'
import type { EveningPerformance } from './evening.server.ts'

type Sale = Pick<EveningPerformance, 'sales' | 'isFree' | 'canStopSale'>

/** Why nothing is said of what is sold. */
export function withoutSales({ isFree, canStopSale }: Omit<Sale, 'sales'>): string {
  if (isFree) return t('Free admission')
  return canStopSale ? t('The ticket shop tells no numbers.') : t('Not linked to the ticket shop.')
}

/** What is sold of a performance, in a sentence. */
export function soldWords({ sales, ...sale }: Sale): string {
  if (!sales) return withoutSales(sale)
  if (sales.sold === null) return t('{n} tickets are sold or held.', { n: sales.taken })
  return t('{n} tickets are sold, {held} held.', { n: sales.sold, held: sales.held ?? 0 })
}
