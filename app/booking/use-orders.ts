import { type Dispatch, type RefObject, useEffect, useRef } from 'react'
import { addToCart, type CartOutcome, type SendOptions } from './add-to-cart.ts'
import { spendCode } from './codes/code-use.ts'
import type { CodeActions, CodeEntryState } from './codes/use-code.ts'
import { WIDGET_SCROLL_DELAY_MS, WIDGET_SUMMARY_DELAY_MS } from './constants.ts'
import { reserveAgain } from './renew-hold.ts'
import type { SavedOrder } from './saved-orders.ts'
import { addToCartBodies, stillOffered } from './selection.ts'
import { withSeenTerms } from './terms/with-seen-terms.ts'
import type { KnownOffer, ReadyOffer } from './use-offer.ts'
import { refusedOf, type WidgetAction, type WidgetState } from './widget-state.ts'

type Widget = {
  /** the shop's number of the performance */
  performance: string
  isOpen: boolean
  state: WidgetState
  dispatch: Dispatch<WidgetAction>
  code: CodeEntryState
  codeActions: CodeActions
  adopt: KnownOffer['adopt']
  box: RefObject<HTMLElement | null>
}

type Orders = {
  /** Orders what is selected and not yet in the cart, as it is shown. @param replacesCart gives up a cart of another shop event */
  send: (shown: ReadyOffer, replacesCart?: boolean) => void
  /** Orders what an expired cart held. */
  sendAgain: (orders: SavedOrder[]) => void
  /** Cancels what is still waiting to be sent. */
  cancel: () => void
}

/** Sends the orders of a widget and reports their outcome to its state. */
export function useOrders({ performance, isOpen, state, dispatch, code, codeActions, adopt, box }: Widget): Orders {
  const orders = useRef(0)
  const underWay = useRef<AbortController>(undefined)
  // Closing the widget cancels what is still waiting to be sent; a request under way completes, and the header shows
  // its result.
  useEffect(() => (isOpen ? () => underWay.current?.abort() : undefined), [isOpen])

  async function runOrder(order: number, work: (waiting: SendOptions) => Promise<CartOutcome>, summaryShown?: Promise<void>) {
    void delay(WIDGET_SCROLL_DELAY_MS).then(() => box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }))
    underWay.current = new AbortController()
    const { signal } = underWay.current
    try {
      const outcome = await work({ signal, onWait: () => dispatch({ type: 'wait', order }) })
      await summaryShown
      adoptFrom(outcome)
      // It can be used for fewer tickets now.
      if (outcome.added > 0) codeActions.release()
      dispatch({ type: 'sent', order, outcome })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  function adoptFrom({ rejected }: CartOutcome) {
    const changed = rejected.find((item) => item.changed)?.changed
    if (changed) adopt(changed)
  }

  return {
    send(shown, replacesCart = false) {
      const order = ++orders.current
      const isRepeated = state.summary !== null
      dispatch({ type: isRepeated ? 'send-again' : 'send', order })
      const summaryShown = isRepeated ? undefined : delay(WIDGET_SUMMARY_DELAY_MS).then(() => dispatch({ type: 'show-summary' }))
      const { seatGroups } = shown
      const bodies = addToCartBodies(stillOffered(refusedOf(state), seatGroups), seatGroups, state.blocks, state.typedPrices)
      const calls = withSeenTerms(spendCode(bodies, seatGroups, code.redeemed), shown)
      void runOrder(order, (waiting) => addToCart(performance, calls, { ...waiting, replacesCart }), summaryShown)
    },
    sendAgain(savedOrders) {
      const order = ++orders.current
      dispatch({ type: 'send-again', order })
      void runOrder(order, (waiting) => repeatOrders(performance, savedOrders, waiting))
    },
    cancel: () => underWay.current?.abort(),
  }
}

/** The cart may have held other performances as well; the widget reports the outcome of its own only. */
async function repeatOrders(performance: string, savedOrders: SavedOrder[], waiting: SendOptions): Promise<CartOutcome> {
  const isOwn = (order: SavedOrder) => order.performance === performance
  const ownOutcome = await reserveAgain(savedOrders.filter(isOwn), waiting)
  const otherOutcome = await reserveAgain(
    savedOrders.filter((order) => !isOwn(order)),
    waiting,
  )
  return {
    ...(otherOutcome.added > 0 ? otherOutcome : ownOutcome),
    added: ownOutcome.added,
    tickets: ownOutcome.tickets,
    rejected: [...ownOutcome.rejected, ...otherOutcome.rejected],
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
