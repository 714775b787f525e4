import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './CartNotice.module.css'
import { forgetCart } from './cart-store.ts'
import { useCart, useCartIsOver } from './use-cart.ts'

/** Said in time: from here on the cart asks for attention. */
const WARN_AT_MINUTES = 2

/** Says in time that the reservation ends, and that it has ended; to eyes and to screen readers. */
export function CartNotice() {
  const cart = useCart()
  const isOver = useCartIsOver()
  const [closedFor, setClosedFor] = useState<string>()
  const isEnding = cart?.minutes !== undefined && cart.minutes <= WARN_AT_MINUTES && closedFor !== cart.url
  return (
    <div role="status" className={styles.notice} data-shown={isOver || isEnding || undefined}>
      {isOver && <p>{t('Your reservation is over. The tickets are free for others again.')}</p>}
      {isEnding && (
        <p>
          {t('Your tickets are reserved for {n} more minutes.', { n: cart.minutes ?? 0 })} <a href={cart.url}>{t('Zum Warenkorb')}</a>
        </p>
      )}
      {(isOver || isEnding) && (
        <button type="button" onClick={() => (isOver ? forgetCart() : setClosedFor(cart?.url))} aria-label={t('Close')}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
