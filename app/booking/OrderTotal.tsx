import { priceOf } from '../platform/format/price.ts'
import { t } from '../platform/i18n/i18n.ts'
import styles from './OrderTotal.module.css'
import { usePriceFormat } from './use-price-format.ts'

type Props = {
  tickets: number
  cents: number
  /** ISO 4217; missing where it is the house's */
  currency: string | undefined
}

/** The number of chosen tickets and what they cost together; read aloud when it changes. */
export function OrderTotal({ tickets, cents, currency }: Props) {
  const price = usePriceFormat()(priceOf(cents), currency)
  const count = t('{n} tickets', { n: tickets })
  return (
    <>
      <p className={styles.total}>
        <span>{count}</span>
        <span>{price}</span>
      </p>
      <p className="visually-hidden" role="status">
        {tickets > 0 && `${count}, ${price}`}
      </p>
    </>
  )
}
