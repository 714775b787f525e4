import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../platform/i18n/i18n.ts'
import { webshopLink } from '../platform/routing/webshop-path.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './CartNotice.module.css'
import { clearCart, lastTicketCount } from './cart-store.ts'
import { WARN_AT_MINUTES } from './constants.ts'
import { describeSeats } from './given-seats.ts'
import { extendHold, reserveAgain } from './renew-hold.ts'
import { type SavedOrder, savedOrdersOf } from './saved-orders.ts'
import { useCart, useCartExpired } from './use-cart.ts'
import { useHoldMessage } from './use-hold-message.ts'

/** How often the document is checked for a modal dialog that opened or closed, in milliseconds. */
const POLL_MS = 500

/**
 * Announces that the hold is about to expire or has expired, with buttons to extend it or to reserve again; for sighted
 * users and screen readers, wherever they are: while a modal dialog is open, content outside it is neither visible nor
 * exposed, so the notice is rendered inside it. Where a visible booking widget shows the same message and buttons, the
 * notice is for screen readers only.
 */
export default function CartNotice() {
  const cart = useCart()
  const isOver = useCartExpired()
  const [closed, setClosed] = useState('')
  /** outcome of the last button press; shown until it is closed or another message replaces it */
  const [outcome, setOutcome] = useState('')
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isAnnounceable = useIsAnnounceable()
  const describeHold = useHoldMessage()
  const minutes = WARN_AT_MINUTES.find((warning) => warning === cart?.minutes)
  const warning = cart && minutes !== undefined ? `${cart.url} ${minutes}` : ''
  const isShown = isAnnounceable && (isBusy || outcome !== '' || isOver || (warning !== '' && warning !== closed))
  const layer = useModalDialog(isShown)
  const [orders, setOrders] = useState<SavedOrder[]>()
  const seats = warning ? describeSeats((savedOrdersOf(cart?.amount ?? 0) ?? []).flatMap((order) => order.seats ?? [])) : ''
  useEffect(() => setOrders(isOver ? savedOrdersOf(lastTicketCount()) : undefined), [isOver])
  useEffect(() => {
    if (warning || isOver) setOutcome('')
  }, [warning, isOver])
  // The pressed button is removed, so the focus moves to the outcome.
  useEffect(() => {
    if (isBusy || outcome) box.current?.focus()
  }, [isBusy, outcome])

  async function runBusy(work: () => Promise<string>) {
    setBusy(true)
    setOutcome(await work())
    setBusy(false)
  }
  function close() {
    if (isOver) clearCart()
    setClosed(warning)
    setOutcome('')
  }

  const message: ReactNode = isBusy ? (
    <p>{t('Reserving tickets…')}</p>
  ) : outcome ? (
    <p>
      {outcome} {cart && <a href={webshopLink(cart.url)}>{t('View cart')}</a>}
    </p>
  ) : isOver || !cart ? (
    <>
      <p>{t('Your reservation has expired. Your tickets have been released.')}</p>
      {orders && (
        <button type="button" className={styles.way} onClick={() => runBusy(() => reserveAndDescribe(orders, describeHold))}>
          {t('Reserve the same tickets again')}
        </button>
      )}
    </>
  ) : (
    <>
      <p>
        {t('Your tickets are reserved for {n} more minutes.', { n: minutes ?? 0 })} {seats && `${seats}. `}
        <a href={webshopLink(cart.url)}>{t('View cart')}</a>
      </p>
      {cart.canExtend && (
        <button type="button" className={styles.way} onClick={() => runBusy(() => extendHold(describeHold))}>
          {t('Extend reservation')}
        </button>
      )}
    </>
  )
  const content = isShown && (
    <>
      {message}
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
        {!layer && content}
      </div>
      {layer &&
        createPortal(
          // Inserted together with its text, which only an alert announces.
          <div ref={box} tabIndex={-1} role="alert" className={styles.notice} data-shown>
            {content}
          </div>,
          layer,
        )}
    </>
  )
}

/** @returns the message for the visitor */
async function reserveAndDescribe(orders: SavedOrder[], describeHold: (seconds: number) => string): Promise<string> {
  const { added, rejected, secondsLeft } = await reserveAgain(orders)
  if (rejected.length === 0) return describeHold(secondsLeft)
  return [...new Set(rejected.map(({ reason }) => reason)), added > 0 ? t('The rest are in your cart.') : ''].filter(Boolean).join(' ')
}

/**
 * Whether the notice has been rendered for a moment: screen readers do not announce what a live region contains when it
 * is inserted.
 */
function useIsAnnounceable(): boolean {
  const [isAnnounceable, setAnnounceable] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounceable(true), POLL_MS)
    return () => clearTimeout(timer)
  }, [])
  return isAnnounceable
}

/** The open modal dialog while there is something to announce; null when there is none. */
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
