import { instantOfBound, isRelative, type VisibilityBound, visibilityOf } from '../../modules/visibility.ts'
import { datesFrom, type KnownProductions } from '../visibility/visibility-words.ts'

/** Whether visitors see a module at an instant: `always` has no window, `open`, `scheduled` and `over` have one. */
export type VisibilityState = 'always' | 'hidden' | 'open' | 'scheduled' | 'over'

/**
 * What the visibility of a module (A §4, decision 0069) means at an instant. The server decides what visitors get; this only
 * says it in the editor, so the browser's own dates are good enough. A bound that depends on performances counts as met
 * until their dates are read; a beginning that has no date yet is to come, an end without one is none.
 */
export function visibilityAt(data: Record<string, unknown>, at: Date, known: KnownProductions = {}): VisibilityState {
  const { hidden, from, until } = visibilityOf(data)
  if (hidden) return 'hidden'
  const [begins, ends] = [dateOf(from, known), dateOf(until, known)]
  if (begins === undefined && ends === undefined && !isRelative(from) && !isRelative(until)) return 'always'
  if (ends && ends <= at) return 'over'
  return begins === null || (begins && begins > at) ? 'scheduled' : 'open'
}

/** Undefined without a date, or with one not read yet; null where a performance that it depends on has none. */
function dateOf(bound: VisibilityBound | undefined, known: KnownProductions): Date | null | undefined {
  if (!bound) return undefined
  if (isRelative(bound)) {
    const production = known[bound.production]
    return production && instantOfBound(bound, () => datesFrom(production))
  }
  const date = new Date(bound.at)
  return Number.isFinite(date.getTime()) ? date : undefined
}
