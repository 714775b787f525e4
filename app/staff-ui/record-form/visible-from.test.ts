import { expect, it } from 'vitest'
import type { TypeDescription } from '../../records/type-description.ts'
import { madeVisible, wallClock } from './visible-from.ts'

const NOW = Date.parse('2026-11-21T12:00:00+01:00')

it('a moment is written as the clock in the theatre shows it, in summer and in winter', () => {
  expect([wallClock(NOW), wallClock(Date.parse('2027-07-01T22:30:00Z'))]).toEqual(['2026-11-21T12:00', '2027-07-02T00:30'])
})

const ARTICLE = { fields: { isOnline: { kind: 'boolean' }, publishedAt: { kind: 'datetime' } } } as unknown as TypeDescription
const ALERT = { fields: { isOnline: { kind: 'boolean' }, onlineFrom: {}, onlineTo: {} } } as unknown as TypeDescription

it('what is made visible is so from now on, unless it has a moment that is still to come', () => {
  const made = (publishedAt: string | null) => madeVisible(ARTICLE, { publishedAt }, NOW)
  expect(made(null)).toEqual({ isOnline: true, publishedAt: '2026-11-21T12:00' })
  expect(made('2026-11-16T09:00:00+01:00').publishedAt).toBe('2026-11-21T12:00')
  expect(made('2026-12-01T09:00:00+01:00').publishedAt).toBe('2026-12-01T09:00:00+01:00')
})

it('what needs no moment to be visible gets none, and loses an end that is over', () => {
  expect(madeVisible(ALERT, { onlineFrom: null, onlineTo: null }, NOW)).toEqual({ isOnline: true })
  expect(madeVisible(ALERT, { onlineTo: '2026-12-01T09:00:00+01:00' }, NOW)).toEqual({ isOnline: true })
  expect(madeVisible(ALERT, { onlineTo: '2026-11-20T09:00:00+01:00' }, NOW)).toEqual({ isOnline: true, onlineTo: null })
})
