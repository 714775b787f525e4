import { isRelative, type VisibilityBound, visibilityOf } from '../../modules/visibility.ts'

/** Whether visitors see a module at an instant: `always` has no window, `open`, `scheduled` and `over` have one. */
export type VisibilityState = 'always' | 'hidden' | 'open' | 'scheduled' | 'over'

/**
 * What the visibility of a module (A §4, decision 0069) means at an instant. The server decides what visitors get; this only
 * says it in the outline, so the browser's own dates are good enough, and a bound that depends on performances counts as met.
 */
export function visibilityAt(data: Record<string, unknown>, at: Date): VisibilityState {
  const { hidden, from, until } = visibilityOf(data)
  if (hidden) return 'hidden'
  const [begins, ends] = [dateOf(from), dateOf(until)]
  if (!begins && !ends && !isRelative(from) && !isRelative(until)) return 'always'
  if (ends && ends <= at) return 'over'
  return begins && begins > at ? 'scheduled' : 'open'
}

function dateOf(bound: VisibilityBound | undefined): Date | undefined {
  const date = bound && !isRelative(bound) ? new Date(bound.at) : undefined
  return date && Number.isFinite(date.getTime()) ? date : undefined
}
