import { describe, expect, it } from 'vitest'
import { wallMinutes } from '../wall-clock.ts'
import { isOnDay, isWholeDay, stackOf } from './days-of-entries.ts'

const timed = (title: string, from: string, to: string) => ({ title, start: wallMinutes(from), end: wallMinutes(to) })

describe('the days of the planning board', () => {
  it('stack what begins on them by time and title, below what has begun before', () => {
    const entries = [
      timed('Salz', '2026-12-05T20:00', '2026-12-05T22:00'),
      timed('Requiem', '2026-12-05T19:30', '2026-12-05T21:00'),
      timed('Glas', '2026-12-05T20:00', '2026-12-05T21:00'),
      timed('geschlossen', '2026-12-04T00:00', '2026-12-07T00:00'),
      timed('morgen', '2026-12-06T10:00', '2026-12-06T12:00'),
    ]
    expect(stackOf(entries, '2026-12-05').map(({ title }) => title)).toEqual(['geschlossen', 'Requiem', 'Glas', 'Salz'])
  })

  it('leave a late evening to the day it began on', () => {
    const party = timed('Fest', '2026-12-05T22:00', '2026-12-06T05:00')
    expect(isOnDay(party, '2026-12-05')).toBe(true)
    expect(isOnDay(party, '2026-12-06')).toBe(false)
  })

  it('show what lasts for days on each of them, and not on the day it ends at midnight', () => {
    const closed = timed('geschlossen', '2026-12-04T12:00', '2026-12-07T00:00')
    const days = ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07']
    expect(days.filter((day) => isOnDay(closed, day))).toEqual(['2026-12-04', '2026-12-05', '2026-12-06'])
    expect(days.filter((day) => isWholeDay(closed, day))).toEqual(['2026-12-05', '2026-12-06'])
  })
})
