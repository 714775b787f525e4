import { type Dispatch, type ReactNode, useCallback, useEffect, useId, useReducer, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Button } from '../ui/Button.tsx'
import styles from './BookingForm.module.css'
import { BookingSkeleton } from './BookingSkeleton.tsx'
import type { BookableEvent } from './bookable-event.ts'
import { CodeEntry } from './codes/CodeEntry.tsx'
import { savedByCode, spendCode } from './codes/code-use.ts'
import { type CodeActions, type CodeEntryState, useCode } from './codes/use-code.ts'
import { useCodeFocus } from './codes/use-code-focus.ts'
import { SOLD_OUT, WIDGET_RESET_DELAY_MS } from './constants.ts'
import { claimSelection } from './exclusive-selection.ts'
import { NoOffer } from './NoOffer.tsx'
import { OrderTotal } from './OrderTotal.tsx'
import type { OfferAnswer } from './offer-schema.ts'
import { PriceList } from './PriceList.tsx'
import { SaleNotice } from './SaleNotice.tsx'
import { SoldInShop } from './SoldInShop.tsx'
import { Summary } from './Summary.tsx'
import { isOpenHere, isSelling, mayOpenWithCode, type SaleState } from './sale-state.ts'
import { OwnChoice } from './seat-plan/OwnChoice.tsx'
import { addToCartBodies, arePricesValid, stillOffered, totalOf } from './selection.ts'
import { DiscountsStep, TimeslotsStep } from './steps.tsx'
import { TermsNotice } from './terms/TermsNotice.tsx'
import type { WrittenTerms } from './terms/term-changes.ts'
import { type KnownOffer, type ReadyOffer, useOffer } from './use-offer.ts'
import { useOrders } from './use-orders.ts'
import { CLOSED, type WidgetAction, type WidgetState, widgetReducer } from './widget-state.ts'

type Props = {
  event: BookableEvent
  isOpen?: boolean
  inList?: boolean
  /** told when and where the performance is by now, each time that changes */
  onTerms?: (terms: WrittenTerms) => void
}

/** Selects tickets of one performance and puts them into the cart (B §4). */
export function BookingForm({ event: shownEvent, isOpen = true, inList, onTerms }: Props) {
  const { offer, first, adopt } = useOffer(shownEvent.id, isOpen)
  // The performance may have been moved since the page was loaded.
  const event = offer.state === 'ready' ? { ...shownEvent, ...offer.terms } : shownEvent
  const [state, dispatch] = useReducer(widgetReducer, CLOSED)
  const box = useRef<HTMLDivElement>(null)
  const [code, codeActions] = useCode(event.id, isOpen)
  const seatGroups = offer.state === 'ready' ? (code.redeemed?.seat_groups ?? offer.seatGroups) : []
  const shown = offer.state === 'ready' ? { ...offer, seatGroups: seatGroups.filter(({ in_shop }) => !in_shop) } : undefined
  const opensNothing = !code.redeemed || shown?.seatGroups.every(({ status }) => status === SOLD_OUT)
  // What a code does is known for the terms of before.
  const adoptTerms = (answer: OfferAnswer) => {
    adopt(answer)
    if (code.redeemed) void codeActions.redeem()
  }
  const { send, sendAgain, cancel } = useOrders({
    performance: event.idJet,
    ...{ isOpen, state, dispatch, code, codeActions, adopt: adoptTerms, box },
  })
  useTold(offer.state === 'ready' ? offer.terms : undefined, onTerms)
  useResetOnClose(isOpen, dispatch)
  useExclusiveSelection(state.selected.length > 0, dispatch)
  useFocusRestore(state, box)
  useCodeFocus(box, code.redeemed !== undefined)
  const chooseAnew = useCallback(() => dispatch({ type: 'add-more' }), [])

  return (
    <div ref={box} tabIndex={-1} data-widget className={styles.box} aria-busy={state.sending !== null}>
      <TermsNotice offer={offer} first={first} shown={shownEvent} selected={state.selected} summary={state.summary} />
      {state.summary ? (
        <Summary
          summary={state.summary}
          event={event}
          holdMinutes={offer.state === 'ready' ? offer.holdMinutes : null}
          onChange={() => {
            cancel()
            dispatch({ type: 'change' })
          }}
          onAccept={shown && !code.typed ? () => send(shown) : undefined}
          onReplaceCart={shown ? () => send(shown, true) : undefined}
          onChooseAnew={chooseAnew}
          onReserveAgain={sendAgain}
          onAddMore={inList ? () => dispatch({ type: 'add-more' }) : undefined}
        />
      ) : offer.state === 'loading' ? (
        <BookingSkeleton />
      ) : offer.state !== 'ready' ? (
        <NoOffer offer={offer} ticketUrl={event.ticketUrl} />
      ) : !isSelling(offer.sale) && (opensNothing || !mayOpen(offer.sale)) ? (
        <>
          <SaleNotice sale={offer.sale} saleFrom={offer.saleFrom} event={event} />
          <SoldInShop seatGroups={seatGroups} />
          {takesCodes(offer) && <CodeEntry state={code} actions={codeActions} isAsked={offer.sale.kind === 'code-only'} />}
        </>
      ) : (
        shown && (
          <TicketSelection
            event={event}
            shown={shown}
            inShop={<SoldInShop seatGroups={seatGroups} />}
            adopt={adoptTerms}
            state={state}
            dispatch={dispatch}
            code={code}
            codeActions={codeActions}
            onSend={() => send(shown)}
          />
        )
      )}
    </div>
  )
}

/** Whether something may be chosen of a sale once a code is redeemed. */
const mayOpen = (sale: SaleState) => isOpenHere(sale) || mayOpenWithCode(sale)

/** Whether a code may change what is sold. */
function takesCodes({ sale, seatGroups }: ReadyOffer): boolean {
  return mayOpenWithCode(sale) || (isOpenHere(sale) && seatGroups.some(({ takes_codes }) => takes_codes))
}

type TicketSelectionProps = {
  event: BookableEvent
  shown: ReadyOffer
  /** what the shop's own page sells beside it */
  inShop: ReactNode
  adopt: KnownOffer['adopt']
  state: WidgetState
  dispatch: Dispatch<WidgetAction>
  code: CodeEntryState
  codeActions: CodeActions
  onSend: () => void
}

/** The current step, and below it, always visible, the total price and the button that goes on. */
function TicketSelection({ event, shown, inShop, adopt, state: widget, dispatch, code, codeActions, onSend }: TicketSelectionProps) {
  const { seatGroups } = shown
  const hintId = useId()
  const state = { ...widget, selected: stillOffered(widget.selected, seatGroups) }
  const { step } = state
  const group = step.name === 'main' ? undefined : seatGroups.find((candidate) => candidate.seat_group === step.group)
  const total = totalOf(state.selected, seatGroups, state.typedPrices)
  const isPayable = state.selected.length > 0 && arePricesValid(state.selected, seatGroups, state.typedPrices)
  const hasSeats = seatGroups.some((candidate) => candidate.has_seat_plan)
  const calls = spendCode(addToCartBodies(state.selected, seatGroups, state.blocks, state.typedPrices), seatGroups, code.redeemed)
  return (
    <>
      {!group && <PriceList seatGroups={seatGroups} state={state} dispatch={dispatch} />}
      {group && step.name === 'discounts' && <DiscountsStep group={group} state={state} dispatch={dispatch} />}
      {group && step.name === 'timeslots' && <TimeslotsStep group={group} state={state} dispatch={dispatch} />}
      {!group && inShop}
      {!group && seatGroups.some((candidate) => candidate.takes_codes) && <CodeEntry state={code} actions={codeActions} />}
      <div className={styles.order}>
        <OrderTotal
          tickets={total.tickets}
          cents={total.cents - savedByCode(calls, seatGroups)}
          currency={seatGroups[0]?.prices[0]?.currency}
        />
        <Button look="ground" wide disabled={!isPayable || state.sending !== null} aria-describedby={hintId} onClick={onSend}>
          {t('Add to cart')}
        </Button>
        <p id={hintId} className={styles.hint}>
          {holdWords(hasSeats, shown.holdMinutes)}
        </p>
        {hasSeats && <OwnChoice {...{ event, shown, adopt, dispatch }} code={code.redeemed} typedPrices={state.typedPrices} />}
      </div>
    </>
  )
}

/** What happens to tickets that are put into the cart. @param n for how many minutes the shop holds them; null where it does not say */
function holdWords(hasSeats: boolean, n: number | null): string {
  if (n === null) return hasSeats ? t('We find seats together and hold them for you.') : t('We hold your tickets for you.')
  return hasSeats ? t('We find seats together and hold them for {n} minutes.', { n }) : t('We hold your tickets for {n} minutes.', { n })
}

/** Each answer brings terms of its own; only other ones are told. */
function useTold(terms: WrittenTerms | undefined, onTerms: ((terms: WrittenTerms) => void) | undefined): void {
  const written = terms && JSON.stringify(terms)
  useEffect(() => {
    if (written) onTerms?.(JSON.parse(written) as WrittenTerms)
  }, [written, onTerms])
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
