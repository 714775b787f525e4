import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import { failureText } from '../staff-ui/use-action.ts'
import { type Confirmation, type Move, withConfirmation, withoutConfirmation, withRetargetedMove } from './confirmations.ts'
import type { Entry, Position } from './entry.ts'
import { wallTime } from './wall-clock.ts'

export type OptimisticMoves = {
  /** optimistic positions that the loader's data does not show yet */
  pendingMoves: ReadonlyMap<number, Position>
  notice: string
  /** what somebody has to be sure of first; the next comes when it is answered */
  confirmation: Confirmation | undefined
  /** whether there is a move to undo */
  canUndo: boolean
  move(entry: Entry, to: Position): void
  /** @returns the number of the performance that goes back */
  undo(): number | undefined
  confirm(confirmation: Confirmation, isSure: boolean): void
}

/**
 * Moves performances optimistically: shown at once, sent to the server one after the other, reverted when rejected.
 */
export function useOptimisticMoves(inWords: (place: Position) => string): OptimisticMoves {
  const { revalidate } = useRevalidator()
  const [moved, setMoved] = useState<ReadonlyMap<number, Position>>(new Map())
  const [done, setDone] = useState<Move[]>([])
  const [notice, setNotice] = useState('')
  const { confirmation, confirmations, ask } = useConfirmations()
  const queue = useRef<Promise<void>>(Promise.resolve())

  const show = useCallback((id: number, place: Position) => setMoved((before) => new Map(before).set(id, place)), [])
  /** Forgets where something was put, unless it has been put elsewhere since. */
  const forget = useCallback(
    (id: number, place: Position) =>
      setMoved((before) => (before.get(id) === place ? new Map([...before].filter(([one]) => one !== id)) : before)),
    [],
  )

  const remember = (move: Move) => setDone((before) => [...before, move])

  async function send(move: Move, options: { isSure: boolean; isUndo?: boolean }): Promise<void> {
    const { entry, from, to } = move
    const movedOn = options.isSure ? undefined : withRetargetedMove(confirmations.current, move)
    if (movedOn) {
      ask(movedOn)
      if (!movedOn.some((waiting) => waiting.move.entry.id === entry.id)) forget(entry.id, to)
      return
    }
    try {
      await request('POST', `/api/admin/event/${entry.id}/move`, { from: toWire(from), to: toWire(to), is_sure: options.isSure })
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'tickets_taken')
        return ask(withConfirmation(confirmations.current, { move, ticketsTaken: (error.problem.taken ?? null) as number | null }))
      forget(entry.id, to)
      setNotice(failureText(error))
      if (options.isUndo && !(error instanceof ApiError && error.status === 409)) remember({ ...move, from: to, to: from })
      if (error instanceof ApiError && error.status === 409) await revalidate()
      return
    }
    if (!options.isUndo) remember(move)
    const shop = entry.idJet ? ` ${t('Please also move it in the ticket shop.')}` : ''
    setNotice(
      `${t(options.isUndo ? 'Moved back: {title}, {place}.' : 'Moved: {title}, {place}.', { title: entry.title, place: inWords(to) })}${shop}`,
    )
    await revalidate()
    // In a transition, as the router draws the new data: React commits both together. Dropped before, the performance
    // would jump back for a moment, and the focus with it.
    startTransition(() => forget(entry.id, to))
  }

  function start(move: Move, options: { isSure: boolean; isUndo?: boolean }): void {
    show(move.entry.id, move.to)
    // One after the other: each starts from where the one before has put it.
    queue.current = queue.current.then(() => send(move, options))
  }

  function undo(): number | undefined {
    const last = done.at(-1)
    if (!last || confirmations.current.length > 0) return undefined
    // At once: whoever presses the keys again before the answer is there takes back what was before.
    setDone((before) => before.slice(0, -1))
    start({ ...last, from: last.to, to: last.from }, { isSure: true, isUndo: true })
    return last.entry.id
  }

  useUndoKey(undo)
  return {
    pendingMoves: moved,
    notice,
    confirmation,
    canUndo: done.length > 0,
    move({ id, title, idJet, start: began, roomId }, to) {
      if (to.start === began && to.roomId === roomId) return
      start({ entry: { id, title, idJet }, from: { start: began, roomId }, to }, { isSure: false })
    },
    undo,
    confirm(answered, isSure) {
      const left = withoutConfirmation(confirmations.current, answered)
      if (!left) return
      ask(left)
      if (isSure) start(answered.move, { isSure: true })
      else forget(answered.move.entry.id, answered.move.to)
    },
  }
}

/** The confirmations that wait: the one to be shown, all as they are now for whoever comes back with an answer, and what sets them. */
function useConfirmations() {
  const [[confirmation], draw] = useState<Confirmation[]>([])
  const confirmations = useRef<Confirmation[]>([])
  const ask = (next: Confirmation[]) => {
    confirmations.current = next
    draw(next)
  }
  return { confirmation, confirmations, ask }
}

function toWire({ start, roomId }: Position) {
  return { startsAt: wallTime(start), roomId }
}

/** Ctrl or Cmd and Z, wherever nobody is writing. */
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
