import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { CartOutcome } from './add-to-cart.ts'
import type { BookableEvent } from './bookable-event.ts'
import { clearCart, lastTicketCount } from './cart-store.ts'
import { CART_COOKIE_MINUTES, WARN_AT_MINUTES } from './constants.ts'
import { extendHold } from './renew-hold.ts'
import styles from './Summary.module.css'
import { type SavedOrder, savedOrdersOf } from './saved-orders.ts'
import { TicketStub } from './TicketStub.tsx'
import { type CartState, useCart, useCartExpired } from './use-cart.ts'
import { useHoldMessage } from './use-hold-message.ts'
import { useInViewAttribute } from './use-in-view-attribute.ts'

/** So soon after the shop's answer a time that has just begun is told from one that has run. */
const RENEWED_WITHIN_SECONDS = 30

/** The ways on from what is in the cart, and from a cart whose time is over. */
export type SuccessActions = {
  /** back to the choice, with nothing chosen */
  onChooseAnew: () => void
  onReserveAgain: (orders: SavedOrder[]) => void
  onAddMore: (() => void) | undefined
}

type Props = SuccessActions & { outcome: CartOutcome; event: BookableEvent }

/** What is in the cart, for how long, and the ways on; when its time is over, that, and the ways to reserve again. */
export function Success({ outcome, event, onChooseAnew, onReserveAgain, onAddMore }: Props) {
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
        <Held outcome={outcome} event={event} cart={cart} onAddMore={onAddMore} />
      )}
    </div>
  )
}

/**
 * What this summary speaks of is true of one cart alone: when that was bought or emptied elsewhere, or another is filled
 * after its end, there is nothing more to say of it. A browser that keeps no cookies never shows a cart.
 */
function useOnOtherCart(isHeld: boolean, isOver: boolean, onOther: () => void): void {
  const was = useRef({ held: false, over: false })
  useEffect(() => {
    const { held, over } = was.current
    if ((over && isHeld) || ((held || over) && !isHeld && !isOver)) onOther()
    was.current = { held: held || isHeld, over: over || isOver }
  }, [isHeld, isOver, onOther])
}

function Held({ outcome, event, cart, onAddMore }: Pick<Props, 'outcome' | 'event' | 'onAddMore'> & { cart: CartState | undefined }) {
  const { added, inCart, secondsLeft } = outcome
  // Shops that hold a cart as a whole have just begun its time anew for all that was in it.
  const sentenceOf = useHoldMessage()
  const actions = useRef<HTMLDivElement>(null)
  useFocusFallback(actions)
  const isRenewed = inCart > added && secondsLeft > CART_COOKIE_MINUTES * 60 - RENEWED_WITHIN_SECONDS
  return (
    <>
      <TicketStub title={t('{n} tickets added to your cart', { n: added })} event={event}>
        {(cart?.remaining || secondsLeft > 0) && (
          <p className={styles.countdown} role="timer" aria-live="off">
            {cart?.remaining ?? '–:––'}
          </p>
        )}
        <p className={styles.small}>
          {cart && holdMessage(cart, sentenceOf)}
          {isRenewed && ` ${t('This applies to all {n} tickets in your cart.', { n: inCart })}`}
        </p>
      </TicketStub>
      <div ref={actions} className={styles.actions}>
        {outcome.cartUrl && (
          <ButtonLink to={outcome.cartUrl} wide>
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

/** The ways go with the time that is over, or with the cart; whoever stood on one goes on in the widget. */
function useFocusFallback(ways: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = ways.current
    return () => {
      if (box?.contains(document.activeElement)) box.closest<HTMLElement>('[data-widget]')?.focus({ preventScroll: true })
    }
  }, [ways])
}

/** How long the tickets are held, true at every moment: nothing while only the shop knows. */
function holdMessage({ seconds, minutes }: CartState, sentenceOf: (seconds: number) => string): string {
  if (seconds === undefined) return ''
  // The house's own sentence as long as it is true of the end that the shop has named (BOOK-34).
  if (minutes === CART_COOKIE_MINUTES) return `${t('Your tickets are reserved for 15 minutes')}.`
  return sentenceOf(seconds)
}

/** Holds the tickets for longer, and says what became of that. */
function ExtendHoldButton({ isOffered }: { isOffered: boolean }) {
  const [said, setSaid] = useState('')
  const words = useRef<HTMLParagraphElement>(null)
  const sentenceOf = useHoldMessage()
  const press = async () => {
    // The button goes when its work is done; reading goes on where its outcome is said.
    words.current?.focus()
    setSaid(await extendHold(sentenceOf))
  }
  return (
    <>
      <p ref={words} tabIndex={-1} role="status">
        {said}
      </p>
      {isOffered && (
        <Button look="plain" wide onClick={press}>
          {t('Extend reservation')}
        </Button>
      )}
    </>
  )
}

/** The time is over. That is said once to screen readers, by the notice that every page has. */
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
            // The button goes; reading goes on in the widget that it stood in.
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
