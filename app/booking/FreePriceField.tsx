import { t } from '../platform/i18n/i18n.ts'
import { Field } from '../ui/Field.tsx'
import { NO_AUTOFILL } from '../ui/no-autofill.ts'
import styles from './FreePriceField.module.css'
import { paidPriceOf, type TypedPrices, typedKeyOf } from './free-price.ts'
import type { Price } from './schema.ts'
import { usePriceFormat } from './use-price-format.ts'

type Props = { price: Price; typed: TypedPrices; onType: (text: string) => void }

/** What the visitor pays for a ticket that may cost more; empty, it is the least. */
export function FreePriceField({ price, typed, onType }: Props) {
  const least = usePriceFormat()(price.price, price.currency)
  const error = paidPriceOf(price, typed) === undefined ? t('Please enter {price} or more.', { price: least }) : undefined
  return (
    <div className={styles.field} data-free-price>
      <Field label={t('Your price per ticket, from {price}', { price: least })} error={error}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            {...NO_AUTOFILL}
            maxLength={12}
            value={typed[typedKeyOf(price)] ?? ''}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
    </div>
  )
}
