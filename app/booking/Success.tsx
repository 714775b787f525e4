import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { webshopLink } from '../platform/routing/webshop-path.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { CartOutcome } from './add-to-cart.ts'
import type { BookableEvent } from './bookable-event.ts'
import { clearCart, lastTicketCount } from './cart-store.ts'
import { WARN_AT_MINUTES } from './constants.ts'
import { describeSeats } from './given-seats.ts'
import { extendHold } from './renew-hold.ts'
import styles from './Summary.module.css'
import { type SavedOrder, savedOrdersOf } from './saved-orders.ts'
import { TicketStub } from './TicketStub.tsx'
import { type CartState, useCart, useCartExpired } from './use-cart.ts'
import { useHoldMessage } from './use-hold-message.ts'
import { useInViewAttribute } from './use-in-view-attribute.ts'

/** A hold that has run for less than this has just been restarted by the shop. */
const RENEWED_WITHIN_SECONDS = 30

/** What the visitor can do with the cart, and after it has expired. */
export type SuccessActions = {
  /** back to an empty selection */
  onChooseAnew: () => void
  onReserveAgain: (orders: SavedOrder[]) => void
  onAddMore: (() => void) | undefined
}

type Props = SuccessActions & { outcome: CartOutcome; event: BookableEvent; holdMinutes: number | null }

/**
 * What is in the cart, how long it is held, and what to do next; once it has expired, that, and buttons to reserve
 * again.
 */
export function Success({ outcome, event, holdMinutes, onChooseAnew, onReserveAgain, onAddMore }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useInViewAttribute(box, 'data-cart-in-view')
  const cart = useCart()
  const isOver = useCartExpired()
  useOnOtherCart(cart !== undefined, isOver, onChooseAnew)
  return (
    <div ref={box} data-holds-cart>
      {isOver ? (
        <Expired event={event} onChooseAnew={onChooseAnew} onReserveAgain={onReserveAgain} />
      ) : (
        <Held outcome={outcome} event={event} holdMinutes={holdMinutes} cart={cart} onAddMore={onAddMore} />
      )}
    </div>
  )
}

/**
 * This summary is about one cart: when that cart was bought or emptied elsewhere, or another was filled after it
 * expired, `onOther` is called. A browser without cookies never shows a cart.
 */
function useOnOtherCart(isHeld: boolean, isOver: boolean, onOther: () => void): void {
  const previous = useRef({ held: false, over: false })
  useEffect(() => {
    const { held: wasHeld, over: wasOver } = previous.current
    if ((wasOver && isHeld) || ((wasHeld || wasOver) && !isHeld && !isOver)) onOther()
    previous.current = { held: wasHeld || isHeld, over: wasOver || isOver }
  }, [isHeld, isOver, onOther])
}

type HeldProps = Pick<Props, 'outcome' | 'event' | 'holdMinutes' | 'onAddMore'> & { cart: CartState | undefined }

function Held({ outcome, event, holdMinutes, cart, onAddMore }: HeldProps) {
  const { tickets, inCart, secondsLeft } = outcome
  // Shops that hold a cart as a whole have just restarted the hold of everything in it.
  const describeHold = useHoldMessage()
  const actions = useRef<HTMLDivElement>(null)
  useFocusFallback(actions)
  const isRenewed = inCart > tickets && holdMinutes !== null && secondsLeft > holdMinutes * 60 - RENEWED_WITHIN_SECONDS
  return (
    <>
      <TicketStub
        title={tickets > 0 ? t('{n} has been successfully added into your cart', { n: tickets }) : t('Added to your cart')}
        event={event}
        seats={describeSeats(outcome.givenSeats)}
      >
        {(cart?.remaining || secondsLeft > 0) && (
          <p className={styles.countdown} role="timer" aria-live="off">
            {cart?.remaining ?? '–:––'}
          </p>
        )}
        <p className={styles.small}>
          {cart && holdMessage(cart, holdMinutes, describeHold)}
          {isRenewed && ` ${t('This applies to all {n} tickets in your cart.', { n: inCart })}`}
        </p>
      </TicketStub>
      <div ref={actions} className={styles.actions}>
        {outcome.cartUrl && (
          <ButtonLink to={webshopLink(outcome.cartUrl)} wide reloadDocument>
            {t('View cart')}
          </ButtonLink>
        )}
        <ExtendHoldButton
          isOffered={cart?.canExtend === true && (cart.minutes ?? Number.POSITIVE_INFINITY) <= Math.max(...WARN_AT_MINUTES)}
        />
        {onAddMore && (
          <Button look="plain" wide onClick={onAddMore}>
            {t('Add more')}
          </Button>
        )}
      </div>
    </>
  )
}

/**
 * The buttons disappear with the expired hold or with the cart; a focus that was on one of them moves to the widget.
 */
function useFocusFallback(element: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = element.current
    return () => {
      if (box?.contains(document.activeElement)) box.closest<HTMLElement>('[data-widget]')?.focus({ preventScroll: true })
    }
  }, [element])
}

/** How long the tickets are held, as a sentence that stays true; empty while the expiry is unknown. */
function holdMessage({ seconds, minutes }: CartState, n: number | null, describeHold: (seconds: number) => string): string {
  if (seconds === undefined) return ''
  // The sentence of the specification while it matches the expiry that the shop has given (BOOK-34).
  if (n !== null && minutes === n) return `${t('Your tickets will be reserved for the next {n} minutes', { n })}.`
  return describeHold(seconds)
}

/** Extends the hold and shows the outcome. */
function ExtendHoldButton({ isOffered }: { isOffered: boolean }) {
  const [announcement, setAnnouncement] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const describeHold = useHoldMessage()
  const press = async () => {
    // The button disappears when it is done, so the focus moves to the outcome.
    status.current?.focus()
    setAnnouncement(await extendHold(describeHold))
  }
  return (
    <>
      <p ref={status} tabIndex={-1} role="status">
        {announcement}
      </p>
      {isOffered && (
        <Button look="plain" wide onClick={press}>
          {t('Extend reservation')}
        </Button>
      )}
    </>
  )
}

/** The hold has expired. The notice on every page announces it, once, to screen readers. */
function Expired({ event, onChooseAnew, onReserveAgain }: Pick<Props, 'event' | 'onChooseAnew' | 'onReserveAgain'>) {
  const orders = savedOrdersOf(lastTicketCount())
  return (
    <>
      <TicketStub title={t('Your reservation has expired. Your tickets have been released.')} event={event} isOver />
      <div className={styles.actions}>
        {orders?.some(({ performance }) => performance === event.idJet) && (
          <Button look="ground" wide onClick={() => onReserveAgain(orders)}>
            {t('Reserve the same tickets again')}
          </Button>
        )}
        <Button
          look="plain"
          wide
          onClick={(press) => {
            // The button disappears, so the focus moves to the widget that contained it.
            press.currentTarget.closest<HTMLElement>('[data-widget]')?.focus({ preventScroll: true })
            clearCart()
            onChooseAnew()
          }}
        >
          {t('Choose tickets again')}
        </Button>
      </div>
    </>
  )
}
