import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import type { CartOutcome } from './add-to-cart.ts'
import type { Price, SeatGroup } from './schema.ts'
import { CLOSED, type WidgetAction, widgetReducer } from './widget-state.ts'

const price: Price = { id: 1, price: '38.00', sale_type_id: 1, seat_group: 'K1', text: '', name: 'Vollpreis', has_discounts: true }
const other: Price = { ...price, id: 2, seat_group: 'K2' }
const group: SeatGroup = { id: 1, seat_group: 'K1', status: 1, text: 'Parkett', prices: [price], timeslots: [] }
const done = (...actions: WidgetAction[]) => actions.reduce(widgetReducer, CLOSED)
const outcome: CartOutcome = {
  added: 1,
  tickets: 1,
  cartUrl: '/webshop/cart/1',
  inCart: 1,
  secondsLeft: 900,
  rejected: [{ seat_group: 'K2', tickets: 1, reason: 'Nein.', code: -214 }],
  givenSeats: [],
}

describe('the booking widget', () => {
  it(
    'goes from main to the discounts or timeslots of a seat group and back',
    requirement('BOOK-03', 'BOOK-04', 'BOOK-05', 'BOOK-06', 'BOOK-07'),
    () => {
      expect(CLOSED.step).toEqual({ name: 'main' })
      for (const step of ['discounts', 'timeslots'] as const) {
        expect(done({ type: 'open', step, group }).step).toEqual({ name: step, group: 'K1' })
        expect(done({ type: 'open', step, group }, { type: 'back' }).step).toEqual({ name: 'main' })
      }
    },
  )

  it('shows that it is loading once the summary is due, and then what became of it', requirement('BOOK-24', 'BOOK-25', 'BOOK-26'), () => {
    const sending = done({ type: 'add', price }, { type: 'send', order: 1 })
    expect(sending.summary).toBeNull()
    const waiting = widgetReducer(sending, { type: 'show-summary' })
    expect(waiting.summary).toEqual({ phase: 'loading' })
    expect(widgetReducer(waiting, { type: 'sent', order: 1, outcome })).toMatchObject({
      sending: null,
      summary: { phase: 'done', outcome },
    })
    expect(done({ type: 'show-summary' }).summary).toBeNull()
  })

  it('loses the choice on closing at once, and step and summary with the reset', requirement('BOOK-28', 'BOOK-29', 'BOOK-30'), () => {
    const used = done({ type: 'add', price }, { type: 'open', step: 'discounts', group })
    const closed = widgetReducer(used, { type: 'clear' })
    expect(closed).toMatchObject({ selected: [], step: { name: 'discounts' } })
    expect(widgetReducer(closed, { type: 'reset' })).toEqual(CLOSED)
  })

  it('finds itself new although an answer came after it was closed', requirement('BOOK-29'), () => {
    expect(done({ type: 'add', price }, { type: 'send', order: 1 }, { type: 'reset' }, { type: 'sent', order: 1, outcome })).toEqual(CLOSED)
  })

  it('tells of the order it was asked for last, whatever is answered late to one before', requirement('BOOK-29'), () => {
    const again = done({ type: 'send', order: 1 }, { type: 'reset' }, { type: 'add', price }, { type: 'send', order: 2 })
    const late = widgetReducer(again, { type: 'sent', order: 1, outcome })
    expect(late).toEqual(again)
    expect(widgetReducer(late, { type: 'sent', order: 2, outcome })).toMatchObject({ sending: null, summary: { phase: 'done' } })
  })

  it('keeps what the shop refused when somebody changes the choice, and nothing that is in the cart', requirement('BOOK-70'), () => {
    const sent = done(
      { type: 'add', price },
      { type: 'add', price: other },
      { type: 'send', order: 1 },
      { type: 'sent', order: 1, outcome },
    )
    const changed = widgetReducer(sent, { type: 'change' })
    expect(changed.summary).toBeNull()
    expect(changed.selected.map((entry) => entry.ticket.seat_group)).toEqual(['K2'])
  })

  it('begins anew in the main step with nothing chosen when more are added', requirement('BOOK-36'), () => {
    const sent = done({ type: 'add', price }, { type: 'send', order: 1 }, { type: 'sent', order: 1, outcome })
    expect(widgetReducer(sent, { type: 'add-more' })).toEqual(CLOSED)
  })

  it('shows two seat groups or all of them', requirement('BOOK-08', 'BOOK-09', 'BOOK-10'), () => {
    expect(CLOSED.expanded).toBe(false)
    expect(done({ type: 'toggle' }).expanded).toBe(true)
    expect(done({ type: 'toggle' }, { type: 'toggle' }).expanded).toBe(false)
  })
})
