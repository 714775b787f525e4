import { expect, it } from 'vitest'
import { countsAsOverAt, eventPhase, statedEnd } from './event-phase.ts'

const planned = (endsAt: string | null, durationMinutes: number | null) => ({
  event: { startsAt: new Date('2026-10-24T23:00:00Z'), endsAt: endsAt ? new Date(endsAt) : null },
  production: { durationMinutes },
})

it('a performance ends as planned, else by the length of its production, over the hour that a night has twice too', () => {
  expect(statedEnd(planned('2026-10-25T00:30:00Z', 180))?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(statedEnd(planned(null, 180))?.toISOString()).toBe('2026-10-25T02:00:00.000Z')
  expect(statedEnd(planned(null, null))).toBeNull()
})

it('a performance is to come until it begins, under way until it ends, and then over', () => {
  const at = (now: string) => eventPhase(planned(null, 180), Temporal.Instant.from(now))
  expect(['2026-10-24T22:59:59Z', '2026-10-24T23:00:00Z'].map(at)).toEqual(['coming', 'coming'])
  expect(['2026-10-24T23:00:01Z', '2026-10-25T01:59:59Z'].map(at)).toEqual(['running', 'running'])
  expect(at('2026-10-25T02:00:00Z')).toBe('over')
})

it('a performance whose end nobody knows is over after as long as most last', () => {
  expect(countsAsOverAt(planned(null, null)).toString()).toBe('2026-10-25T01:00:00Z')
})
