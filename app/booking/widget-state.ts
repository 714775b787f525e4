import type { CartOutcome } from './add-to-cart.ts'
import { type TypedPrices, typedKeyOf } from './free-price.ts'
import type { Price, SeatGroup } from './schema.ts'
import { addTicket, type ChosenBlocks, removeTicket, type SelectedTicket } from './selection.ts'

/** The current step of the widget (B §4). Discounts and timeslots belong to one seat group. */
export type Step = { name: 'main' } | { name: 'discounts' | 'timeslots'; group: string }

/** What replaces the selection once it has been sent. */
export type SummaryState = { phase: 'loading'; isWaiting?: boolean } | { phase: 'done'; outcome: CartOutcome }

export type WidgetState = {
  step: Step
  selected: SelectedTicket[]
  /** timeslots chosen by the visitor; for other seat groups the first that can be booked applies */
  blocks: ChosenBlocks
  /** what was typed for prices that may be higher */
  typedPrices: TypedPrices
  /** whether all seat groups are shown */
  expanded: boolean
  /** number of the order whose response is awaited */
  sending: number | null
  summary: SummaryState | null
}

export type WidgetAction =
  | { type: 'add' | 'remove'; price: Price }
  | { type: 'type-price'; price: Price; text: string }
  | { type: 'open'; step: 'discounts' | 'timeslots'; group: SeatGroup }
  | { type: 'back' }
  | { type: 'toggle' }
  | { type: 'choose-block'; group: SeatGroup; block: number }
  | { type: 'send' | 'send-again'; order: number }
  | { type: 'show-summary' }
  | { type: 'wait'; order: number }
  | { type: 'sent'; order: number; outcome: CartOutcome }
  | { type: 'change' | 'clear' | 'reset' | 'add-more' }

export const CLOSED: WidgetState = {
  step: { name: 'main' },
  selected: [],
  blocks: {},
  typedPrices: {},
  expanded: false,
  sending: null,
  summary: null,
}

/** The reducer of the widget (B §4). */
export function widgetReducer(state: WidgetState, action: WidgetAction): WidgetState {
  switch (action.type) {
    case 'add':
      return { ...state, selected: addTicket(state.selected, action.price) }
    case 'remove':
      return { ...state, selected: removeTicket(state.selected, action.price) }
    case 'type-price':
      return { ...state, typedPrices: { ...state.typedPrices, [typedKeyOf(action.price)]: action.text } }
    case 'open':
      return { ...state, step: { name: action.step, group: action.group.seat_group } }
    case 'back':
      return { ...state, step: { name: 'main' } }
    case 'toggle':
      return { ...state, expanded: !state.expanded }
    case 'choose-block':
      return { ...state, blocks: { ...state.blocks, [action.group.seat_group]: action.block } }
    case 'send':
      return { ...state, sending: action.order }
    // The orders of an expired cart, sent at once.
    case 'send-again':
      return { ...state, sending: action.order, summary: { phase: 'loading' } }
    case 'show-summary':
      return state.sending !== null && !state.summary ? { ...state, summary: { phase: 'loading' } } : state
    // The network is down: the order is kept and sent when it is back.
    case 'wait':
      return state.sending === action.order ? { ...state, summary: { phase: 'loading', isWaiting: true } } : state
    // A widget that was closed meanwhile has been reset or has a later order; the header shows the cart.
    case 'sent':
      return state.sending === action.order ? { ...state, sending: null, summary: { phase: 'done', outcome: action.outcome } } : state
    // Back to the selection, with the rejected tickets still selected.
    case 'change':
      return { ...state, summary: null, sending: null, step: { name: 'main' }, selected: refusedOf(state) }
    // Closing clears the selection at once; the summary stays until the widget is out of sight (B §9).
    case 'clear':
      return { ...state, selected: [] }
    case 'add-more':
    case 'reset':
      return CLOSED
  }
}

/** The selected tickets that the last order did not get; all of them before one has been answered. */
export function refusedOf({ summary, selected }: WidgetState): SelectedTicket[] {
  if (summary?.phase !== 'done') return selected
  return selected.filter(({ ticket }) => summary.outcome.rejected.some((call) => call.seat_group === ticket.seat_group))
}
