import { toDate, toInstant } from '../platform/clock/clock.ts'
import { USUAL_MINUTES } from './occupation.ts'

type Planned = { event: { startsAt: Date; endsAt: Date | null }; production: { durationMinutes: number | null } }

/** When a performance ends: as planned, else by the production's duration; null when nobody knows. */
export function endOf({ event, production }: Planned): Date | null {
  if (event.endsAt) return event.endsAt
  return production.durationMinutes ? toDate(toInstant(event.startsAt).add({ minutes: production.durationMinutes })) : null
}

/** Where a performance stands at a moment: to come, under way, or over. */
export const PHASES = ['coming', 'running', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Where a performance stands; lists, its page, feeds and what machines are told all ask here. */
export function phaseOf(planned: Planned, now: Temporal.Instant): Phase {
  if (Temporal.Instant.compare(toInstant(planned.event.startsAt), now) >= 0) return 'coming'
  return Temporal.Instant.compare(overFrom(planned), now) > 0 ? 'running' : 'over'
}

/** From when on a performance counts as over; where nobody knows its end, after as long as most last. */
export function overFrom(planned: Planned): Temporal.Instant {
  const end = endOf(planned)
  return end ? toInstant(end) : toInstant(planned.event.startsAt).add({ minutes: USUAL_MINUTES })
}
