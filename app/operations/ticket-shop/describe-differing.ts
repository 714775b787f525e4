import type { SetupMistake } from '../../booking/ticket-shop.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { Differing } from './compare.server.ts'
import type { Difference } from './differences.ts'

const DIFFERENCES: Record<Difference, Label> = {
  unknown: 'Not in the ticket shop.',
  time: 'Start time differs.',
  cancelled: 'Cancelled on one side only.',
  places: 'Available seats differ.',
  prices: 'Prices differ.',
}

const MISTAKES: Record<SetupMistake['kind'], Label> = {
  'test-mode': 'The shop is in test mode: tickets are not real.',
  'not-live': 'The shop is not open to visitors.',
  'not-for-web': 'Not sold in the shop’s web channel.',
  'no-product': 'The shop sells no product for it.',
  'no-quota': 'Without a quota in the shop:',
}

/** How a performance differs between site and shop, and what is set up there so that nobody can buy, in sentences. */
export function describeDiffering({ differences, shopStartsAt, mistakes }: Differing, format: DateFormat): string {
  const words = [
    ...differences.map((difference) => t(DIFFERENCES[difference])),
    ...mistakes.map((mistake) => t(MISTAKES[mistake.kind]) + ('product' in mistake ? ` ${mistake.product}.` : '')),
  ]
  return [...words, ...(shopStartsAt ? [t('Ticket shop: {date}.', { date: format.dateTime(shopStartsAt) })] : [])].join(' ')
}
