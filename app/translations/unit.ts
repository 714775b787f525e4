import type { TranslationUnit } from './schema.ts'

export type { TranslationUnit }

/** How far the translation of a unit is: there is none, it fits the original, or the original has changed since. */
export type TranslationState = TranslationUnit['state']

/** How many units are translated, of how many, and what the rest is. */
export type TranslationProgress = { done: number; total: number; missing: number; outdated: number }

/** How many units have a draft that can go live, and how many one whose original is not live itself. */
export function draftsOf(units: readonly Pick<TranslationUnit, 'draft' | 'waits'>[]): { ready: number; waiting: number } {
  const drafted = units.filter(({ draft }) => draft)
  const waiting = drafted.filter(({ waits }) => waits).length
  return { ready: drafted.length - waiting, waiting }
}

/** Counts the units by their states. */
export function progressOf(units: readonly Pick<TranslationUnit, 'state'>[]): TranslationProgress {
  const count = (state: TranslationState) => units.filter((unit) => unit.state === state).length
  return { done: count('current'), total: units.length, missing: count('missing'), outdated: count('outdated') }
}

/**
 * The next unit to translate after another one, round to the beginning: what is missing comes before what is outdated.
 * @param here the unit somebody is in; undefined for the first
 * @returns undefined when nothing is left but perhaps that one
 */
export function nextOpenUnit<Unit extends Pick<TranslationUnit, 'unit' | 'state'>>(
  units: readonly Unit[],
  here?: string,
): Unit | undefined {
  const at = units.findIndex(({ unit }) => unit === here)
  const round = [...units.slice(at + 1), ...units.slice(0, Math.max(0, at))]
  return round.find(({ state }) => state === 'missing') ?? round.find(({ state }) => state === 'outdated')
}
