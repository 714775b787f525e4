import type { Values } from '../../records/record-type.ts'
import { changedFields, type MergeConflict, threeWayMerge } from '../../records/three-way-merge.ts'
import { ownersKey } from '../page-owner.ts'

/** The unsaved changes of a form: the changed fields and their former values. */
export type FormDraft = {
  from: Values
  typed: Values
  /** last change, in milliseconds since the epoch; missing in drafts of older versions, which had one slot per form */
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

/** The draft of a new record: all fields, since it may have started as a copy and be restored into an empty form. */
export function draftOfNewRecord(values: Values): FormDraft {
  return { from: {}, typed: values }
}

/**
 * Re-applies a locally saved draft to the current values; fields changed on the server since become conflicts. Fields
 * that the form no longer has are dropped.
 */
export function reapplyDraft({ from, typed }: FormDraft, now: Values): { values: Values; conflicts: MergeConflict[] } {
  const existingFields = (fields: Values) => Object.fromEntries(Object.entries(fields).filter(([field]) => field in now))
  return threeWayMerge({ ...now, ...existingFields(from) }, { ...now, ...existingFields(typed) }, now)
}

// Storage may be full or blocked; then the form works without local drafts.

/**
 * A new storage slot for an open form. Each open form has its own, so that it overwrites neither an earlier draft nor
 * the draft of another window.
 * @param form identifies the form, such as `production:new`
 */
export function newSlot(form: string): string {
  lastSlot += 1
  return `${PREFIX}${ownersKey(form)}:${Date.now().toString(36)}${lastSlot.toString(36)}${Math.random().toString(36).slice(2, 8)}`
}

/** Stores a draft in this browser, so that a crash or a closed window loses nothing. */
export function saveDraft(slot: string, input: FormDraft): void {
  try {
    localStorage.setItem(slot, JSON.stringify({ ...input, at: Date.now() }))
  } catch {}
}

/** The drafts of a form that the page's owner has stored, newest first; and those of older versions, which named nobody. */
export function storedDrafts(form: string): StoredDraft[] {
  try {
    const slots = Object.keys(localStorage).filter(
      (key) => key === PREFIX + form || [form, ownersKey(form)].some((name) => key.startsWith(`${PREFIX}${name}:`)),
    )
    return slots.flatMap((slot) => draftIn(slot) ?? []).toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
  } catch {
    return []
  }
}

function draftIn(slot: string): StoredDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(slot) ?? 'null') as FormDraft | null
    return draft?.from && draft.typed ? { ...draft, slot } : undefined
  } catch {
    return undefined
  }
}

export function deleteDraft(slot: string): void {
  try {
    localStorage.removeItem(slot)
  } catch {}
}
