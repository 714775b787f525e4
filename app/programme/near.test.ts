import { expect, it } from 'vitest'
import { de } from '../platform/i18n/de.ts'
import { setCatalogue } from '../platform/i18n/i18n.ts'
import { nearnessOf, shortcutsOn } from './near.ts'

it('FALL-08 a kept page calls days by those of the browser, also where the clocks change', () => {
  setCatalogue(de, 'de')
  const said = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) => nearnessOf(day, '2026-11-22'))
  expect(said).toEqual(['', 'Heute', 'Morgen', ''])
  expect(nearnessOf('2026-10-26', '2026-10-25')).toBe('Morgen')
  expect(nearnessOf('2026-11-22', undefined)).toBeUndefined()
})

it('FALL-08 the ways to today, tomorrow and the weekend of a kept page go by the browser as well', () => {
  const kept = ['2026-11-20', '2026-11-21', '2026-11-21'].map((day, index) => ({ label: `${index}`, url: '', day, isChosen: index === 0 }))
  const on = (today: string) =>
    shortcutsOn(today, kept, { query: { room: 3 }, from: '2026-11-20' }).map(({ url, isChosen }) => [url, isChosen])
  expect(on('2026-11-21')).toEqual([
    ['/de/spielplan?room=3', false],
    ['/de/spielplan?room=3&date=22-11-2026', false],
    ['/de/spielplan?room=3', false],
  ])
  expect(on('2026-11-22')).toEqual([
    ['/de/spielplan?room=3', false],
    ['/de/spielplan?room=3&date=23-11-2026', false],
  ])
})
