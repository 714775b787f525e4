import { placeFor, placeOf } from './match-lines.ts'
import type { Step } from './plan.server.ts'

/**
 * Changes in an order in which each finds its place free: what stands there goes first. A production stands in a room at
 * a time only once, so a run that moves on by a day has to begin with its last evening.
 */
export function inOrderOfPlace(steps: Step[]): Step[] {
  const leaving = new Map(steps.flatMap((step) => (step.match?.event ? [[standsAt(step), step] as const] : [])))
  const ordered = new Set<Step>()
  for (const step of steps) {
    const chain = new Set<Step>()
    const isNew = (one: Step | undefined): one is Step => one !== undefined && !ordered.has(one) && !chain.has(one)
    for (let next: Step | undefined = step; isNew(next); next = leaving.get(goesTo(next))) chain.add(next)
    for (const one of [...chain].reverse()) ordered.add(one)
  }
  return [...ordered]
}

function standsAt({ match }: Step): string {
  return match?.event ? `${match.event.productionId}:${placeOf(match.event)}` : ''
}

function goesTo({ value, match }: Step): string {
  return value && match ? `${match.productionId}:${placeFor(value, match)}` : ''
}
