import { describe, expect, it } from 'vitest'
import { parseInstant } from './clock.ts'
import { endOfNightBefore, isExhibition, lastDayOf, runsOverDays } from './span-days.ts'

const span = (starts: string, ends: string) => [parseInstant(starts), parseInstant(ends)] as const

describe('a performance past midnight belongs to the evening on which it begins', () => {
  it.each([
    ['on any night', '2026-11-28T22:00', '2026-11-29T01:30'],
    ['until six in the morning', '2026-11-28T22:00', '2026-11-29T06:00'],
    ['at the turn of the year', '2026-12-31T22:00', '2027-01-01T03:00'],
    ['in the night that has an hour more', '2026-10-24T22:00', '2026-10-25T02:30:00+01:00'],
    ['in the night that has an hour less', '2027-03-27T22:00', '2027-03-28T05:59'],
    ['at midnight itself', '2026-11-28T19:30', '2026-11-29T00:00'],
    ['where it lasts a whole day and the night', '2026-11-28T00:00', '2026-11-29T06:00'],
    ['where it has no length', '2026-11-28T22:00', '2026-11-28T22:00'],
    ['where it begins after midnight', '2026-11-28T00:30', '2026-11-28T05:00'],
  ])('%s', (_, starts, ends) => {
    expect(lastDayOf(...span(starts, ends)).toString()).toBe(starts.slice(0, 10))
    expect(runsOverDays(...span(starts, ends))).toBe(false)
  })
})

describe('what ends on another day runs over days', () => {
  it.each([
    ['an exhibition', '2026-11-01T10:00', '2027-02-28T18:00', '2027-02-28', true],
    ['an exhibition until the midnight after its last day', '2026-11-01T00:00', '2027-03-01T00:00', '2027-02-28', true],
    ['a festival', '2026-11-27T18:00', '2026-11-29T23:00', '2026-11-29', false],
    ['a festival whose last night is long', '2026-11-27T18:00', '2026-11-30T02:00', '2026-11-29', false],
    ['a festival of a week', '2026-11-23T10:00', '2026-11-29T22:00', '2026-11-29', false],
    ['what is there for eight days', '2026-11-23T10:00', '2026-11-30T22:00', '2026-11-30', true],
    ['a reading around the clock', '2026-11-28T12:00', '2026-11-29T12:00', '2026-11-29', false],
    ['a night that ends after six', '2026-11-28T23:59', '2026-11-29T06:01', '2026-11-29', false],
    ['that night where it has an hour less', '2027-03-27T23:59', '2027-03-28T06:01', '2027-03-28', false],
    ['the turn of the year', '2026-12-31T10:00', '2027-01-01T18:00', '2027-01-01', false],
    ['a leap day', '2028-02-28T10:00', '2028-02-29T18:00', '2028-02-29', false],
  ])('%s', (_, starts, ends, last, isLong) => {
    expect(runsOverDays(...span(starts, ends))).toBe(true)
    expect(lastDayOf(...span(starts, ends)).toString()).toBe(last)
    expect(isExhibition(...span(starts, ends))).toBe(isLong)
  })
})

it('the evening before a day has ended by six in the morning of the clock on the wall, in every night', () => {
  const at = (day: string) => endOfNightBefore(Temporal.PlainDate.from(day)).toString()
  expect(['2026-10-24', '2026-10-25', '2027-03-28'].map(at)).toEqual([
    '2026-10-24T04:00:00Z',
    '2026-10-25T05:00:00Z',
    '2027-03-28T04:00:00Z',
  ])
})
