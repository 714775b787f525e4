import { useState } from 'react'
import type { SlotId } from '../../../programme/schedule-slot.ts'
import type { BoardView } from '../board-view.ts'
import type { Entry, Position } from '../entry.ts'

const QUARTER = 15
const DAY = 24 * 60
const WEEK = 7 * DAY

type KeyboardMove = { id: SlotId; place: Position }
type Callbacks = {
  /** announces the current target */
  onMoving(entry: Entry, place: Position, isNew: boolean): void
  onDrop(entry: Entry, place: Position): void
  onCancel(entry: Entry): void
}

/**
 * Moving an entry by keyboard, the equivalent of dragging: Space picks it up, arrow keys move it, Enter drops it, Escape
 * cancels; Alt with an arrow key moves it by one step at once. Up and down step by a quarter of an hour, a room or a week,
 * depending on the view.
 */
export function useKeyboardMove(view: BoardView, rooms: { id: number }[], { onMoving, onDrop, onCancel }: Callbacks) {
  const [moving, setMoving] = useState<KeyboardMove | null>(null)

  function onKey(event: React.KeyboardEvent, entry: Entry): void {
    if (moving?.id !== entry.id) {
      const step = event.altKey && steppedTo(view, rooms, entry, event.key)
      if (step) {
        event.preventDefault()
        onDrop(entry, step)
        return
      }
      if (event.key !== ' ') return
      event.preventDefault()
      const place = { start: entry.start, roomId: entry.roomId }
      setMoving({ id: entry.id, place })
      onMoving(entry, place, true)
      return
    }
    if (event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter' || event.key === ' ') {
      setMoving(null)
      onDrop(entry, moving.place)
      return
    }
    if (event.key === 'Escape') {
      setMoving(null)
      onCancel(entry)
      return
    }
    const place = steppedTo(view, rooms, moving.place, event.key)
    if (!place) return
    setMoving({ id: entry.id, place })
    onMoving(entry, place, false)
  }

  return { moving, onKey, cancelMove: () => setMoving(null) }
}

/** The position one step in the direction of an arrow key; undefined for any other key. */
function steppedTo(view: BoardView, rooms: { id: number }[], { start, roomId }: Position, key: string): Position | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { start: start + (key === 'ArrowRight' ? DAY : -DAY), roomId }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const direction = key === 'ArrowDown' ? 1 : -1
  if (view === 'week' || view === 'people') return { start: start + direction * QUARTER, roomId }
  if (view === 'month') return { start: start + direction * WEEK, roomId }
  const index = rooms.findIndex(({ id }) => id === roomId)
  return { start, roomId: rooms[Math.min(rooms.length - 1, Math.max(0, index + direction))]?.id ?? roomId }
}
