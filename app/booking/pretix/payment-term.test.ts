import { expect, it } from 'vitest'
import { endOfPayment } from './payment-term.ts'
import { eventSchema, subeventSchema } from './pretix-resources.ts'

const shared = { presale_start: null, presale_end: '2026-11-21T18:00:00+01:00', seating_plan: null, seat_category_mapping: {} }
const event = eventSchema.parse({
  ...shared,
  live: true,
  has_subevents: true,
  timezone: 'Europe/Berlin',
  date_from: '2026-09-01T10:00:00+02:00',
})
const subevent = subeventSchema.parse({
  ...{ ...shared, id: 1, active: true, item_price_overrides: [], variation_price_overrides: [], presale_end: null },
  ...{ date_from: '2026-11-22T00:30:00+01:00', date_admission: '2026-11-21T23:30:00+01:00' },
})
const endOf = (term: string | null, ofSeries = true) =>
  endOfPayment({ payment_term_last: term }, event, ofSeries ? subevent : undefined)
    ?.toZonedDateTimeISO('Europe/Berlin')
    .toPlainDateTime()
    .toString()

it.each([
  ['a day', '2026-11-20', '2026-11-21T00:00:00'],
  ['a moment', '2026-11-20T18:00:00', '2026-11-21T00:00:00'],
  ['days before the beginning', 'RELDATE/3/-/event__date_from/', '2026-11-20T00:00:00'],
  ['days before it as older versions write them', 'RELDATE/3/-/date_from/', '2026-11-20T00:00:00'],
  ['days after it', 'RELDATE/2/-/event__date_from/after', '2026-11-25T00:00:00'],
  ['days with a time', 'RELDATE/0/12:00:00/event__date_admission/', '2026-11-22T00:00:00'],
  ['minutes before it', 'RELDATE/minutes/60/event__date_from/', '2026-11-22T00:00:00'],
  ['a date that only the series has', 'RELDATE/1/-/event__presale_end/', '2026-11-21T00:00:00'],
  ['a date that there is not', 'RELDATE/1/-/event__date_to/', '2026-11-22T00:00:00'],
])('the last day of payments may be %s', (_, term, end) => {
  expect(endOf(term)).toBe(end)
})

it('is the event’s own where it is no series, and none where none is set or nobody understands it', () => {
  expect(endOf('RELDATE/1/-/event__date_from/', false)).toBe('2026-09-01T00:00:00')
  expect([endOf(null), endOf('RELDATE/1/-/order__datetime/after'), endOf('bald')]).toEqual([undefined, undefined, undefined])
})
