import { expect, test } from 'vitest'
import { readRule, recurrences } from './recurrence.ts'

const at = (text: string) => Temporal.PlainDateTime.from(text)
function times(rule: string, first: string, until?: string): string[] {
  const read = readRule(rule)
  if (!read) throw new Error(`${rule} is no rule`)
  return recurrences(read, at(first), { limit: 400, until: until ? at(until) : undefined }).map((time) => time.toString())
}

test('what recurs alike in another week does so at its own time of day', () => {
  const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SA;COUNT=4'
  expect(times(rule, '2027-01-07T19:30:00')).toEqual([
    '2027-01-07T19:30:00',
    '2027-01-09T19:30:00',
    '2027-01-21T19:30:00',
    '2027-01-23T19:30:00',
  ])
  expect(times(rule, '2028-02-24T11:00:00')).toEqual([
    '2028-02-24T11:00:00',
    '2028-02-26T11:00:00',
    '2028-03-09T11:00:00',
    '2028-03-11T11:00:00',
  ])
})

test('the same rule begun on another day of the week, or ended sooner, is another one', () => {
  const rule = 'FREQ=WEEKLY;BYDAY=TH'
  expect(times(rule, '2027-01-07T19:30:00', '2027-01-21T19:30:00')).toHaveLength(3)
  expect(times(rule, '2027-01-07T19:30:00', '2027-01-21T19:29:00')).toHaveLength(2)
  expect(times(rule, '2027-01-06T19:30:00', '2027-01-21T19:30:00')).toEqual([
    '2027-01-07T19:30:00',
    '2027-01-14T19:30:00',
    '2027-01-21T19:30:00',
  ])
})

test('what goes by the months of the year is worked out each time', () => {
  const rule = 'FREQ=DAILY;BYMONTH=2;COUNT=2'
  expect(times(rule, '2027-01-30T20:00:00')).toEqual(['2027-02-01T20:00:00', '2027-02-02T20:00:00'])
  expect(times(rule, '2027-02-27T20:00:00')).toEqual(['2027-02-27T20:00:00', '2027-02-28T20:00:00'])
})
