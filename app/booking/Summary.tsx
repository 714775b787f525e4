import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { CartOutcome, RefusedCall } from './add-to-cart.ts'
import type { BookableEvent } from './bookable-event.ts'
import { CART_COOKIE_MINUTES } from './constants.ts'
import styles from './Summary.module.css'
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
  if (summary.phase === 'done') {
    return (
      <Told key="done">
        <Outcome outcome={summary.outcome} event={event} onChange={onChange} onAddMore={onAddMore} />
      </Told>
    )
  }
  if (!summary.isWaiting) {
    return (
      <Told key="loading">
        <TicketStub title={t('Tickets are being reserved')} event={event} isWaiting />
      </Told>
    )
  }
  return (
    <Told key="waiting">
      <TicketStub title={t('No connection')} event={event} isWaiting />
      <p>{t('Your selection stays as it is. As soon as the line is back it goes on by itself.')}</p>
      <Button look="plain" wide onClick={onChange}>
        {t('Change the selection')}
      </Button>
    </Told>
  )
}

/** Takes the focus when it comes, and is told by its sentences alone: once, and without the time that runs. */
function Told({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    const sentences = [...(box.current?.querySelectorAll('[data-said]') ?? [])].map((sentence, index) => {
      sentence.id = `${id}${index}`
      return sentence.id
    })
    box.current?.setAttribute('aria-labelledby', sentences.join(' '))
    box.current?.focus({ preventScroll: true })
  }, [id])
  return (
    // biome-ignore lint/a11y/useSemanticElements: what became of an order is no group of fields
    <div ref={box} tabIndex={-1} className={styles.summary} role="group" data-summary>
      {children}
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
        <p className={styles.big} data-said>
          {title}
        </p>
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
  return (
    <div className={styles.failure}>
      <p className={styles.big} data-said>
        {t("Unfortunately, that didn't work.")}
      </p>
      {isPartial && <p data-said>{t('{n} tickets of {group} are not in your cart.', { n: call.tickets, group: call.seat_group })}</p>}
      <p data-said>{call.reason}</p>
      <p>
        {t('Please purchase your tickets via the webshop.')} <a href={ticketUrl || '/webshop'}>{t('Open the webshop')}</a>
      </p>
      {call.code !== undefined && <p className={styles.small}>{t('Error {number}', { number: call.code })}</p>}
      <ButtonLink to={ticketUrl || '/webshop'} wide>
        {t('Zum Webshop')}
      </ButtonLink>
    </div>
  )
}
