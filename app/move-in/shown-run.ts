import type { MoveInItem } from './move-in-item.ts'
import type { MoveInState } from './tables.ts'

/** A run as the screen shows it. */
export type ShownRun = {
  id: number
  source: string
  state: MoveInState
  done: number
  all: number
  items: MoveInItem[]
  problems: string[]
}
