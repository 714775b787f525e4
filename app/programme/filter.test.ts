import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { canReset, isFiltered, parseEventQuery, queryStringOf } from './filter.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const parse = (query: string) => parseEventQuery(new URLSearchParams(query), today)

describe('the event filter in the address', () => {
  it(
    'is read from the address, with today when no date is given',
    requirement('EVLIST-20', 'EVLIST-21', 'EVLIST-58', 'EVLIST-61', 'EVLIST-62'),
    () => {
      expect(parse('room=3&genre=7')).toEqual({ filter: { room: 3, genre: 7 }, day: today, page: 1 })
    },
  )
  it('knows one numeric value per key', requirement('EVLIST-04', 'FILT-01', 'FILT-02', 'FILT-03', 'FILT-04', 'FILT-05', 'FILT-06'), () => {
    expect(parse('room=1&type=2&tag=3&series=4&genre=5')).toMatchObject({ filter: { room: 1, type: 2, tag: 3, series: 4, genre: 5 } })
  })
  it('names the first parameter that is not valid', requirement('EVLIST-05', 'EVLIST-06'), () => {
    expect(parse('date=31-02-2025')).toEqual({ invalid: 'date' })
    expect(parse('date=2026-11-21')).toEqual({ invalid: 'date' })
    expect(parse('tag=tanz')).toEqual({ invalid: 'tag' })
    for (const value of ['-1', '0', '1.5', '1e3', ' 1', '1234567890']) expect(parse(`room=${value}`), value).toEqual({ invalid: 'room' })
    expect(parse('page=0')).toEqual({ invalid: 'page' })
  })
  it('counts as filtered with another date or any filter', requirement('EVLIST-33', 'EVLIST-34'), () => {
    expect(isFiltered({ filter: {}, day: today }, today)).toBe(false)
    expect(isFiltered({ filter: {}, day: today.add({ days: 1 }) }, today)).toBe(true)
    expect(isFiltered({ filter: { room: 1 }, day: today }, today)).toBe(true)
  })
  it('leaves today out of the address', requirement('EVLIST-70'), () => {
    expect(queryStringOf({ filter: { room: 1 }, day: today }, today)).toMatchObject({ date: undefined, room: 1 })
    expect(queryStringOf({ filter: {}, day: today.add({ days: 1 }) }, today)).toMatchObject({ date: '22-11-2026' })
  })
  it('offers a reset with two items or one and a date, not with one alone', requirement('FILT-15', 'FILT-16', 'FILT-17'), () => {
    expect(canReset(2, false)).toBe(true)
    expect(canReset(1, true)).toBe(true)
    expect(canReset(1, false)).toBe(false)
    expect(canReset(0, true)).toBe(false)
  })
})
