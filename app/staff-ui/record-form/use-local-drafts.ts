import { useCallback, useEffect, useRef, useState } from 'react'
import type { Values } from '../../records/record-type.ts'
import { changedFields } from '../../records/three-way-merge.ts'
import { deleteDraft, newSlot, type StoredDraft, storedDrafts } from './local-draft.ts'

type LocalDrafts = {
  /** storage slot of this form's own draft */
  slot: string
  /** earlier drafts of this form, newest first */
  drafts: StoredDraft[]
  /** keeps the form's own draft as an earlier one and continues in a new slot */
  leave(): void
  /** deletes a draft */
  forget(slot: string): void
  /** removes a draft from the list until the form is opened again */
  hide(slot: string): void
}

/**
 * The earlier drafts of a form in this browser, except those of forms open in other windows.
 * @param form identifies the form, such as `production:new`
 * @param opened the initial values; a draft that does not differ from them is left out
 */
export function useLocalDrafts(form: string, opened: Values): LocalDrafts {
  const [slot, setSlot] = useState(() => newSlot(form))
  const [drafts, setDrafts] = useState<StoredDraft[]>([])
  const start = useRef(opened)
  useEffect(() => lockSlot(slot), [slot])
  useEffect(() => {
    const unmount = new AbortController()
    const loadDrafts = async () => {
      const stored = storedDrafts(form).filter((draft) => draft.slot !== slot && changedFields(start.current, draft.typed).length > 0)
      const openSlots = await lockedSlots()
      if (unmount.signal.aborted) return
      setDrafts(stored.filter((draft) => !openSlots.has(draft.slot)))
      // When the other window closes, its draft is listed too.
      for (const draft of stored)
        if (openSlots.has(draft.slot))
          void waitUntilUnlocked(draft.slot, unmount.signal).then((isUnlocked) => (isUnlocked ? loadDrafts() : undefined))
    }
    void loadDrafts()
    return () => unmount.abort()
  }, [form, slot])
  const leave = useCallback(() => setSlot(newSlot(form)), [form])
  const hide = useCallback((removedSlot: string) => setDrafts((before) => before.filter((draft) => draft.slot !== removedSlot)), [])
  const forget = useCallback(
    (removedSlot: string) => {
      deleteDraft(removedSlot)
      hide(removedSlot)
    },
    [hide],
  )
  return { slot, drafts, leave, forget, hide }
}

// Each open form holds a Web Lock named after its slot; the browser releases it even after a crash. Without Web Locks, as
// without HTTPS, the drafts of other windows are listed too.

function lockSlot(slot: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(slot, () => released).catch(() => undefined)
  return () => release()
}

async function lockedSlots(): Promise<Set<string>> {
  const locks = await navigator.locks?.query().catch(() => undefined)
  return new Set(locks?.held?.flatMap(({ name }) => name ?? []))
}

/** @returns false when the signal aborted first */
function waitUntilUnlocked(slot: string, signal: AbortSignal): Promise<boolean> {
  return navigator.locks.request(slot, { signal, mode: 'shared' }, () => true).catch(() => false)
}
