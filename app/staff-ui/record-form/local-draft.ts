import type { Values } from '../../records/record-type.ts'
import { changedFields, type MergeConflict, threeWayMerge } from '../../records/three-way-merge.ts'

/** The unsaved changes of a form: the changed fields and their former values. */
export type FormDraft = {
  from: Values
  typed: Values
  /** when it was typed last, in milliseconds since 1970; none in what was kept before each form had a slot of its own */
  at?: number
}
/** A local draft with its storage slot. */
export type StoredDraft = FormDraft & { slot: string }

const PREFIX = 'foyer-form:'
let lastSlot = 0

/** The draft of a form: only its changed fields, since others may change the rest meanwhile. */
export function draftOf(base: Values, values: Values): FormDraft {
  const fields = changedFields(base, values)
  const only = (all: Values) => Object.fromEntries(fields.map((field) => [field, all[field]]))
  return { from: only(base), typed: only(values) }
}

/** What of the form of a new record is to be kept: all of it, since it may have begun as a copy and be taken up in an empty one. */
export function draftOfNewRecord(values: Values): FormDraft {
  return { from: {}, typed: values }
}

/**
 * What becomes of kept input upon what stands in the form now. Where others have changed the same since, it is asked;
 * what the form has no field for any more is left out.
 */
export function reapplyDraft({ from, typed }: FormDraft, now: Values): { values: Values; conflicts: MergeConflict[] } {
  const known = (kept: Values) => Object.fromEntries(Object.entries(kept).filter(([field]) => field in now))
  return threeWayMerge({ ...now, ...known(from) }, { ...now, ...known(typed) }, now)
}

// Storage may be full or forbidden; then the form works as ever and only the net below it is missing.

/**
 * A slot for what is typed into one form that is open. Each has its own, so that nothing unsaved is written over: not what
 * is offered back at that moment, nor what is typed in another window.
 * @param form which form it is, such as `production:new`
 */
export function newSlot(form: string): string {
  lastSlot += 1
  return `${PREFIX}${form}:${Date.now().toString(36)}${lastSlot.toString(36)}${Math.random().toString(36).slice(2, 8)}`
}

/** Stores a draft in this browser, so that a crash or a closed window loses nothing. */
export function saveDraft(slot: string, input: FormDraft): void {
  try {
    localStorage.setItem(slot, JSON.stringify({ ...input, at: Date.now() }))
  } catch {}
}

/** The stored drafts of a form, newest first. */
export function storedDrafts(form: string): StoredDraft[] {
  try {
    const slots = Object.keys(localStorage).filter((key) => key === PREFIX + form || key.startsWith(`${PREFIX}${form}:`))
    return slots.flatMap((slot) => keptIn(slot) ?? []).toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
  } catch {
    return []
  }
}

function keptIn(slot: string): StoredDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(slot) ?? 'null') as FormDraft | null
    return kept?.from && kept.typed ? { ...kept, slot } : undefined
  } catch {
    return undefined
  }
}

export function deleteDraft(slot: string): void {
  try {
    localStorage.removeItem(slot)
  } catch {}
}
