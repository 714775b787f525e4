import { createContext, useContext } from 'react'
import type { SlotId } from '../../programme/schedule-slot.ts'
import type { BoardRoom } from './board.server.ts'
import type { BoardView } from './board-view.ts'
import type { Entry, Position } from './entry.ts'

/** An entry being moved by pointer or keyboard, with what speaks against the current target. */
export type MovePreview = { entry: Entry; place: Position; warnings: string[] }

/** State and actions shared by all parts of the board. */
export type BoardContext = {
  view: BoardView
  entries: Entry[]
  rooms: BoardRoom[]
  today: string
  /** now, in minutes of the wall clock */
  now: number
  mayWrite: boolean
  /** when little counts as sold, in words */
  lowSale: string
  preview: MovePreview | null
  /** the entry that the keyboard moves */
  movingId: SlotId | null
  /** the entry that the sheet shows */
  openId: SlotId | null
  /** handles keys on an entry: pick up, move, drop, cancel */
  onEntryKey(event: React.KeyboardEvent, entry: Entry): void
  cancelMove(): void
  /** shows an entry in the sheet beside the board */
  open(entry: Entry): void
  /** opens the sheet that creates something @param place its start, by the hour where the view has hours, and room where it has rooms */
  create(place: { start: number; roomId: number | null }): void
  conflictsOf(entry: Entry): string[]
  /** what speaks against an entry at another place: conflicts, and a room too small for what is sold; sentences */
  warningsAt(entry: Entry, place: Position): string[]
  /** whether an entry that was just drawn takes the focus, as it was moved */
  claimFocus(id: SlotId): boolean
}

const BoardReactContext = createContext<BoardContext | undefined>(undefined)
export const BoardProvider = BoardReactContext.Provider

export function useBoard(): BoardContext {
  const board = useContext(BoardReactContext)
  if (!board) throw new Error('this part belongs into the planning board')
  return board
}
