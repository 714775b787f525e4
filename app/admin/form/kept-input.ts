import { type Clash, changedFields, threeWay, type Values } from './three-way.ts'

/** What somebody has typed into a form and not saved: the fields changed, and what stood in them before. */
export type KeptInput = { from: Values; typed: Values }

const PREFIX = 'foyer-form:'

/** What of a form is to be kept: only what was changed, since the rest may be changed by others meanwhile. */
export function inputToKeep(base: Values, values: Values): KeptInput {
  const fields = changedFields(base, values)
  const only = (all: Values) => Object.fromEntries(fields.map((field) => [field, all[field]]))
  return { from: only(base), typed: only(values) }
}

/**
 * What becomes of kept input upon what stands in the form now. Where others have changed the same since, it is asked;
 * what the form has no field for any more is left out.
 */
export function takenUp({ from, typed }: KeptInput, now: Values): { values: Values; clashes: Clash[] } {
  const known = (kept: Values) => Object.fromEntries(Object.entries(kept).filter(([field]) => field in now))
  return threeWay({ ...now, ...known(from) }, { ...now, ...known(typed) }, now)
}

// Storage may be full or forbidden; then the form works as ever and only the net below it is missing.

/** Keeps what was typed in this browser, so that a crash or a closed window loses nothing. */
export function keepInput(form: string, input: KeptInput): void {
  try {
    localStorage.setItem(PREFIX + form, JSON.stringify(input))
  } catch {}
}

/** What was kept of a form. */
export function keptInput(form: string): KeptInput | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + form) ?? 'null') as KeptInput | null
    return kept?.from && kept.typed ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetInput(form: string): void {
  try {
    localStorage.removeItem(PREFIX + form)
  } catch {}
}
