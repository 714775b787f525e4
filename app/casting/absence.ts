import { t } from '../platform/i18n/i18n.ts'
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

/**
 * What is true once an absence is entered: how many evenings are recast, and how many still have a role without a person.
 * @param recast the roles that somebody else plays now
 */
export function absenceSentence(
  name: string,
  plan: readonly Pick<OpenRole, 'eventId' | 'roleId'>[],
  recast: readonly { eventId: number; roleId: number }[],
): string {
  const isFilled = (role: (typeof plan)[number]) => recast.some(({ eventId, roleId }) => eventId === role.eventId && roleId === role.roleId)
  const open = new Set(plan.filter((role) => !isFilled(role)).map(({ eventId }) => eventId))
  const done = new Set(plan.map(({ eventId }) => eventId)).difference(open)
  return [
    t('{name} is away', { name }),
    ...(plan.length === 0 ? [t('no evening to come is concerned')] : []),
    ...(done.size > 0 ? [t('{n} evenings are recast', { n: done.size })] : []),
    ...(open.size > 0 ? [t('{n} evenings are still open', { n: open.size })] : []),
  ].join('; ')
}
