import { dateOf, instantOf } from '../platform/clock/clock.ts'
import { USUAL_MINUTES } from './occupation.ts'

type Planned = { event: { startsAt: Date; endsAt: Date | null }; production: { durationMinutes: number | null } }

/** When a performance ends: as planned, else by the production's duration; null when nobody knows. */
export function endOf({ event, production }: Planned): Date | null {
  if (event.endsAt) return event.endsAt
  return production.durationMinutes ? dateOf(instantOf(event.startsAt).add({ minutes: production.durationMinutes })) : null
}

/** From when on a performance counts as over; where nobody knows its end, after as long as most last. */
export function overFrom(planned: Planned): Temporal.Instant {
  const end = endOf(planned)
  return end ? instantOf(end) : instantOf(planned.event.startsAt).add({ minutes: USUAL_MINUTES })
}
