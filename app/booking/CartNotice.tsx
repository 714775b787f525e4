import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './CartNotice.module.css'
import { forgetCart } from './cart-store.ts'
import { useCart, useCartIsOver } from './use-cart.ts'

/** Said in time: in these minutes before its end the cart asks for attention. */
const WARN_AT_MINUTES = [5, 2, 1]
/** How often it is looked whether a modal layer has come or gone, in milliseconds. */
const LOOK_MS = 500

/**
 * Says in time that the reservation ends, and that it has ended; to eyes and to screen readers, wherever they are: over
 * a modal layer, outside of which nothing can be seen or heard, it stands in the layer.
 */
export default function CartNotice() {
  const cart = useCart()
  const isOver = useCartIsOver()
  const [closed, setClosed] = useState('')
  const minutes = WARN_AT_MINUTES.find((warning) => warning === cart?.minutes)
  const warning = cart && minutes !== undefined ? `${cart.url} ${minutes}` : ''
  const isShown = isOver || (warning !== '' && warning !== closed)
  const layer = useModalLayer(isShown)
  const words = isShown && (
    <>
      {isOver || !cart ? (
        <p>{t('Your reservation is over. The tickets are free for others again.')}</p>
      ) : (
        <p>
          {t('Your tickets are reserved for {n} more minutes.', { n: minutes ?? 0 })} <a href={cart.url}>{t('Zum Warenkorb')}</a>
        </p>
      )}
      <button type="button" onClick={() => (isOver ? forgetCart() : setClosed(warning))} aria-label={t('Close')}>
        <Icon name="close" />
      </button>
    </>
  )
  return (
    <>
      <div role="status" className={styles.notice} data-shown={(isShown && !layer) || undefined}>
        {!layer && words}
      </div>
      {layer &&
        createPortal(
          // It comes together with its words, which only an alert tells.
          <div role="alert" className={styles.notice} data-shown>
            {words}
          </div>,
          layer,
        )}
    </>
  )
}

/** The modal layer that lies over the page while something is to be said; null when there is none. */
function useModalLayer(isWanted: boolean): Element | null {
  const [layer, setLayer] = useState<Element | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const look = () => setLayer([...document.querySelectorAll('dialog:modal')].at(-1) ?? null)
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => {
      clearInterval(timer)
      setLayer(null)
    }
  }, [isWanted])
  return layer
}
