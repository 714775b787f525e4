import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import type { SlotId } from '../../../programme/schedule-slot.ts'
import { ApiError, request } from '../../../staff-ui/api-client.ts'
import { failureText } from '../../../staff-ui/use-action.ts'
import { wallTime } from '../../wall-clock.ts'
import type { Entry, EventEntry, Position } from '../entry.ts'
import { recordOf } from '../record-of.ts'
import { type Confirmation, type Move, withConfirmation, withoutConfirmation, withRetargetedMove } from './confirmations.ts'

export type OptimisticMoves = {
  /** optimistic positions that the loader's data does not show yet */
  pendingMoves: ReadonlyMap<SlotId, Position>
  notice: string
  /** the move that has to be confirmed next */
  confirmation: Confirmation | undefined
  /** whether there is something to undo */
  canUndo: boolean
  move(entry: Entry, to: Position): void
  /** changes whether a performance takes place */
  changeStatus(entry: EventEntry, status: EventEntry['status']): void
  /** notes what was created here, so that it can be undone as well */
  noteCreated(created: Created): void
  /** @returns the id of the entry that is moved back */
  undo(): SlotId | undefined
  confirm(confirmation: Confirmation, isSure: boolean): void
}

/** What was created from the board: what to say of it, and the addresses at which it is deleted again. */
export type Created = { notice: string; paths: string[] }
type StatusChange = Pick<EventEntry, 'id' | 'title'> & { from: EventEntry['status']; to: EventEntry['status'] }
type Done = { move: Move } | { created: Created } | { status: StatusChange }

/**
 * Moves entries optimistically: shown at once, sent to the server one after the other, reverted when rejected.
 */
export function useOptimisticMoves(formatPosition: (place: Position) => string): OptimisticMoves {
  const { revalidate } = useRevalidator()
  const [pendingMoves, setPendingMoves] = useState<ReadonlyMap<SlotId, Position>>(new Map())
  const [done, setDone] = useState<Done[]>([])
  const [notice, setNotice] = useState('')
  const { confirmation, confirmations, setConfirmations } = useConfirmations()
  const queue = useRef<Promise<void>>(Promise.resolve())

  const show = useCallback((id: SlotId, place: Position) => setPendingMoves((before) => new Map(before).set(id, place)), [])
  /** Removes a pending position, unless the performance has been moved again since. */
  const forget = useCallback(
    (id: SlotId, place: Position) =>
      setPendingMoves((before) => (before.get(id) === place ? new Map([...before].filter(([movedId]) => movedId !== id)) : before)),
    [],
  )

  const addToHistory = (one: Done) => setDone((before) => [...before, one])

  async function send(move: Move, options: { isSure: boolean; isUndo?: boolean }): Promise<void> {
    const { entry, from, to } = move
    const retargeted = options.isSure ? undefined : withRetargetedMove(confirmations.current, move)
    if (retargeted) {
      setConfirmations(retargeted)
      if (!retargeted.some((waiting) => waiting.move.entry.id === entry.id)) forget(entry.id, to)
      return
    }
    try {
      await request('POST', movePath(entry.id), { from: toJson(from), to: toJson(to), is_sure: options.isSure })
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'tickets_taken')
        return setConfirmations(
          withConfirmation(confirmations.current, { move, ticketsTaken: (error.problem.taken ?? null) as number | null }),
        )
      forget(entry.id, to)
      setNotice(failureText(error))
      if (options.isUndo && !(error instanceof ApiError && error.status === 409)) addToHistory({ move: { ...move, from: to, to: from } })
      if (error instanceof ApiError && error.status === 409) await revalidate()
      return
    }
    if (!options.isUndo) addToHistory({ move })
    const shop = entry.idJet ? ` ${t('Please also move it in the ticket shop.')}` : ''
    setNotice(
      `${t(options.isUndo ? 'Moved back: {title}, {place}.' : 'Moved: {title}, {place}.', { title: entry.title, place: formatPosition(to) })}${shop}`,
    )
    await revalidate()
    // In a transition, like the router's new data, so that React commits both together; otherwise the performance, and the
    // focus on it, would jump back for a moment.
    startTransition(() => forget(entry.id, to))
  }

  function start(move: Move, options: { isSure: boolean; isUndo?: boolean }): void {
    show(move.entry.id, move.to)
    // Sequentially: each move starts from the position the previous one produced.
    queue.current = queue.current.then(() => send(move, options))
  }

  async function sendStatus(change: StatusChange, isUndo: boolean): Promise<void> {
    const path = `/api/admin/event/${change.id}`
    const status = isUndo ? change.from : change.to
    const done = t(isUndo ? 'Status as before: {title}.' : 'Status changed: {title}.', { title: change.title })
    try {
      const { revision } = await request<{ revision: string }>('GET', path)
      await request('PATCH', path, { base: revision, values: { status } })
      if (!isUndo) addToHistory({ status: change })
      setNotice(done)
    } catch (error) {
      setNotice(failureText(error))
    }
    await revalidate()
  }

  async function deleteCreated(created: Created): Promise<void> {
    const done = t('Taken back: {what}', { what: created.notice })
    try {
      await deleteAll(created.paths)
      setNotice(done)
    } catch (error) {
      setNotice(failureText(error))
    }
    await revalidate()
  }

  function undo(): SlotId | undefined {
    const last = done.at(-1)
    if (!last || confirmations.current.length > 0) return undefined
    // Removed before the response, so that pressing the keys again undoes what was before.
    setDone((before) => before.slice(0, -1))
    if ('created' in last) {
      queue.current = queue.current.then(() => deleteCreated(last.created))
      return undefined
    }
    if ('status' in last) {
      queue.current = queue.current.then(() => sendStatus(last.status, true))
      return last.status.id
    }
    const { move } = last
    start({ ...move, from: move.to, to: move.from }, { isSure: true, isUndo: true })
    return move.entry.id
  }

  useUndoKey(undo)
  return {
    pendingMoves: pendingMoves,
    notice,
    confirmation,
    canUndo: done.length > 0,
    changeStatus({ id, title, status: from }, to) {
      queue.current = queue.current.then(() => sendStatus({ id, title, from, to }, false))
    },
    noteCreated(created) {
      addToHistory({ created })
      setNotice(created.notice)
      void revalidate()
    },
    move(entry, to) {
      const { id, title, start: oldStart, roomId } = entry
      if (to.start === oldStart && to.roomId === roomId) return
      const idJet = entry.type === 'event' ? entry.idJet : ''
      start({ entry: { id, title, idJet }, from: { start: oldStart, roomId }, to }, { isSure: false })
    },
    undo,
    confirm(answered, isSure) {
      const remaining = withoutConfirmation(confirmations.current, answered)
      if (!remaining) return
      setConfirmations(remaining)
      if (isSure) start(answered.move, { isSure: true })
      else forget(answered.move.entry.id, answered.move.to)
    },
  }
}

/** The pending confirmations: the one to show, a ref to all for callbacks that run later, and their setter. */
function useConfirmations() {
  const [[confirmation], draw] = useState<Confirmation[]>([])
  const confirmations = useRef<Confirmation[]>([])
  const setConfirmations = (next: Confirmation[]) => {
    confirmations.current = next
    draw(next)
  }
  return { confirmation, confirmations, setConfirmations }
}

async function deleteAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) await request('DELETE', path)
}

/** The endpoint that moves an entry. */
function movePath(id: SlotId): string {
  const [type, recordId] = recordOf(id)
  return `/api/admin/${type}/${recordId}/move`
}

function toJson({ start, roomId }: Position) {
  return { startsAt: wallTime(start), roomId }
}

/** Ctrl+Z or Cmd+Z outside text fields. */
function useUndoKey(undo: () => unknown): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]')
    if (isWriting || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
