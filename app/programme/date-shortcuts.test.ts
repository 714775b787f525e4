import { expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { dateShortcuts } from './date-shortcuts.ts'

const shortcutsOn = (today: string, day = today) =>
  dateShortcuts({ filter: { room: 3 }, day: Temporal.PlainDate.from(day) }, Temporal.PlainDate.from(today)).map(({ url }) => url)

it('leads to today, tomorrow and Saturday, keeps what is filtered and leaves today out of the address', requirement('EVLIST-70'), () => {
  expect(shortcutsOn('2026-11-24')).toEqual([
    '/de/spielplan?room=3',
    '/de/spielplan?date=25-11-2026&room=3',
    '/de/spielplan?date=28-11-2026&room=3',
  ])
})

it('leads at the weekend to the Saturday after it', () => {
  expect(shortcutsOn('2026-11-28')[2]).toBe('/de/spielplan?date=05-12-2026&room=3')
  expect(shortcutsOn('2026-11-29')[2]).toBe('/de/spielplan?date=05-12-2026&room=3')
})

it('marks the one that is chosen', () => {
  const choice = { filter: {}, day: Temporal.PlainDate.from('2026-11-25') }
  expect(dateShortcuts(choice, Temporal.PlainDate.from('2026-11-24')).map(({ isChosen }) => isChosen)).toEqual([false, true, false])
})
