import { formatShortDate, formatTime } from '../platform/format/date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { SaleState } from './sale-state.ts'

/** When a sale opens, in words; null once it has, and where nothing is known about it. */
export function openingOf(sale: SaleState, notation: Notation): string | null {
  if (sale.kind !== 'not-yet') return null
  const opens = Temporal.Instant.from(sale.from)
  return t('On sale from {date}', { date: `${formatShortDate(opens, notation)}, ${formatTime(opens, notation)}` })
}
