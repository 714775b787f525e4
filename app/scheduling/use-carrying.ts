import { useState } from 'react'
import type { CalendarView } from './calendar-view.ts'
import type { Entry, Place } from './entry.ts'

const QUARTER = 15
const DAY = 24 * 60
const WEEK = 7 * DAY

type Carried = { id: number; place: Place }
type Calls = {
  /** says where it is held now */
  onHeld(entry: Entry, place: Place, isNew: boolean): void
  onSet(entry: Entry, place: Place): void
  onGivenUp(entry: Entry): void
}

/**
 * The keyboard's twin of dragging: the space bar takes a performance up, arrows move it, Enter sets it down, Escape
 * gives up. Up and down go by the quarter of an hour, by the room or by the week, as the view shows them.
 */
export function useCarrying(view: CalendarView, rooms: { id: number }[], { onHeld, onSet, onGivenUp }: Calls) {
  const [carried, setCarried] = useState<Carried | null>(null)

  function onKey(event: React.KeyboardEvent, entry: Entry): void {
    if (carried?.id !== entry.id) {
      if (event.key !== ' ') return
      event.preventDefault()
      const place = { start: entry.start, roomId: entry.roomId }
      setCarried({ id: entry.id, place })
      onHeld(entry, place, true)
      return
    }
    if (event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter' || event.key === ' ') {
      setCarried(null)
      onSet(entry, carried.place)
      return
    }
    if (event.key === 'Escape') {
      setCarried(null)
      onGivenUp(entry)
      return
    }
    const place = steppedTo(view, rooms, carried.place, event.key)
    if (!place) return
    setCarried({ id: entry.id, place })
    onHeld(entry, place, false)
  }

  return { carried, onKey, giveUp: () => setCarried(null) }
}

/** The place one step on in the direction of an arrow key; undefined for every other key. */
function steppedTo(view: CalendarView, rooms: { id: number }[], { start, roomId }: Place, key: string): Place | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { start: start + (key === 'ArrowRight' ? DAY : -DAY), roomId }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const direction = key === 'ArrowDown' ? 1 : -1
  if (view === 'week') return { start: start + direction * QUARTER, roomId }
  if (view === 'month') return { start: start + direction * WEEK, roomId }
  const index = rooms.findIndex(({ id }) => id === roomId)
  return { start, roomId: rooms[Math.min(rooms.length - 1, Math.max(0, index + direction))]?.id ?? roomId }
}
