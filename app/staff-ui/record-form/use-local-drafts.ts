import { useCallback, useEffect, useRef, useState } from 'react'
import type { Values } from '../../records/record-type.ts'
import { changedFields } from '../../records/three-way-merge.ts'
import { deleteDraft, newSlot, type StoredDraft, storedDrafts } from './local-draft.ts'

type LocalDrafts = {
  /** where this form keeps what is typed into it */
  slot: string
  /** what was typed into this form earlier and never saved, the latest first */
  drafts: StoredDraft[]
  /** leaves what this form has kept where it is, and keeps on elsewhere */
  leave(): void
  forget(slot: string): void
  /** does not offer it any more until the form is opened again */
  hide(slot: string): void
}

/**
 * What was typed into a form earlier in this browser, without what is being typed in another window at the moment.
 * @param form which form it is, such as `production:new`
 * @param opened what stood in it as it opened: what differs in nothing is not offered
 */
export function useLocalDrafts(form: string, opened: Values): LocalDrafts {
  const [slot, setSlot] = useState(() => newSlot(form))
  const [drafts, setDrafts] = useState<StoredDraft[]>([])
  const start = useRef(opened)
  useEffect(() => hold(slot), [slot])
  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      const found = storedDrafts(form).filter((one) => one.slot !== slot && changedFields(start.current, one.typed).length > 0)
      const held = await heldSlots()
      if (leaving.signal.aborted) return
      setDrafts(found.filter((one) => !held.has(one.slot)))
      // As soon as that window is closed, what it has left is offered too.
      for (const one of found)
        if (held.has(one.slot)) void untilFree(one.slot, leaving.signal).then((isFree) => (isFree ? look() : undefined))
    }
    void look()
    return () => leaving.abort()
  }, [form, slot])
  const leave = useCallback(() => setSlot(newSlot(form)), [form])
  const hide = useCallback((gone: string) => setDrafts((before) => before.filter((one) => one.slot !== gone)), [])
  const forget = useCallback(
    (gone: string) => {
      deleteDraft(gone)
      hide(gone)
    },
    [hide],
  )
  return { slot, drafts, leave, forget, hide }
}

// A window holds a lock named as its slot for as long as it is open, however it ends. Where there are no locks, as without
// HTTPS, the slots of other windows are offered as well; what is typed is kept all the same.

function hold(slot: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(slot, () => held).catch(() => undefined)
  return () => release()
}

async function heldSlots(): Promise<Set<string>> {
  const locks = await navigator.locks?.query().catch(() => undefined)
  return new Set(locks?.held?.flatMap(({ name }) => name ?? []))
}

/** @returns false when whoever asks has gone before */
function untilFree(slot: string, signal: AbortSignal): Promise<boolean> {
  return navigator.locks.request(slot, { signal, mode: 'shared' }, () => true).catch(() => false)
}
