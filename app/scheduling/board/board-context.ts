import { createContext, useContext } from 'react'
import type { BoardRoom } from './board.server.ts'
import type { BoardView } from './board-view.ts'
import type { Entry, Position } from './entry.ts'

/** A performance being moved by pointer or keyboard, with its conflicts at the current target. */
export type MovePreview = { entry: Entry; place: Position; conflicts: string[] }

/** State and actions shared by all parts of the calendar. */
export type BoardContext = {
  view: BoardView
  entries: Entry[]
  rooms: BoardRoom[]
  today: string
  /** now, in minutes of the wall clock */
  now: number
  mayWrite: boolean
  preview: MovePreview | null
  /** the performance that the keyboard moves */
  movingId: number | null
  /** handles keys on a performance: pick up, move, drop, cancel */
  onEntryKey(event: React.KeyboardEvent, entry: Entry): void
  cancelMove(): void
  openDialog(entry: Entry): void
  conflictsOf(entry: Entry): string[]
  /** whether a performance that was just drawn takes the focus, as it was moved */
  claimFocus(id: number): boolean
}

const BoardReactContext = createContext<BoardContext | undefined>(undefined)
export const BoardProvider = BoardReactContext.Provider

export function useBoard(): BoardContext {
  const calendar = useContext(BoardReactContext)
  if (!calendar) throw new Error('this part belongs into the calendar')
  return calendar
}
