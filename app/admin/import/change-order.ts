import { placeFor, placeOf } from './match-lines.ts'
import type { Step } from './plan.server.ts'

/**
 * Changes in an order in which each finds its place free: what stands there goes first. A production stands in a room at
 * a time only once, so a run that moves on by a day has to begin with its last evening.
 * @returns them one by one; those that each wait for the place of another, as two that swap, together
 */
export function inOrderOfPlace(steps: Step[]): Step[][] {
  const leaving = new Map(steps.flatMap((step) => (step.match?.event ? [[standsAt(step), step] as const] : [])))
  const ordered = new Set<Step>()
  const groups: Step[][] = []
  for (const step of steps) {
    const chain: Step[] = []
    const placeInChain = new Map<Step, number>()
    let next: Step | undefined = step
    for (; next && !ordered.has(next) && !placeInChain.has(next); next = leaving.get(goesTo(next))) {
      placeInChain.set(next, chain.length)
      chain.push(next)
    }
    const ring = chain.splice((next && placeInChain.get(next)) ?? chain.length)
    if (ring.length > 0) groups.push(ring)
    for (const one of chain.reverse()) groups.push([one])
    for (const one of placeInChain.keys()) ordered.add(one)
  }
  return groups
}

function standsAt({ match }: Step): string {
  return match?.event ? `${match.event.productionId}:${placeOf(match.event)}` : ''
}

function goesTo({ value, match }: Step): string {
  return value && match ? `${match.productionId}:${placeFor(value, match)}` : ''
}
