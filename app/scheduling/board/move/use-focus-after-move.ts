import { useRef } from 'react'
import type { SlotId } from '../../../programme/schedule-slot.ts'
import type { OptimisticMoves } from './use-optimistic-moves.ts'

type Moved = { id: SlotId; wasPending: boolean; wasFocused: boolean }

/**
 * Keeps the focus on an entry that is moved: in its new place it is another element, and may be once more when the
 * server's data arrive. It is followed until its move has been drawn and is done, or something else takes the focus.
 */
export function useFocusAfterMove({ pendingMoves }: Pick<OptimisticMoves, 'pendingMoves'>) {
  const moved = useRef<Moved | null>(null)
  return {
    /** Has the focus follow an entry that is about to be moved; nothing without one. */
    follow(id: SlotId | undefined): void {
      moved.current = id === undefined ? null : { id, wasPending: false, wasFocused: false }
    },
    /** Whether an entry that was just drawn takes the focus. */
    claim(id: SlotId): boolean {
      const current = moved.current
      if (current?.id !== id) return false
      const isLost = document.activeElement === document.body
      const claims = !current.wasFocused || isLost
      current.wasFocused = true
      if (pendingMoves.has(id)) current.wasPending = true
      else if (current.wasPending || !claims) moved.current = null
      return claims
    },
  }
}
