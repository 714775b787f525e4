import { formatPrice, priceOf, signOf } from '../../platform/format/price.ts'
import { currentLocale, t } from '../../platform/i18n/i18n.ts'
import { MAX_TICKETS_PER_TYPE } from '../constants.ts'
import type { CodeOffer } from './code-offer.ts'

/** What a code does, in words: `20 % auf Kategorie 1 und 2`. Seat groups are named where it is not for all. */
export function describeCode({ effect, uses, seat_groups }: CodeOffer, currencySign: string): string {
  const concerned = seat_groups.filter(({ prices }) => prices.some(({ code_price, needs_code }) => needs_code || code_price))
  const groups = concerned.length < seat_groups.length || effect.kind === 'none' ? listOf(concerned.map((group) => group.seat_group)) : ''
  const currency = seat_groups[0]?.prices[0]?.currency
  const price = formatPrice(priceOf(effect.value), currency ? signOf(currency) : currencySign)
  const isLimited = uses <= MAX_TICKETS_PER_TYPE
  const forTickets = isLimited ? t('for {n} tickets', { n: uses }) : ''
  const sentence = (...parts: string[]) => parts.filter(Boolean).join(', ')
  if (effect.kind === 'percent') {
    const n = String(effect.value).replace('.', ',')
    return sentence(groups ? t('{percent} % off {groups}', { percent: n, groups }) : t('{percent} % off', { percent: n }), forTickets)
  }
  if (effect.kind === 'subtract')
    return sentence(groups ? t('{price} off {groups}', { price, groups }) : t('{price} off each ticket', { price }), forTickets)
  if (effect.kind === 'none') return sentence(groups ? t('Also on sale: {groups}', { groups }) : t('Valid code'), forTickets)
  if (effect.value > 0) return sentence(t('{price} for each ticket', { price }), groups, forTickets)
  return sentence(isLimited ? t('{n} tickets free of charge', { n: uses }) : t('Free admission'), groups)
}

const NUMBERED = /^(.+) (\d+)$/

/** Names as people list them: `Kategorie 1 und 2` where they differ by a number only. */
function listOf(names: string[]): string {
  const [first = ''] = names
  const [, kind] = NUMBERED.exec(first) ?? []
  const isSeries = kind !== undefined && names.every((name) => NUMBERED.exec(name)?.[1] === kind)
  const shown = isSeries ? names.map((name, index) => (index === 0 ? name : name.slice(kind.length + 1))) : names
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(shown)
}
