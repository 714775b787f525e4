import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { CartOutcome, RefusedCall } from './add-to-cart.ts'
import type { BookableEvent } from './bookable-event.ts'
import { CART_COOKIE_MINUTES } from './constants.ts'
import styles from './Summary.module.css'
import { NO_RESERVATION, NOT_ENOUGH_SEATS, TOO_MANY_CALLS } from './ticket-shop.ts'
import { useCart } from './use-cart.ts'
import type { SummaryState } from './widget-state.ts'

/** So soon after the shop's answer a time that has just begun is told from one that has run. */
const RENEWED_WITHIN_SECONDS = 30

type Props = {
  summary: SummaryState
  event: BookableEvent
  /** back to the choice, to try other tickets */
  onChange: () => void
  onAddMore: (() => void) | undefined
}

/** What became of it: on its way, then the tickets that are in the cart and what did not work, honestly (B §4, B §8). */
export function Summary({ summary, event, onChange, onAddMore }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.summary} role="status">
      {summary.phase === 'loading' ? (
        <TicketStub title={t('Tickets are being reserved')} event={event} isWaiting />
      ) : (
        <Outcome outcome={summary.outcome} event={event} onChange={onChange} onAddMore={onAddMore} />
      )}
    </div>
  )
}

function Outcome({ outcome, event, onChange, onAddMore }: Omit<Props, 'summary'> & { outcome: CartOutcome }) {
  return (
    <>
      {outcome.added > 0 && <Success outcome={outcome} event={event} onAddMore={onAddMore} />}
      {outcome.refused.map((call) => (
        <Failure key={call.seat_group} call={call} isPartial={outcome.added > 0} ticketUrl={event.ticketUrl} />
      ))}
      {outcome.refused.length > 0 && (
        <Button look="plain" wide onClick={onChange}>
          {t('Change the selection')}
        </Button>
      )}
    </>
  )
}

/** What is in the cart, for how long, and the ways on. */
function Success({ outcome, event, onAddMore }: Omit<Props, 'summary' | 'onChange'> & { outcome: CartOutcome }) {
  const cart = useCart()
  const { added, inCart, secondsLeft } = outcome
  // Shops that hold a cart as a whole have just begun its time anew for all that was in it.
  const isRenewed = inCart > added && secondsLeft > CART_COOKIE_MINUTES * 60 - RENEWED_WITHIN_SECONDS
  return (
    <div>
      <TicketStub title={t('{n} has been successfully added into your cart', { n: added })} event={event}>
        <p className={styles.countdown} role="timer" aria-live="off">
          {cart?.remaining ?? '–:––'}
        </p>
        <p className={styles.small}>
          {t('Your tickets will be reserved for the next 15 minutes')}
          {isRenewed && `. ${t('That is true for all {n} tickets in your cart.', { n: inCart })}`}
        </p>
      </TicketStub>
      <div className={styles.actions}>
        {outcome.cartUrl && (
          <ButtonLink to={outcome.cartUrl} wide>
            {t('Zum Warenkorb')}
          </ButtonLink>
        )}
        {onAddMore && (
          <Button look="plain" wide onClick={onAddMore}>
            {t('Weitere hinzufügen')}
          </Button>
        )}
      </div>
    </div>
  )
}

type StubProps = { title: string; event: BookableEvent; isWaiting?: boolean; children?: ReactNode }

/** Something said in the shape of a ticket's stub; while it waits, the part to tear off is still empty. */
function TicketStub({ title, event, isWaiting, children }: StubProps) {
  return (
    <div className={styles.stub} data-waiting={isWaiting || undefined}>
      <div className={styles.body}>
        <p className={styles.big}>{title}</p>
        <p className={styles.what}>
          <span>{event.title}</span>
          <span>
            {event.shortDate}, {event.time}
          </span>
        </p>
      </div>
      <div className={styles.tear}>{children}</div>
    </div>
  )
}

function Failure({ call, isPartial, ticketUrl }: { call: RefusedCall; isPartial: boolean; ticketUrl: string }) {
  const reason = reasonOf(call.code)
  return (
    <div className={styles.failure}>
      <p className={styles.big}>{t("Unfortunately, that didn't work.")}</p>
      {isPartial && <p>{t('{n} tickets of {group} are not in your cart.', { n: call.tickets, group: call.seat_group })}</p>}
      {reason && <p>{reason}</p>}
      <p>
        {t('Please purchase your tickets via the webshop.')} <a href={ticketUrl || '/webshop'}>{t('Open the webshop')}</a>
      </p>
      <p className={styles.small}>{t('Error {number}', { number: call.code })}</p>
      <ButtonLink to={ticketUrl || '/webshop'} wide>
        {t('Zum Webshop')}
      </ButtonLink>
    </div>
  )
}

function reasonOf(code: number): string | undefined {
  if (code === NOT_ENOUGH_SEATS) return t('Not enough (connected) seats found.')
  if (code === TOO_MANY_CALLS) return t('Too many orders came from your connection. Please try again in a few minutes.')
  return code === NO_RESERVATION ? t('No current reservation.') : undefined
}
