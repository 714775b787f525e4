import { useEffect, useRef, useState } from 'react'
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
  /** what went wrong as a whole, or was done, in a sentence */
  notice: { kind: 'ok' | 'error'; text: string } | null
  conflicts: MergeConflict[]
  isDirty: boolean
  isSaving: boolean
  /** typed earlier in this browser and never saved, the latest first */
  drafts: StoredDraft[]
  /** grows whenever values come from elsewhere than the fields themselves */
  generation: number
  set(field: string, value: unknown): void
  /** @returns the record, or undefined when it was refused or nothing was sent */
  save(): Promise<SavedRecord | undefined>
  /** takes up what was typed earlier; what stands in the form now, unsaved, is kept in its turn */
  applyDraft(kept: StoredDraft): void
  discardDraft(kept: StoredDraft): void
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
  const [generation, setGeneration] = useState(0)
  const latest = useLatest(values)
  const isSending = useRef(false)
  const changed = changedFields(base.values, values)
  const isDirty = changed.length > 0

  // At once, not after a rest: whoever leaves in the same moment finds everything again.
  const wasDirty = useRef('')
  useEffect(() => {
    if (isDirty) saveDraft(slot, id === null ? draftOfNewRecord(values) : draftOf(base.values, values))
    // What was typed and taken back by hand is not offered again.
    else if (wasDirty.current === slot) deleteDraft(slot)
    wasDirty.current = isDirty ? slot : ''
  }, [slot, id, isDirty, values, base.values])

  useUnloadGuard(isDirty)

  /** Input made while `sent` was being saved stays and is still unsaved. */
  function accept(record: SavedRecord, sent: Values): void {
    const since = changedFields(sent, latest.current)
    const typed = { ...record.values, ...Object.fromEntries(since.map((field) => [field, latest.current[field]])) }
    deleteDraft(slot)
    if (since.length === 0) setGeneration((before) => before + 1)
    // A record that was just made is opened anew, and offers there what was typed meanwhile.
    else if (id === null) saveDraft(newSlot(`${type}:${record.id}`), draftOf(record.values, typed))
    setBase({ values: record.values, revision: record.revision })
    setValues(id === null ? record.values : typed)
    setErrors({})
    setConflicts([])
    setNotice({ kind: 'ok', text: t('Saved') })
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    const theirs = error.problem.theirs as SavedRecord | undefined
    if (error.status === 409 && theirs) {
      const merged = threeWayMerge(base.values, latest.current, theirs.values)
      setBase({ values: theirs.values, revision: theirs.revision })
      setValues(merged.values)
      setGeneration((before) => before + 1)
      setConflicts(merged.conflicts)
    }
    setErrors(error.problem.errors ?? {})
    setNotice({ kind: 'error', text: error.problem.detail ?? t('Cannot reach the server. Your changes are kept.') })
  }

  async function save(): Promise<SavedRecord | undefined> {
    // A second press of the keys would make a second record, or meet the first as if it were somebody else's.
    if (isSending.current || (id !== null && !isDirty)) return undefined
    isSending.current = true
    setSaving(true)
    setNotice(null)
    return sendRecord()
      .then((record) => {
        accept(record, values)
        return record
      })
      .catch((error) => {
        refuse(error)
        return undefined
      })
      .finally(() => {
        isSending.current = false
        setSaving(false)
      })
  }

  function sendRecord(): Promise<SavedRecord> {
    if (id === null) return request<SavedRecord>('POST', `/api/admin/${type}`, values)
    const given = Object.fromEntries(changed.map((field) => [field, values[field]]))
    return request<SavedRecord>('PATCH', `/api/admin/${type}/${id}`, { base: base.revision, values: given })
  }

  return {
    values,
    errors,
    notice,
    conflicts,
    isDirty,
    isSaving,
    drafts,
    generation,
    set(field, value) {
      setValues((before) => ({ ...before, [field]: value }))
      // What stands there now is no longer what was saved.
      setNotice((before) => (before?.kind === 'ok' ? null : before))
    },
    save,
    applyDraft(taken) {
      // What is typed already stays where it is kept, and is offered in its turn.
      if (isDirty) leave()
      const upon = isDirty ? base.values : values
      const taking = reapplyDraft(taken, upon)
      setValues(taking.values)
      setConflicts(taking.conflicts)
      setGeneration((before) => before + 1)
      // What is still to be chosen stands nowhere else.
      if (taking.conflicts.length > 0) hide(taken.slot)
      else forget(taken.slot)
    },
    discardDraft: ({ slot: dropped }) => forget(dropped),
    resolveConflict(field, value) {
      setValues((before) => ({ ...before, [field]: value }))
      setGeneration((before) => before + 1)
      setConflicts((before) => before.filter((conflict) => conflict.field !== field))
    },
  }
}
