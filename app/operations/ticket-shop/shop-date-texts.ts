import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ShopDateView } from './links.ts'

/** `12 verkauft, 3 reserviert, 85 frei`, as far as the shop tells. */
export function formatSeats({ sold, held, taken, free, isCancelled }: ShopDateView): string {
  const counts = [
    ...(isCancelled ? [t('cancelled in the shop')] : []),
    ...(sold !== null && held !== null
      ? [t('{n} sold', { n: sold }), t('{n} held', { n: held })]
      : taken === null
        ? []
        : [t('{n} sold or held', { n: taken })]),
    ...(free === null ? [] : [t('{n} free', { n: free })]),
  ]
  return counts.join(', ') || t('The shop does not count seats.')
}

/** `04.12.2026, 19:30 Uhr · Salz · Studio`. */
export function describeDate({ title, startsAt, room }: ShopDateView, format: DateFormat): string {
  return [format.dateTime(startsAt), title, room.replaceAll(/\s*\n\s*/g, ', ')].filter(Boolean).join(' · ')
}
