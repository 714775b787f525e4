import { expect, it } from 'vitest'
import { createDateFormat } from '../../platform/format/date-format.ts'
import type { Plan } from '../../records/publication-schedule.server.ts'
import { visibilityInWords, visibleSpan } from './visible-span.ts'

const NOW = Date.parse('2026-11-21T12:00:00+01:00')
const [PAST, SOON, LATER] = ['2026-11-01T10:00:00+01:00', '2026-12-01T10:00:00+01:00', '2026-12-24T18:00:00+01:00']
function told(values: object, plans: Plan[] = []): string | undefined {
  const span = visibleSpan({ values: values as Record<string, unknown>, plans, now: NOW })
  return span && visibilityInWords(span, createDateFormat()).replaceAll('\u00a0', ' ')
}

it('of each record it is said once whether, from when and until when visitors see it', () => {
  expect(told({ title: 'Saal' })).toBeUndefined()
  expect(told({ isOnline: true })).toBe('online')
  expect(told({ isOnline: false })).toBe('offline')
  expect(told({ isOnline: true, publishedAt: PAST })).toBe('online seit 01.11.2026')
  expect(told({ isOnline: true, publishedAt: SOON })).toBe('ab 01.12.2026, 10:00 Uhr')
  expect(told({ isOnline: false, publishedAt: SOON })).toBe('offline')
})

it('what is scheduled counts, as long as it changes something', () => {
  expect(told({ isOnline: false }, [{ isOnline: true, at: SOON }])).toBe('ab 01.12.2026, 10:00 Uhr')
  expect(told({ isOnline: true }, [{ isOnline: false, at: LATER }])).toBe('online bis 24.12.2026, 18:00 Uhr')
  expect(told({ isOnline: true }, [{ isOnline: true, at: SOON }])).toBe('online')
  expect(told({ isOnline: true, publishedAt: SOON }, [{ isOnline: false, at: LATER }])).toBe('ab 01.12.2026, 10:00 Uhr')
})

it('an alert that has its own beginning and end is told by them', () => {
  expect(told({ isOnline: true, onlineFrom: SOON, onlineTo: LATER })).toBe('ab 01.12.2026, 10:00 Uhr')
  expect(told({ isOnline: true, onlineFrom: PAST, onlineTo: LATER })).toBe('online bis 24.12.2026, 18:00 Uhr')
  expect(told({ isOnline: true, onlineFrom: null, onlineTo: PAST })).toBe('offline')
  expect(told({ isOnline: true, onlineFrom: PAST, onlineTo: null })).toBe('online seit 01.11.2026')
  expect(told({ isOnline: false, onlineFrom: null, onlineTo: PAST })).toBe('offline')
})

it('what is scheduled to go online is seen from its own moment on where that is later', () => {
  expect(told({ isOnline: false, publishedAt: LATER }, [{ isOnline: true, at: SOON }])).toBe('ab 24.12.2026, 18:00 Uhr')
  expect(told({ isOnline: true, publishedAt: LATER }, [{ isOnline: false, at: SOON }])).toBe('offline')
})
