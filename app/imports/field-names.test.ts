import { expect, it } from 'vitest'
import { createDateFormat } from '../platform/format/date-format.ts'
import { describeChange } from './field-names.ts'

it('says a change in German words and dates', () => {
  expect(describeChange({ field: 'status', from: 'scheduled', to: 'cancelled' }, createDateFormat())).toBe(
    'Status: Findet statt → Abgesagt',
  )
  expect(
    describeChange({ field: 'startsAt', from: '2027-03-01T19:30:00+01:00', to: '2027-03-02T18:00:00+01:00' }, createDateFormat()),
  ).toBe('Beginn: 01.03.2027, 19:30\u00a0Uhr → 02.03.2027, 18:00\u00a0Uhr')
  expect(describeChange({ field: 'endsAt', from: '2027-03-01T22:00:00+01:00', to: '' }, createDateFormat())).toBe(
    'Ende: 01.03.2027, 22:00\u00a0Uhr → –',
  )
  expect(describeChange({ field: 'note', from: '', to: 'cancelled' }, createDateFormat())).toBe('Hinweis: – → cancelled')
})
