import { isoWithOffset, parseInstant } from '../platform/clock/clock.ts'
import type { EventValues } from './event-values.ts'
import type { EveningAction } from './schema.ts'

/** The fields that an action changes in a performance, with their new values. A performance that is moved stays as long as it was. */
export function changesOf(action: EveningAction, values: EventValues): Partial<EventValues> {
  const note = action.sentence
  switch (action.kind) {
    case 'cancel':
      return { note, status: 'cancelled' }
    case 'delay':
      return { note, ...timesOf(values, action.startsAt) }
    case 'relocate':
      return { note, status: 'moved', roomId: action.roomId, ...timesOf(values, action.startsAt) }
    case 'recast': {
      const { part, personId, isReading } = action
      const { id: replacesId, kind, role } = part
      const others = values.cast.filter((row) => row.replacesId !== replacesId)
      return { note, cast: [...others, { kind, role, personId, replacesId, isReading, isExtra: false, isOmitted: false }] }
    }
    case 'notice':
      return { note }
  }
}

function timesOf(values: EventValues, startsAt: string): Pick<EventValues, 'startsAt' | 'endsAt'> {
  const begins = parseInstant(startsAt)
  const endsAt = values.endsAt && isoWithOffset(begins.add(Temporal.Instant.from(values.startsAt).until(values.endsAt)))
  return { startsAt: isoWithOffset(begins), endsAt }
}
