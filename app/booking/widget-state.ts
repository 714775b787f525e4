import type { CartOutcome } from './add-to-cart.ts'
import type { Price, SeatGroup } from './schema.ts'
import { addTicket, type ChosenBlocks, removeTicket, type SelectedTicket } from './selection.ts'

/** Where somebody is in the widget (B §4). Discounts and timeslots belong to one seat group. */
export type Step = { name: 'main' } | { name: 'discounts' | 'timeslots'; group: string }

/** What is shown in place of the choice once it has been sent. */
export type SummaryState = { phase: 'loading'; isWaiting?: boolean } | { phase: 'done'; outcome: CartOutcome }

export type WidgetState = {
  step: Step
  selected: SelectedTicket[]
  /** the timeslots chosen by hand; the others are the first that can be booked */
  blocks: ChosenBlocks
  /** whether all seat groups are shown */
  expanded: boolean
  /** the order that is sent and whose answer is awaited, by its number */
  sending: number | null
  summary: SummaryState | null
}

export type WidgetAction =
  | { type: 'add' | 'remove'; price: Price }
  | { type: 'open'; step: 'discounts' | 'timeslots'; group: SeatGroup }
  | { type: 'back' }
  | { type: 'toggle' }
  | { type: 'choose-block'; group: SeatGroup; block: number }
  | { type: 'send' | 'send-again'; order: number }
  | { type: 'show-summary' }
  | { type: 'wait'; order: number }
  | { type: 'sent'; order: number; outcome: CartOutcome }
  | { type: 'change' | 'clear' | 'reset' | 'add-more' }

export const CLOSED: WidgetState = { step: { name: 'main' }, selected: [], blocks: {}, expanded: false, sending: null, summary: null }

/** What a widget becomes when something happens in it (B §4). */
export function widgetReducer(state: WidgetState, action: WidgetAction): WidgetState {
  switch (action.type) {
    case 'add':
      return { ...state, selected: addTicket(state.selected, action.price) }
    case 'remove':
      return { ...state, selected: removeTicket(state.selected, action.price) }
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
    // What was in the cart until its time was over: it is on its way at once.
    case 'send-again':
      return { ...state, sending: action.order, summary: { phase: 'loading' } }
    case 'show-summary':
      return state.sending !== null && !state.summary ? { ...state, summary: { phase: 'loading' } } : state
    // There is no line: the order is kept and sent when it is back.
    case 'wait':
      return state.sending === action.order ? { ...state, summary: { phase: 'loading', isWaiting: true } } : state
    // Whoever has closed the widget meanwhile finds it new, or with a later order; the header says what is in the cart.
    case 'sent':
      return state.sending === action.order ? { ...state, sending: null, summary: { phase: 'done', outcome: action.outcome } } : state
    // Back to the choice, with what the shop refused still chosen.
    case 'change':
      return { ...state, summary: null, sending: null, step: { name: 'main' }, selected: refusedOf(state) }
    // Closing takes the choice away at once; what is shown stays until the widget is out of sight (B §9).
    case 'clear':
      return { ...state, selected: [] }
    case 'add-more':
    case 'reset':
      return CLOSED
  }
}

function refusedOf({ summary, selected }: WidgetState): SelectedTicket[] {
  if (summary?.phase !== 'done') return selected
  return selected.filter(({ ticket }) => summary.outcome.rejected.some((call) => call.seat_group === ticket.seat_group))
}
