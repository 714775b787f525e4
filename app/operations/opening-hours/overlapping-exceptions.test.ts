import { describe, expect, it } from 'vitest'
import { entriesOn, type HoursRow, hoursOf } from '../../site/index.ts'
import { hoursInWords } from './hours-in-words.ts'
import { blankHours, exceptionsIn } from './hours-rows.ts'
import { addedBeside, addedOver, strongerThan } from './overlapping-exceptions.ts'

const exception = (day: string, lastDay: string | null, hours: Partial<HoursRow> = { closed: true }) => ({
  ...blankHours(null),
  ...{ day, lastDay },
  ...hours,
})
const afternoon = { timeFrom: '15:00', timeTo: '18:00' }
const said = (rows: HoursRow[], day: string) => hoursInWords(hoursOf(entriesOn(day, 1, rows)))
const days = (rows: HoursRow[]) => exceptionsIn(rows).map(({ day, lastDay }) => (lastDay ? `${day}/${lastDay}` : day))

describe('a new exception', () => {
  const boxingDay = exception('2026-12-26', null, afternoon)
  const christmas = [exception('2026-12-24', '2026-12-26')]

  it('names what would count on its days instead of it', () => {
    expect(strongerThan(christmas, [boxingDay])).toMatchObject([{ day: '2026-12-26' }])
    expect(strongerThan([boxingDay], [boxingDay])).toMatchObject([{ day: '2026-12-26' }])
  })

  it('has nothing to ask where it counts, or where no day is the same', () => {
    expect(strongerThan([boxingDay], christmas)).toEqual([])
    expect(strongerThan(christmas, [exception('2026-12-27', '2026-12-30')])).toEqual([])
    expect(strongerThan(christmas, [{ ...blankHours(4), ...afternoon }])).toEqual([])
  })

  it('counts on all of its days where it is put over what was there', () => {
    const rows = addedOver(christmas, [boxingDay])
    expect(said(rows, '2026-12-26')).toBe('Geschlossen')
    expect(days(rows)).toEqual(['2026-12-24/2026-12-26'])
  })

  it('leaves the other days of what was there, before and after', () => {
    const rows = addedOver([exception('2026-12-23', '2026-12-29')], [exception('2026-12-20', '2026-12-24', afternoon), boxingDay])
    expect(days(rows)).toEqual(['2026-12-20/2026-12-22', '2026-12-23/2026-12-29'])
    expect(said(rows, '2026-12-22')).toBe('15:00–18:00')
    expect(said(rows, '2026-12-24')).toBe('Geschlossen')
  })

  it('stands on the days around what was there where that stays, also with several hours', () => {
    const rows = addedBeside(
      [exception('2026-12-24', '2026-12-28', afternoon), exception('2026-12-24', '2026-12-28', { timeFrom: '20:00', timeTo: '22:00' })],
      [boxingDay],
    )
    expect(days(rows)).toEqual(['2026-12-24/2026-12-25', '2026-12-26', '2026-12-27/2026-12-28'])
    expect(said(rows, '2026-12-27')).toBe('15:00–18:00, 20:00–22:00')
    expect(said(rows, '2026-12-26')).toBe('15:00–18:00')
  })

  it('stands in the list by its date, the week before all exceptions', () => {
    const rows = addedOver(christmas, [exception('2027-02-01', null), { ...blankHours(1), ...afternoon }, exception('2026-10-03', null)])
    expect(days(rows)).toEqual(['2026-10-03', '2026-12-24/2026-12-26', '2027-02-01'])
    expect(rows[0]?.weekday).toBe(1)
  })
})
