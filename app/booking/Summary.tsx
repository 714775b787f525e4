import { useEffect, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { CartOutcome, RefusedCall } from './add-to-cart.ts'
import type { BookableEvent } from './BookingForm.tsx'
import styles from './Summary.module.css'
import { NO_RESERVATION, NOT_ENOUGH_SEATS, TOO_MANY_CALLS } from './ticket-shop.ts'
import { useCart } from './use-cart.ts'
import type { SummaryState } from './widget-state.ts'

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
        <p className={styles.waiting}>{t('Tickets are being reserved')}</p>
      ) : (
        <Outcome outcome={summary.outcome} event={event} onChange={onChange} onAddMore={onAddMore} />
      )}
    </div>
  )
}

function Outcome({ outcome, event, onChange, onAddMore }: Omit<Props, 'summary'> & { outcome: CartOutcome }) {
  return (
    <>
      {outcome.added > 0 && <TicketStub added={outcome.added} cartUrl={outcome.cartUrl} event={event} onAddMore={onAddMore} />}
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

type StubProps = { added: number; cartUrl: string | null; event: BookableEvent; onAddMore: (() => void) | undefined }

/** What is in the cart, shaped like the stub of a ticket, with the time that is left. */
function TicketStub({ added, cartUrl, event, onAddMore }: StubProps) {
  const cart = useCart()
  return (
    <div>
      <div className={styles.stub}>
        <div className={styles.body}>
          <p className={styles.big}>{t('{n} has been successfully added into your cart', { n: added })}</p>
          <p className={styles.what}>
            <span>{event.title}</span>
            <span>
              {event.shortDate}, {event.time}
            </span>
          </p>
        </div>
        <div className={styles.tear}>
          <p className={styles.countdown} role="timer" aria-live="off">
            {cart?.remaining ?? '–:––'}
          </p>
          <p className={styles.small}>{t('Your tickets will be reserved for the next 15 minutes')}</p>
        </div>
      </div>
      <div className={styles.actions}>
        {cartUrl && (
          <ButtonLink to={cartUrl} wide>
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
