import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { WEBSHOP_PATH, webshopLink } from '../platform/routing/webshop-path.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { CartOutcome, RejectedItem } from './add-to-cart.ts'
import type { BookableEvent } from './bookable-event.ts'
import { OtherCart } from './OtherCart.tsx'
import { ClosedSale } from './SaleNotice.tsx'
import { Success, type SuccessActions } from './Success.tsx'
import styles from './Summary.module.css'
import { TicketStub } from './TicketStub.tsx'
import { ChangedTerms } from './terms/ChangedTerms.tsx'
import type { SummaryState } from './widget-state.ts'

type Props = SuccessActions & {
  summary: SummaryState
  event: BookableEvent
  /** for how long the shop holds tickets; null where it does not say */
  holdMinutes: number | null
  /** back to the selection, to try other tickets */
  onChange: () => void
  /** orders what was rejected as it is sold now; missing where that is not offered */
  onAccept: (() => void) | undefined
  /** orders what was rejected, and gives up the cart of another shop event for it */
  onReplaceCart: (() => void) | undefined
}

/**
 * The outcome of an order: pending, then the tickets that are in the cart and those that were rejected (B §4, B §8).
 */
export function Summary({ summary, event, onChange, onAccept, onReplaceCart, ...actions }: Props) {
  if (summary.phase === 'done') {
    return (
      <Announced key="done">
        <Outcome
          outcome={summary.outcome}
          event={event}
          onChange={onChange}
          onAccept={onAccept}
          onReplaceCart={onReplaceCart}
          {...actions}
        />
      </Announced>
    )
  }
  if (!summary.isWaiting) {
    return (
      <Announced key="loading">
        <TicketStub title={t('Reserving tickets…')} event={event} isWaiting />
      </Announced>
    )
  }
  return (
    <Announced key="waiting">
      <TicketStub title={t('No connection')} event={event} isWaiting />
      <p>{t('Your selection is kept. Booking continues once you are back online.')}</p>
      <Button look="plain" wide onClick={onChange}>
        {t('Change selection')}
      </Button>
    </Announced>
  )
}

/** Takes the focus when it is mounted and is announced by its sentences: once, and without the running time. */
function Announced({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  // The content can change while it is shown: the hold of a cart expires.
  useEffect(() => {
    const sentences = [...(box.current?.querySelectorAll('[data-said]') ?? [])].map((sentence, index) => {
      sentence.id = `${id}${index}`
      return sentence.id
    })
    box.current?.setAttribute('aria-labelledby', sentences.join(' '))
  })
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: what became of an order is no group of fields
    <div ref={box} tabIndex={-1} className={styles.summary} role="group" data-summary>
      {children}
    </div>
  )
}

function Outcome({ outcome, event, onChange, onAccept, onReplaceCart, ...actions }: Omit<Props, 'summary'> & { outcome: CartOutcome }) {
  const closed = outcome.rejected.find(({ isClosed }) => isClosed)
  // Each seat group is asked for by itself, and all are refused for the same reason.
  const shown = closed ? [closed] : outcome.rejected.filter(({ changed: now, isOtherCart }) => !now && !isOtherCart)
  const otherCart = outcome.rejected.find(({ isOtherCart }) => isOtherCart)
  const changed = closed ? [] : outcome.rejected.filter(({ changed: now }) => now)
  return (
    <>
      {outcome.added > 0 && <Success outcome={outcome} event={event} {...actions} />}
      {changed.length > 0 && <ChangedTerms rejected={changed} isPartial={outcome.added > 0} onAccept={onAccept} />}
      {otherCart && onReplaceCart && <OtherCart reason={otherCart.reason} onReplace={onReplaceCart} />}
      {shown.map((call) => (
        <Failure key={call.seat_group} call={call} isPartial={outcome.added > 0} ticketUrl={event.ticketUrl} />
      ))}
      {!closed && outcome.rejected.length > 0 && (
        <Button look="plain" wide onClick={onChange}>
          {t('Change selection')}
        </Button>
      )}
    </>
  )
}

/** The performance was cancelled or taken out of the programme while its tickets were chosen: no shop sells it either. */
function Closed({ reason }: { reason: string }) {
  return (
    <div className={styles.failure}>
      <p className={styles.big} data-said>
        {t("Unfortunately, that didn't work.")}
      </p>
      <ClosedSale reason={reason} />
    </div>
  )
}

function Failure({ call, isPartial, ticketUrl }: { call: RejectedItem; isPartial: boolean; ticketUrl: string }) {
  if (call.isClosed) return <Closed reason={call.reason} />
  const shop = webshopLink(ticketUrl || WEBSHOP_PATH)
  return (
    <div className={styles.failure}>
      <p className={styles.big} data-said>
        {t("Unfortunately, that didn't work.")}
      </p>
      {isPartial && <p data-said>{t('{n} tickets ({group}) were not added to your cart.', { n: call.tickets, group: call.seat_group })}</p>}
      <p data-said>{call.reason}</p>
      <p>
        {t('Please buy your tickets in our online shop:')} <a href={shop}>{t('Buy tickets')}</a>
      </p>
      {call.code !== undefined && <p className={styles.small}>{t('Error {number}', { number: call.code })}</p>}
      <ButtonLink to={shop} wide reloadDocument>
        {t('Go to online shop')}
      </ButtonLink>
    </div>
  )
}
