import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import { failureText } from '../staff-ui/use-action.ts'
import { wallTime } from './days.ts'
import type { Entry, Place } from './entry.ts'
import { type Move, type Question, withMovedOn, withoutQuestion, withQuestion } from './questions.ts'

export type Moves = {
  /** where performances have been put that the server has not yet shown there */
  moved: ReadonlyMap<number, Place>
  notice: string
  /** what somebody has to be sure of first; the next comes when it is answered */
  question: Question | undefined
  /** whether there is something to take back */
  canUndo: boolean
  move(entry: Entry, to: Place): void
  /** @returns the number of the performance that goes back */
  undo(): number | undefined
  answer(question: Question, isSure: boolean): void
}

/**
 * Moves performances: at once to the eye, then on the server, one after the other; what is refused goes back.
 * @param shown what the server has last shown
 */
export function useMoves(inWords: (place: Place) => string, shown: object): Moves {
  const { revalidate } = useRevalidator()
  const [moved, setMoved] = useState<ReadonlyMap<number, Place>>(new Map())
  const [done, setDone] = useState<Move[]>([])
  const [notice, setNotice] = useState('')
  const { question, questions, ask } = useQuestions()
  const queue = useRef<Promise<void>>(Promise.resolve())

  const show = useCallback((id: number, place: Place) => setMoved((before) => new Map(before).set(id, place)), [])
  /** Forgets where something was put, unless it has been put elsewhere since. */
  const forget = useCallback(
    (id: number, place: Place) =>
      setMoved((before) => (before.get(id) === place ? new Map([...before].filter(([one]) => one !== id)) : before)),
    [],
  )

  const latest = useRef(shown)
  latest.current = shown
  /** what the server has taken, and what it had shown by then */
  const taken = useRef(new Map<number, { place: Place; since: object }>())
  // Only newer data takes the place of a move: its promise may be kept before its data is drawn, and the performance
  // would jump back for a moment, and the focus with it.
  useEffect(() => {
    for (const [id, { place, since }] of taken.current) {
      if (since === shown) continue
      taken.current.delete(id)
      forget(id, place)
    }
  }, [shown, forget])

  const remember = (move: Move) => setDone((before) => [...before, move])

  async function send(move: Move, options: { isSure: boolean; isUndo?: boolean }): Promise<void> {
    const { entry, from, to } = move
    const movedOn = options.isSure ? undefined : withMovedOn(questions.current, move)
    if (movedOn) {
      ask(movedOn)
      if (!movedOn.some((waiting) => waiting.move.entry.id === entry.id)) forget(entry.id, to)
      return
    }
    try {
      await request('POST', `/api/admin/event/${entry.id}/move`, { from: placed(from), to: placed(to), is_sure: options.isSure })
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'tickets_taken')
        return ask(withQuestion(questions.current, { move, taken: (error.problem.taken ?? null) as number | null }))
      forget(entry.id, to)
      setNotice(failureText(error))
      if (options.isUndo && !(error instanceof ApiError && error.status === 409)) remember({ ...move, from: to, to: from })
      if (error instanceof ApiError && error.status === 409) await revalidate()
      return
    }
    if (!options.isUndo) remember(move)
    const shop = entry.idJet ? ` ${t('Please move it in the ticket shop, too.')}` : ''
    setNotice(
      `${t(options.isUndo ? 'Back again: {title}, {place}.' : 'Moved: {title}, {place}.', { title: entry.title, place: inWords(to) })}${shop}`,
    )
    taken.current.set(entry.id, { place: to, since: latest.current })
    await revalidate()
  }

  function start(move: Move, options: { isSure: boolean; isUndo?: boolean }): void {
    show(move.entry.id, move.to)
    // One after the other: each starts from where the one before has put it.
    queue.current = queue.current.then(() => send(move, options))
  }

  function undo(): number | undefined {
    const last = done.at(-1)
    if (!last || questions.current.length > 0) return undefined
    // At once: whoever presses the keys again before the answer is there takes back what was before.
    setDone((before) => before.slice(0, -1))
    start({ ...last, from: last.to, to: last.from }, { isSure: true, isUndo: true })
    return last.entry.id
  }

  useUndoKey(undo)
  return {
    moved,
    notice,
    question,
    canUndo: done.length > 0,
    move({ id, title, idJet, start: began, roomId }, to) {
      if (to.start === began && to.roomId === roomId) return
      start({ entry: { id, title, idJet }, from: { start: began, roomId }, to }, { isSure: false })
    },
    undo,
    answer(answered, isSure) {
      const left = withoutQuestion(questions.current, answered)
      if (!left) return
      ask(left)
      if (isSure) start(answered.move, { isSure: true })
      else forget(answered.move.entry.id, answered.move.to)
    },
  }
}

/** The questions that wait: the one to be shown, all as they are now for whoever comes back with an answer, and what sets them. */
function useQuestions() {
  const [[question], draw] = useState<Question[]>([])
  const questions = useRef<Question[]>([])
  const ask = (next: Question[]) => {
    questions.current = next
    draw(next)
  }
  return { question, questions, ask }
}

function placed({ start, roomId }: Place) {
  return { startsAt: wallTime(start), roomId }
}

/** Ctrl or Cmd and Z, wherever nobody is writing. */
function useUndoKey(undo: () => unknown): void {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isWriting = event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]')
      if (isWriting || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
