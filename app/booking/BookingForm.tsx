import { type Dispatch, useCallback, useEffect, useId, useReducer, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Button } from '../ui/Button.tsx'
import { addToCart, type CartOutcome, type SendOptions } from './add-to-cart.ts'
import styles from './BookingForm.module.css'
import { BookingSkeleton } from './BookingSkeleton.tsx'
import type { BookableEvent } from './bookable-event.ts'
import { CodeEntry } from './codes/CodeEntry.tsx'
import { savedByCode, spendCode } from './codes/code-use.ts'
import { type CodeActions, type CodeEntryState, useCode } from './codes/use-code.ts'
import { WIDGET_RESET_DELAY_MS, WIDGET_SCROLL_DELAY_MS, WIDGET_SUMMARY_DELAY_MS } from './constants.ts'
import { claimSelection } from './exclusive-selection.ts'
import { NoOffer } from './NoOffer.tsx'
import { OrderTotal } from './OrderTotal.tsx'
import { PriceList } from './PriceList.tsx'
import { reserveAgain } from './renew-hold.ts'
import { SaleNotice } from './SaleNotice.tsx'
import { Summary } from './Summary.tsx'
import { isSelling } from './sale-state.ts'
import type { SavedOrder } from './saved-orders.ts'
import type { SeatGroup } from './schema.ts'
import { OwnChoice } from './seat-plan/OwnChoice.tsx'
import { addToCartBodies, arePricesValid, stillOffered, totalOf } from './selection.ts'
import { DiscountsStep, TimeslotsStep } from './steps.tsx'
import { useOffer } from './use-offer.ts'
import { CLOSED, type WidgetAction, type WidgetState, widgetReducer } from './widget-state.ts'

type Props = { event: BookableEvent; isOpen?: boolean; inList?: boolean }

/** Selects tickets of one performance and puts them into the cart (B §4). */
export function BookingForm({ event: shownEvent, isOpen = true, inList }: Props) {
  const offer = useOffer(shownEvent.id, isOpen)
  // The performance may have been moved since the page was loaded.
  const event = offer.state === 'ready' ? { ...shownEvent, ...offer.date } : shownEvent
  const isMoved = event.shortDate !== shownEvent.shortDate || event.time !== shownEvent.time
  const [state, dispatch] = useReducer(widgetReducer, CLOSED)
  const box = useRef<HTMLDivElement>(null)
  const orders = useRef(0)
  const underWay = useRef<AbortController>(undefined)
  const [code, codeActions] = useCode(event.id, isOpen)
  useResetOnClose(isOpen, dispatch)
  useExclusiveSelection(state.selected.length > 0, dispatch)
  // Closing the widget cancels what is still waiting to be sent; a request under way completes, and the header shows
  // its result.
  useEffect(() => (isOpen ? () => underWay.current?.abort() : undefined), [isOpen])
  useFocusRestore(state, box)
  const chooseAnew = useCallback(() => dispatch({ type: 'add-more' }), [])

  async function runOrder(order: number, work: (waiting: SendOptions) => Promise<CartOutcome>, summaryShown?: Promise<void>) {
    void delay(WIDGET_SCROLL_DELAY_MS).then(() => box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }))
    underWay.current = new AbortController()
    const { signal } = underWay.current
    try {
      const outcome = await work({ signal, onWait: () => dispatch({ type: 'wait', order }) })
      await summaryShown
      // It can be used for fewer tickets now.
      if (outcome.added > 0) codeActions.release()
      dispatch({ type: 'sent', order, outcome })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  function send(seatGroups: SeatGroup[]) {
    const order = ++orders.current
    dispatch({ type: 'send', order })
    const summaryShown = delay(WIDGET_SUMMARY_DELAY_MS).then(() => dispatch({ type: 'show-summary' }))
    const bodies = addToCartBodies(stillOffered(state.selected, seatGroups), seatGroups, state.blocks, state.typedPrices)
    const calls = spendCode(bodies, seatGroups, code.redeemed)
    return runOrder(order, (waiting) => addToCart(event.idJet, calls, waiting), summaryShown)
  }
  function sendAgain(savedOrders: SavedOrder[]) {
    const order = ++orders.current
    dispatch({ type: 'send-again', order })
    const isOwn = ({ performance }: SavedOrder) => performance === event.idJet
    return runOrder(order, async (waiting) => {
      // The cart may have held other performances as well; the widget reports the outcome of its own only.
      const ownOutcome = await reserveAgain(savedOrders.filter(isOwn), waiting)
      const otherOutcome = await reserveAgain(
        savedOrders.filter((order) => !isOwn(order)),
        waiting,
      )
      return {
        ...(otherOutcome.added > 0 ? otherOutcome : ownOutcome),
        added: ownOutcome.added,
        rejected: [...ownOutcome.rejected, ...otherOutcome.rejected],
      }
    })
  }

  return (
    <div ref={box} tabIndex={-1} data-widget className={styles.box} aria-busy={state.sending !== null}>
      {isMoved && (
        <p className={styles.said} role="status">
          {t('Moved to {date}', { date: `${event.shortDate}, ${event.time}` })}
        </p>
      )}
      {state.summary ? (
        <Summary
          summary={state.summary}
          event={event}
          onChange={() => {
            underWay.current?.abort()
            dispatch({ type: 'change' })
          }}
          onChooseAnew={chooseAnew}
          onReserveAgain={sendAgain}
          onAddMore={inList ? () => dispatch({ type: 'add-more' }) : undefined}
        />
      ) : offer.state === 'loading' ? (
        <BookingSkeleton />
      ) : offer.state !== 'ready' ? (
        <NoOffer offer={offer} ticketUrl={event.ticketUrl} />
      ) : !isSelling(offer.sale) ? (
        <SaleNotice sale={offer.sale} saleFrom={offer.saleFrom} event={event} />
      ) : (
        <TicketSelection
          event={event}
          seatGroups={code.redeemed?.seat_groups ?? offer.seatGroups}
          state={state}
          dispatch={dispatch}
          code={code}
          codeActions={codeActions}
          onSend={() => send(code.redeemed?.seat_groups ?? offer.seatGroups)}
        />
      )}
    </div>
  )
}

type TicketSelectionProps = {
  event: BookableEvent
  seatGroups: SeatGroup[]
  state: WidgetState
  dispatch: Dispatch<WidgetAction>
  code: CodeEntryState
  codeActions: CodeActions
  onSend: () => void
}

/** The current step, and below it, always visible, the total price and the button that goes on. */
function TicketSelection({ event, seatGroups, state: widget, dispatch, code, codeActions, onSend }: TicketSelectionProps) {
  const hintId = useId()
  const state = { ...widget, selected: stillOffered(widget.selected, seatGroups) }
  const { step } = state
  const group = step.name === 'main' ? undefined : seatGroups.find((candidate) => candidate.seat_group === step.group)
  const total = totalOf(state.selected, seatGroups, state.typedPrices)
  const isPayable = total.tickets > 0 && arePricesValid(state.selected, seatGroups, state.typedPrices)
  const hasSeats = seatGroups.some((candidate) => candidate.has_seat_plan)
  const calls = spendCode(addToCartBodies(state.selected, seatGroups, state.blocks, state.typedPrices), seatGroups, code.redeemed)
  return (
    <>
      {!group && <PriceList seatGroups={seatGroups} state={state} dispatch={dispatch} />}
      {group && step.name === 'discounts' && <DiscountsStep group={group} state={state} dispatch={dispatch} />}
      {group && step.name === 'timeslots' && <TimeslotsStep group={group} state={state} dispatch={dispatch} />}
      {!group && seatGroups.some((candidate) => candidate.takes_codes) && <CodeEntry state={code} actions={codeActions} />}
      <div className={styles.order}>
        <OrderTotal tickets={total.tickets} cents={total.cents - savedByCode(calls, seatGroups)} />
        <Button look="ground" wide disabled={!isPayable || state.sending !== null} aria-describedby={hintId} onClick={onSend}>
          {t('Add to cart')}
        </Button>
        <p id={hintId} className={styles.hint}>
          {hasSeats ? t('We find seats together and hold them for 15 minutes.') : t('We hold your tickets for 15 minutes.')}
        </p>
        {hasSeats && <OwnChoice event={event} seatGroups={seatGroups} code={code.redeemed} dispatch={dispatch} />}
      </div>
    </>
  )
}

/** Closing clears the selection at once, and the rest of the state when the widget is out of sight (B §4). */
function useResetOnClose(isOpen: boolean, dispatch: Dispatch<WidgetAction>): void {
  useEffect(() => {
    if (isOpen) return
    dispatch({ type: 'clear' })
    const timer = setTimeout(() => dispatch({ type: 'reset' }), WIDGET_RESET_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOpen, dispatch])
}

/** A selection here clears the selection of any other widget of the page (BOOK-02). */
function useExclusiveSelection(hasChoice: boolean, dispatch: Dispatch<WidgetAction>): void {
  useEffect(() => (hasChoice ? claimSelection(() => dispatch({ type: 'clear' })) : undefined), [hasChoice, dispatch])
}

/** Coming back from a step returns the focus to the button that opened the step. */
function useFocusRestore({ step }: WidgetState, box: React.RefObject<HTMLDivElement | null>): void {
  const previousStep = useRef(step)
  useEffect(() => {
    const before = previousStep.current
    previousStep.current = step
    if (before.name === 'main' || step.name !== 'main') return
    box.current?.querySelector<HTMLElement>(`[data-way="${before.name}/${CSS.escape(before.group)}"]`)?.focus({ preventScroll: true })
  }, [step, box])
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
