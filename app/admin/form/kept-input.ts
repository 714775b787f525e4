import type { Values } from './three-way.ts'

/** What somebody has typed into a form and not saved, with the revision it was typed upon. */
export type KeptInput = { base: string; values: Values }

const PREFIX = 'foyer-form:'

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
    return kept && typeof kept.base === 'string' && typeof kept.values === 'object' ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetInput(form: string): void {
  try {
    localStorage.removeItem(PREFIX + form)
  } catch {}
}
