import { expect, it } from 'vitest'
import { blankHours, exceptionsIn, nextException, rowsOfWeekday, withClosed, withSpan } from './hours-rows.ts'

const monday = { ...blankHours(1), timeFrom: '11:00', timeTo: '19:00' }
const christmas = { ...blankHours(null), day: '2026-12-24', lastDay: '2026-12-26', closed: true }

it('a day that gets its first hours opens as the day before it', () => {
  const rows = withSpan([monday, christmas], [], 2)
  expect(rowsOfWeekday(rows, 2)).toMatchObject([{ timeFrom: '11:00', timeTo: '19:00' }])
})

it('a second span stands beside the first, in an exception with the same days', () => {
  const rows = withSpan(
    [{ ...christmas, closed: false, timeFrom: '10:00', timeTo: '12:00' }, monday],
    [{ ...christmas, closed: false, index: 0 }],
    null,
  )
  expect(exceptionsIn(rows)).toMatchObject([
    {
      day: '2026-12-24',
      rows: [
        { timeFrom: '10:00', index: 0 },
        { timeFrom: '', index: 1 },
      ],
    },
  ])
})

it('a closed day that gets hours is closed no more, and closing takes all spans', () => {
  const [row] = exceptionsIn([christmas])[0]?.rows ?? []
  const open = withSpan([christmas], row ? [row] : [], null)
  expect(open).toMatchObject([{ closed: false, timeFrom: '10:00' }])
  const two = [monday, { ...monday, timeFrom: '20:00', timeTo: '21:00' }]
  expect(withClosed(two, rowsOfWeekday(two, 1), 1)).toEqual([{ ...blankHours(1), closed: true }])
})

it('a further exception begins after the last one', () => {
  expect(nextException([monday, christmas], '2026-11-24').day).toBe('2026-12-27')
  expect(nextException([monday], '2026-11-24').day).toBe('2026-11-24')
})
