import { describe, expect, it } from 'vitest'
import { conflictsOfLinks, proposeForSeries, rangeOfSeries, seriesLinksSchema } from './series-dates.ts'

const at = (time: string) => `2027-03-${time}:00+01:00`
const date = (id: string, title: string, time: string, room = '') => ({ id, title, startsAt: Temporal.Instant.from(at(time)), room })
const other = (time: string, ...rooms: string[]) => ({ title: 'Salz', startsAt: Temporal.Instant.from(at(time)), rooms })
const salt = { title: 'Salz', rooms: ['Studio', 'studio'] }
const proposed = (...of: Parameters<typeof proposeForSeries>) => [...proposeForSeries(...of)].map(([start, link]) => [start, link.date.id])

describe('the dates of the shop for a series', () => {
  it('are proposed to its performances by title, time and room, and what differs is said', () => {
    const dates = [date('a', 'SALZ – Premiere', '05T19:30', 'Studio'), date('b', 'Salz', '12T20:00'), date('c', 'Glasgesang', '19T19:30')]
    const links = proposeForSeries(dates, [at('05T19:30'), at('12T19:30'), at('19T19:30')], salt, [])
    expect([...links]).toEqual([
      [at('05T19:30'), { date: dates[0], isSameTime: true, isSameRoom: true }],
      [at('12T19:30'), { date: dates[1], isSameTime: false, isSameRoom: false }],
    ])
  })

  it('are not those of performances that exist already and have no number yet', () => {
    const dates = [date('matinee', 'Salz', '05T11:00'), date('evening', 'Salz', '12T19:30')]
    const starts = [at('05T19:30'), at('12T19:30')]
    expect(proposed(dates, starts, salt, [])).toEqual([
      [at('12T19:30'), 'evening'],
      [at('05T19:30'), 'matinee'],
    ])
    expect(proposed(dates, starts, salt, [other('05T11:00', 'Foyer'), other('12T19:30', 'Foyer')])).toEqual([])
  })

  it('are looked for on the days of its performances, from now on', () => {
    const range = (starts: string[], now: string) => {
      const { from, until } = rangeOfSeries(starts, Temporal.Instant.from(at(now))) ?? {}
      return [from?.toString(), until?.toString()]
    }
    const starts = [at('12T19:30'), at('05T19:30')]
    expect(range(starts, '01T12:00')).toEqual(['2027-03-04T23:00:00Z', '2027-03-12T23:00:00Z'])
    expect(range(starts, '05T12:00')).toEqual(['2027-03-05T11:00:00Z', '2027-03-12T23:00:00Z'])
    expect(range(starts, '06T12:00')).toEqual(['2027-03-11T23:00:00Z', '2027-03-12T23:00:00Z'])
    expect(range(starts, '13T12:00')).toEqual([undefined, undefined])
  })

  it('are named once, each for one performance', () => {
    const link = (day: string, id: string) => ({ startsAt: at(`${day}T19:30`), date: id })
    const isValid = (...links: unknown[]) => seriesLinksSchema.safeParse(links).success
    expect(isValid(link('05', 'a'), link('12', 'b'))).toBe(true)
    expect(isValid(link('05', 'a'), link('12', 'a'))).toBe(false)
    expect(isValid(link('05', 'a'), link('05', 'b'))).toBe(false)
    expect(isValid({ ...link('05', 'a'), startsAt: '2027-03-05T19:30' })).toBe(false)
    expect(seriesLinksSchema.parse(undefined)).toEqual([])
  })

  it('are in the way where the shop no longer has them or another performance has got them', () => {
    const links = ['gone', 'linked', 'free'].map((id, index) => ({ startsAt: at(`0${index + 1}T19:30`), date: id }))
    const dates = new Map([
      ['linked', 1],
      ['free', 2],
    ])
    expect(conflictsOfLinks(links, dates, new Map([['linked', 7]]))).toEqual([
      { startsAt: at('01T19:30'), reason: 'date-gone' },
      { startsAt: at('02T19:30'), reason: 'date-linked' },
    ])
  })
})
