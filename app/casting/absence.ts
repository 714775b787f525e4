import type { UnderstudyKind } from '../programme/schema.ts'
import type { Unavailability } from './cast-grid.ts'

/** Somebody who could stand in on an evening. */
export type StandIn = {
  personId: number
  name: string
  kind: UnderstudyKind
  /** why that person cannot; null when free */
  unavailable: Unavailability | null
  /** the role that the person has that evening anyway; empty for none */
  alsoPlays: string
}

/** A role on an evening whose person is away. */
export type OpenRole = {
  eventId: number
  productionId: number
  title: string
  startsAt: string
  room: string
  /** null for a part of this evening alone, which the form of the performance changes */
  roleId: number | null
  role: string
  /** how the person who is away has it */
  mode: 'plays' | 'reads'
  standIns: StandIn[]
}

/** The person to propose: free, and with nothing else to play, in the order of the understudies; null when none is. */
export function proposedStandIn({ standIns }: Pick<OpenRole, 'standIns'>): number | null {
  const free = standIns.filter(({ unavailable }) => unavailable === null)
  return (free.find(({ alsoPlays }) => alsoPlays === '') ?? free[0])?.personId ?? null
}
