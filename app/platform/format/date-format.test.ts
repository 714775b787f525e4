import { expect, it } from 'vitest'
import { createDateFormat } from './date-format.ts'
import {
  formatIsoDayOfMonth,
  formatIsoLongDate,
  formatIsoMonth,
  formatIsoShortWeekday,
  formatIsoWeekday,
  formatIsoWeekdayAndDay,
} from './iso-date.ts'

const AT = '2026-11-07T09:05:00+01:00'

it('days and instants are written in digits with a colon unless the site says otherwise', () => {
  const format = createDateFormat()
  expect([format.date(AT), format.dayAndMonth(AT), format.clock(AT), format.time(AT), format.dateTime(AT)]).toEqual([
    '07.11.2026',
    '7.11.',
    '09:05',
    '09:05\u00a0Uhr',
    '07.11.2026, 09:05\u00a0Uhr',
  ])
  expect(format.date('2026-11-07')).toBe('07.11.2026')
})

it('a site that writes dates in words and times with a dot has it so', () => {
  const format = createDateFormat({ dateStyle: 'words', timeStyle: 'dot' })
  expect([format.date(AT), format.dayAndMonth('2026-11-07'), format.clock('9:05'), format.dateTime(AT)]).toEqual([
    '7. November 2026',
    '7. Nov.',
    '9.05',
    '7. November 2026, 09.05\u00a0Uhr',
  ])
})

it('days are named in full and in short', () => {
  expect(
    [formatIsoWeekdayAndDay, formatIsoWeekday, formatIsoShortWeekday, formatIsoLongDate, formatIsoDayOfMonth, formatIsoMonth].map(
      (format) => format(AT),
    ),
  ).toEqual(['Samstag, 7. November', 'Samstag', 'Sa', '7. November 2026', '7. November', 'November 2026'])
})
