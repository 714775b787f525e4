import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './CartNotice.module.css'
import { clearCart, lastTicketCount } from './cart-store.ts'
import { WARN_AT_MINUTES } from './constants.ts'
import { extendHold, reserveAgain } from './renew-hold.ts'
import { type SavedOrder, savedOrdersOf } from './saved-orders.ts'
import { useCart, useCartExpired } from './use-cart.ts'
import { useHoldMessage } from './use-hold-message.ts'

/** How often it is looked whether a modal layer has come or gone, in milliseconds. */
const POLL_MS = 500

/**
 * Says in time that the reservation ends, and that it has ended, with the way to hold the tickets for longer or once more;
 * to eyes and to screen readers, wherever they are: over a modal layer, outside of which nothing can be seen or heard,
 * it stands in the layer. Where a booking widget in sight says the same, with the same ways, the notice is heard alone.
 */
export default function CartNotice() {
  const cart = useCart()
  const isOver = useCartExpired()
  const [closed, setClosed] = useState('')
  /** what became of the last press; it stands until it is closed or something else is to be said */
  const [outcome, setOutcome] = useState('')
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isHeard = useIsAnnounceable()
  const sentenceOf = useHoldMessage()
  const minutes = WARN_AT_MINUTES.find((warning) => warning === cart?.minutes)
  const warning = cart && minutes !== undefined ? `${cart.url} ${minutes}` : ''
  const isShown = isHeard && (isBusy || outcome !== '' || isOver || (warning !== '' && warning !== closed))
  const layer = useModalDialog(isShown)
  const [orders, setOrders] = useState<SavedOrder[]>()
  useEffect(() => setOrders(isOver ? savedOrdersOf(lastTicketCount()) : undefined), [isOver])
  useEffect(() => {
    if (warning || isOver) setOutcome('')
  }, [warning, isOver])
  // The button that was pressed is gone; reading goes on where its outcome is said.
  useEffect(() => {
    if (isBusy || outcome) box.current?.focus()
  }, [isBusy, outcome])

  async function carryOut(work: () => Promise<string>) {
    setBusy(true)
    setOutcome(await work())
    setBusy(false)
  }
  function close() {
    if (isOver) clearCart()
    setClosed(warning)
    setOutcome('')
  }

  const said: ReactNode = isBusy ? (
    <p>{t('Reserving tickets…')}</p>
  ) : outcome ? (
    <p>
      {outcome} {cart && <a href={cart.url}>{t('View cart')}</a>}
    </p>
  ) : isOver || !cart ? (
    <>
      <p>{t('Your reservation has expired. Your tickets have been released.')}</p>
      {orders && (
        <button type="button" className={styles.way} onClick={() => carryOut(() => reserveAndDescribe(orders, sentenceOf))}>
          {t('Reserve the same tickets again')}
        </button>
      )}
    </>
  ) : (
    <>
      <p>
        {t('Your tickets are reserved for {n} more minutes.', { n: minutes ?? 0 })} <a href={cart.url}>{t('View cart')}</a>
      </p>
      {cart.canExtend && (
        <button type="button" className={styles.way} onClick={() => carryOut(() => extendHold(sentenceOf))}>
          {t('Extend reservation')}
        </button>
      )}
    </>
  )
  const words = isShown && (
    <>
      {said}
      {!isBusy && (
        <button type="button" className={styles.close} onClick={close} aria-label={t('Close')}>
          <Icon name="close" />
        </button>
      )}
    </>
  )
  return (
    <>
      <div
        ref={layer ? undefined : box}
        tabIndex={-1}
        role="status"
        className={styles.notice}
        data-shown={(isShown && !layer) || undefined}
      >
        {!layer && words}
      </div>
      {layer &&
        createPortal(
          // It comes together with its words, which only an alert tells.
          <div ref={box} tabIndex={-1} role="alert" className={styles.notice} data-shown>
            {words}
          </div>,
          layer,
        )}
    </>
  )
}

/** @returns what is said of it */
async function reserveAndDescribe(orders: SavedOrder[], sentenceOf: (seconds: number) => string): Promise<string> {
  const { added, rejected, secondsLeft } = await reserveAgain(orders)
  if (rejected.length === 0) return sentenceOf(secondsLeft)
  return [...new Set(rejected.map(({ reason }) => reason)), added > 0 ? t('The rest are in your cart.') : ''].filter(Boolean).join(' ')
}

/** Whether the notice has been there for a moment: what stands in a live region from its beginning is told to nobody. */
function useIsAnnounceable(): boolean {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), POLL_MS)
    return () => clearTimeout(timer)
  }, [])
  return isHeard
}

/** The modal layer that lies over the page while something is to be said; null when there is none. */
function useModalDialog(isWanted: boolean): Element | null {
  const [layer, setLayer] = useState<Element | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const look = () => setLayer([...document.querySelectorAll('dialog:modal')].at(-1) ?? null)
    look()
    const timer = setInterval(look, POLL_MS)
    return () => {
      clearInterval(timer)
      setLayer(null)
    }
  }, [isWanted])
  return layer
}
