import { useCart } from '../../booking/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useFrame } from '../frame-data.ts'
import styles from './CartLink.module.css'

/** The way to the cart, with what is in it and for how many minutes yet. Only the browser knows, so pages stay the same for all. */
export function CartLink() {
  const frame = useFrame()
  const cart = useCart()
  if (frame && !frame.isShopOnline) {
    return (
      <span className={styles.offline} title={t('Webshop offline')}>
        {t('Cart')} <span aria-hidden="true">⊘</span>
        <span className="visually-hidden">{t('Webshop offline')}</span>
      </span>
    )
  }
  const address = cart?.url || frame?.basketLink || '/webshop'
  return (
    <a className={styles.cart} href={address}>
      {t('Cart')}
      {cart && (
        <span className={styles.count}>
          {' '}
          {cart.amount} <span aria-hidden="true">· {cart.remaining}</span>
          <span className="visually-hidden">
            {t('{n} tickets, reserved for {minutes} more minutes', { n: cart.amount, minutes: cart.minutes })}
          </span>
        </span>
      )}
    </a>
  )
}
