import { t } from '../platform/i18n/i18n.ts'
import styles from './PriceTag.module.css'
import type { Price } from './schema.ts'
import { usePriceFormat } from './use-price-format.ts'

/** A price, or the least one where the visitor may pay more; with the visitor's code what it costs then, beside what it costs otherwise. */
export function PriceTag({ price: { price, code_price, free_price, currency } }: { price: Price }) {
  const format = usePriceFormat()
  const formatPrice = (amount: string) => {
    const formatted = format(amount, currency)
    return free_price ? t('from {price}', { price: formatted }) : formatted
  }
  if (code_price === undefined) return formatPrice(price)
  return (
    <>
      <strong className={styles.now}>{formatPrice(code_price)}</strong>{' '}
      <s className={styles.before}>
        <span className="visually-hidden">{t('instead of')} </span>
        {formatPrice(price)}
      </s>
    </>
  )
}
