// Not through the feature's index, which would load the booking widget on every page.
import { useCart } from '../../booking/use-cart.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { WEBSHOP_PATH, webshopLink } from '../../platform/routing/webshop-path.ts'
import { useLayoutData } from '../../site/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CartLink.module.css'
import { OfflineMark } from './OfflineMark.tsx'

/**
 * The link to the cart, with the number of tickets and the minutes left. Rendered in the browser only, so pages stay
 * the same for everybody.
 */
export function CartLink() {
  const frame = useLayoutData()
  const cart = useCart()
  if (frame && !frame.hasShop) return null
  if (frame && !frame.isShopOnline) {
    return (
      <span className={styles.offline}>
        <OfflineMark>{t('Cart')}</OfflineMark>
      </span>
    )
  }
  return (
    <a className={styles.cart} href={webshopLink(cart?.url || frame?.basketLink || WEBSHOP_PATH)} data-filled={cart ? '' : undefined}>
      <span className={styles.sign}>
        <Icon name="ticket" />
      </span>
      <span className={styles.word}>{t('Cart')}</span>
      {cart && (
        <>
          <span className={styles.count} aria-hidden="true">
            {cart.remaining ? `${cart.amount} · ${cart.remaining}` : cart.amount}
          </span>
          <span className="visually-hidden">
            {t('{n} tickets', { n: cart.amount })}
            {cart.minutes !== undefined && `, ${t('reserved for {n} more minutes', { n: cart.minutes })}`}
          </span>
        </>
      )}
    </a>
  )
}
