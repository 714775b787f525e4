import { toDate, toInstant } from '../platform/clock/clock.ts'
import { runsOverDays } from '../platform/clock/span-days.ts'
import { DEFAULT_DURATION_MINUTES } from './schedule-slot.ts'

/** What tells when a performance takes place. */
export type Planned = { event: { startsAt: Date; endsAt: Date | null }; production: { durationMinutes: number | null } }

/** The end that the house states: the performance's own, else by the production's duration; null where it states neither. */
export function statedEnd({ event, production }: Planned): Date | null {
  if (event.endsAt) return event.endsAt
  return production.durationMinutes ? toDate(toInstant(event.startsAt).add({ minutes: production.durationMinutes })) : null
}

/** The phases of a performance relative to an instant. */
export const PHASES = ['coming', 'running', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** The phase of a performance, in the same way for lists, its page, feeds and JSON-LD. */
export function eventPhase(planned: Planned, now: Temporal.Instant): Phase {
  if (Temporal.Instant.compare(toInstant(planned.event.startsAt), now) >= 0) return 'coming'
  return Temporal.Instant.compare(countsAsOverAt(planned), now) > 0 ? 'running' : 'over'
}

/**
 * The instant from which a performance counts as over, for its phase, calendars and JSON-LD alike: its stated end, else the end of
 * the default duration.
 */
export function countsAsOverAt(planned: Planned): Temporal.Instant {
  const end = statedEnd(planned)
  return end ? toInstant(end) : toInstant(planned.event.startsAt).add({ minutes: DEFAULT_DURATION_MINUTES })
}

/** The phase of a performance for the sale of its tickets: of what runs over days they are sold until it ends. */
export function salePhase(planned: Planned, now: Temporal.Instant): Phase {
  const phase = eventPhase(planned, now)
  return phase === 'running' && isOverDays(planned) ? 'coming' : phase
}

/** Whether a performance runs over days, by when it counts as over. */
export function isOverDays(planned: Planned): boolean {
  return runsOverDays(toInstant(planned.event.startsAt), countsAsOverAt(planned))
}
