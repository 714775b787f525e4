import { t } from '../platform/i18n/i18n.ts'
import { Field } from '../ui/Field.tsx'
import { NO_AUTOFILL } from '../ui/no-autofill.ts'
import styles from './FreePriceField.module.css'
import { paidPriceOf, type TypedPrices, typedOf } from './free-price.ts'
import { ticketName } from './price-name.ts'
import type { Price } from './schema.ts'
import { usePriceFormat } from './use-price-format.ts'

type Props = {
  price: Price
  typed: TypedPrices
  onType: (text: string) => void
  /** whether its name is seen above it; where it stands below that name, it is only read aloud */
  showsName?: boolean
}

/** What the visitor pays for a ticket that may cost more; empty, it is the least. */
export function FreePriceField({ price, typed, onType, showsName = false }: Props) {
  const least = usePriceFormat()(price.price, price.currency)
  const error = paidPriceOf(price, typed) === undefined ? t('Please enter {price} or more.', { price: least }) : undefined
  return (
    <fieldset className={styles.field} data-free-price>
      <legend className={showsName ? undefined : 'visually-hidden'}>{ticketName(price)}</legend>
      <Field label={t('Your price per ticket, from {price}', { price: least })} error={error}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            {...NO_AUTOFILL}
            maxLength={12}
            value={typedOf(price, typed)}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
    </fieldset>
  )
}
