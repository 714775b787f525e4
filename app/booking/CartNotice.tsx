import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import { addToCart, extendCart } from './add-to-cart.ts'
import styles from './CartNotice.module.css'
import { forgetCart, lastAmount } from './cart-store.ts'
import { type KeptOrder, ordersOf } from './kept-orders.ts'
import { useCart, useCartIsOver } from './use-cart.ts'

/** Said in time: in these minutes before its end the cart asks for attention. */
const WARN_AT_MINUTES = [5, 2, 1]
/** How often it is looked whether a modal layer has come or gone, in milliseconds. */
const LOOK_MS = 500

/**
 * Says in time that the reservation ends, and that it has ended, with the way to hold the tickets for longer or once more;
 * to eyes and to screen readers, wherever they are: over a modal layer, outside of which nothing can be seen or heard,
 * it stands in the layer.
 */
export default function CartNotice() {
  const cart = useCart()
  const isOver = useCartIsOver()
  const [closed, setClosed] = useState('')
  /** what became of the last press; it stands until it is closed or something else is to be said */
  const [outcome, setOutcome] = useState('')
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isHeard = useIsHeard()
  const minutes = WARN_AT_MINUTES.find((warning) => warning === cart?.minutes)
  const warning = cart && minutes !== undefined ? `${cart.url} ${minutes}` : ''
  const isShown = isHeard && (isBusy || outcome !== '' || isOver || (warning !== '' && warning !== closed))
  const layer = useModalLayer(isShown)
  const [orders, setOrders] = useState<KeptOrder[]>()
  useEffect(() => setOrders(isOver ? ordersOf(lastAmount()) : undefined), [isOver])
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
    if (isOver) forgetCart()
    setClosed(warning)
    setOutcome('')
  }

  const said: ReactNode = isBusy ? (
    <p>{t('Tickets are being reserved')}</p>
  ) : outcome ? (
    <p>
      {outcome} {cart && <a href={cart.url}>{t('Zum Warenkorb')}</a>}
    </p>
  ) : isOver || !cart ? (
    <>
      <p>{t('Your reservation is over. The tickets are free for others again.')}</p>
      {orders && (
        <button type="button" className={styles.way} onClick={() => carryOut(() => reserveAgain(orders))}>
          {t('Reserve the same tickets once more')}
        </button>
      )}
    </>
  ) : (
    <>
      <p>
        {t('Your tickets are reserved for {n} more minutes.', { n: minutes ?? 0 })} <a href={cart.url}>{t('Zum Warenkorb')}</a>
      </p>
      {cart.canExtend && (
        <button type="button" className={styles.way} onClick={() => carryOut(extend)}>
          {t('Reserve for longer')}
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
async function extend(): Promise<string> {
  const seconds = await extendCart()
  if (typeof seconds === 'string') return seconds
  tellShop()
  return t('Your tickets are reserved for {n} more minutes.', { n: Math.ceil(seconds / 60) })
}

/** @returns what is said of it */
async function reserveAgain(orders: KeptOrder[]): Promise<string> {
  const waiting = { signal: new AbortController().signal, onWait: () => {} }
  const refused: string[] = []
  for (const { performance, call } of orders) {
    const outcome = await addToCart(performance, [call], waiting)
    refused.push(...outcome.refused.map(({ reason }) => reason))
  }
  if (refused.length === orders.length) forgetCart()
  tellShop()
  if (refused.length === 0) return t('Your tickets will be reserved for the next 15 minutes')
  return [...new Set(refused), refused.length < orders.length ? t('The others are in your cart.') : ''].filter(Boolean).join(' ')
}

/** The shop's own page, where it is framed, shows how long the cart is held, too. */
function tellShop(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-shop]')
  if (frame) frame.contentWindow?.postMessage('cart-held', new URL(frame.src).origin)
}

/** Whether the notice has been there for a moment: what stands in a live region from its beginning is told to nobody. */
function useIsHeard(): boolean {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), LOOK_MS)
    return () => clearTimeout(timer)
  }, [])
  return isHeard
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
