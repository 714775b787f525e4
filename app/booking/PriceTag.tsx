import { centsOf } from '../platform/format/price.ts'
import { t } from '../platform/i18n/i18n.ts'
import styles from './PriceTag.module.css'
import type { Price } from './schema.ts'
import { usePriceLabel } from './use-price-format.ts'

/** A price, or the least one where the visitor may pay more; with the visitor's code what it costs then, beside what it costs otherwise. */
export function PriceTag({ price }: { price: Price }) {
  const labelOf = usePriceLabel()
  if (price.code_price === undefined) return labelOf(price)
  // A code that opens a ticket may also make it dearer: there is nothing to praise then.
  if (centsOf(price.code_price) > centsOf(price.price)) return labelOf(price, price.code_price)
  return (
    <>
      <strong className={styles.now}>{labelOf(price, price.code_price)}</strong>{' '}
      <s className={styles.before}>
        <span className="visually-hidden">{t('instead of')} </span>
        {labelOf(price)}
      </s>
    </>
  )
}
