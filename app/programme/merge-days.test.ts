import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import type { EventView } from './event-view.ts'
import { mergeDays } from './merge-days.ts'
import type { DayWithTeasers } from './place-teasers.ts'
import type { TeaserView } from './teaser-view.ts'

const day = (number: number, events: number[], teasers: number[] = []): DayWithTeasers => ({
  day: `2026-11-${number}`,
  dayNumber: String(number),
  weekday: '',
  month: '',
  events: events.map((id) => ({ id }) as EventView),
  teasers: teasers.map((id) => ({ id }) as TeaserView),
})

it('a day that goes on on the next page is one day, its teasers at its end', requirement('EVLIST-37'), () => {
  const joined = mergeDays([{ days: [day(21, [1]), day(22, [2])] }, { days: [day(22, [3], [9]), day(23, [4])] }])
  expect(joined).toEqual([day(21, [1]), day(22, [2, 3], [9]), day(23, [4])])
})

it('what runs over days goes on on the next page, apart from the first day', () => {
  const overDays = (events: number[]) => ({ ...day(21, events), isOverDays: true })
  const joined = mergeDays([{ days: [overDays([1])] }, { days: [overDays([2]), day(21, [3])] }])
  expect(joined).toEqual([overDays([1, 2]), day(21, [3])])
})
