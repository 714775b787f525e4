import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Values } from '../../records/record-type.ts'
import { changedFields, type MergeConflict, threeWayMerge } from '../../records/three-way-merge.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { ApiError, request } from '../api-client.ts'
import { useUnloadGuard } from '../use-unload-guard.ts'
import { deleteDraft, draftOf, draftOfNewRecord, newSlot, reapplyDraft, type StoredDraft, saveDraft } from './local-draft.ts'
import { useLocalDrafts } from './use-local-drafts.ts'

export type SavedRecord = { id: number; title: string; values: Values; revision: string }
type Start = { type: string; id: number | null; values: Values; revision: string }

export type RecordFormState = {
  values: Values
  errors: Record<string, string[]>
  /** result of the last save */
  notice: { kind: 'ok' | 'error'; text: string } | null
  conflicts: MergeConflict[]
  isDirty: boolean
  isSaving: boolean
  /** earlier drafts of this form, newest first */
  drafts: StoredDraft[]
  set(field: string, value: unknown): void
  /**
   * @param more values to set with this save
   * @returns the saved record; undefined when it was rejected or there was nothing to send
   */
  save(more?: Values): Promise<SavedRecord | undefined>
  /** re-applies an earlier draft; the form's unsaved changes become an earlier draft themselves */
  applyDraft(draft: StoredDraft): void
  discardDraft(draft: StoredDraft): void
  resolveConflict(field: string, value: unknown): void
}

/** The state of a record's form: unsaved input is stored locally, and concurrent saves of other users become conflicts. */
export function useRecordForm({ type, id, ...start }: Start): RecordFormState {
  const name = `${type}:${id ?? 'new'}`
  const [base, setBase] = useState({ values: start.values, revision: start.revision })
  const [values, setValues] = useState(start.values)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [notice, setNotice] = useState<RecordFormState['notice']>(null)
  const [conflicts, setConflicts] = useState<MergeConflict[]>([])
  const [isSaving, setSaving] = useState(false)
  const { slot, drafts, leave, forget, hide } = useLocalDrafts(name, start.values)
  const latest = useLatest(values)
  const isSending = useRef(false)
  const isDirty = changedFields(base.values, values).length > 0

  // Not debounced, so that nothing is lost when the user leaves at once.
  const wasDirty = useRef('')
  useEffect(() => {
    if (isDirty) saveDraft(slot, id === null ? draftOfNewRecord(values) : draftOf(base.values, values))
    // Changes that were undone by hand leave no draft.
    else if (wasDirty.current === slot) deleteDraft(slot)
    wasDirty.current = isDirty ? slot : ''
  }, [slot, id, isDirty, values, base.values])

  useUnloadGuard(isDirty)

  // What has been stored besides this form, as by a section with its own saves, is taken over; unsaved input stays.
  const loaded = useRef(start.revision)
  const takeOver = useEffectEvent(() => {
    if (loaded.current === start.revision) return
    loaded.current = start.revision
    if (start.revision === base.revision) return
    const merged = threeWayMerge(base.values, latest.current, start.values)
    setBase({ values: start.values, revision: start.revision })
    setValues(merged.values)
    setConflicts(merged.conflicts)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the screen's data is loaded anew
  useEffect(() => takeOver(), [start.revision])

  /** Applies a saved record; input made while it was being sent stays, unsaved. */
  function accept(record: SavedRecord, sent: Values): void {
    const since = changedFields(sent, latest.current)
    const typed = { ...record.values, ...Object.fromEntries(since.map((field) => [field, latest.current[field]])) }
    deleteDraft(slot)
    // A created record opens in its own form, which then lists this input as a draft.
    if (id === null && since.length > 0) saveDraft(newSlot(`${type}:${record.id}`), draftOf(record.values, typed))
    setBase({ values: record.values, revision: record.revision })
    setValues(id === null ? record.values : typed)
    setErrors({})
    setConflicts([])
    setNotice({ kind: 'ok', text: t('Saved') })
  }

  function reject(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    const theirs = error.problem.theirs as SavedRecord | undefined
    if (error.status === 409 && theirs) {
      const merged = threeWayMerge(base.values, latest.current, theirs.values)
      setBase({ values: theirs.values, revision: theirs.revision })
      setValues(merged.values)
      setConflicts(merged.conflicts)
    }
    setErrors(error.problem.errors ?? {})
    setNotice({ kind: 'error', text: error.problem.detail ?? t('Cannot reach the server. Your changes are kept.') })
  }

  async function save(more: Values = {}): Promise<SavedRecord | undefined> {
    const sent = { ...values, ...more }
    // A second save while one is running would create a second record, or conflict with the first.
    if (isSending.current || (id !== null && changedFields(base.values, sent).length === 0)) return undefined
    setValues(sent)
    isSending.current = true
    setSaving(true)
    setNotice(null)
    return sendRecord(sent)
      .then((record) => {
        accept(record, sent)
        return record
      })
      .catch((error) => {
        reject(error)
        return undefined
      })
      .finally(() => {
        isSending.current = false
        setSaving(false)
      })
  }

  function sendRecord(sent: Values): Promise<SavedRecord> {
    if (id === null) return request<SavedRecord>('POST', `/api/admin/${type}`, sent)
    const changedValues = Object.fromEntries(changedFields(base.values, sent).map((field) => [field, sent[field]]))
    return request<SavedRecord>('PATCH', `/api/admin/${type}/${id}`, { base: base.revision, values: changedValues })
  }

  return {
    values,
    errors,
    notice,
    conflicts,
    isDirty,
    isSaving,
    drafts,
    set(field, value) {
      setValues((before) => ({ ...before, [field]: value }))
      // “Saved” no longer holds.
      setNotice((before) => (before?.kind === 'ok' ? null : before))
    },
    save,
    applyDraft(draft) {
      // The form's own draft becomes an earlier one.
      if (isDirty) leave()
      const current = isDirty ? base.values : values
      const applied = reapplyDraft(draft, current)
      setValues(applied.values)
      setConflicts(applied.conflicts)
      // Until its conflicts are resolved the draft stays stored.
      if (applied.conflicts.length > 0) hide(draft.slot)
      else forget(draft.slot)
    },
    discardDraft: ({ slot: discarded }) => forget(discarded),
    resolveConflict(field, value) {
      setValues((before) => ({ ...before, [field]: value }))
      setConflicts((before) => before.filter((conflict) => conflict.field !== field))
    },
  }
}
