import { useRef } from 'react'
import type { OptimisticMoves } from './use-optimistic-moves.ts'

type Moved = { id: number; wasPending: boolean; wasFocused: boolean }

/**
 * Keeps the focus on a performance that is moved: in its new place it is another element, and may be once more when the
 * server's data arrive. It is followed until its move has been drawn and is done, or something else takes the focus.
 */
export function useFocusAfterMove({ pendingMoves }: Pick<OptimisticMoves, 'pendingMoves'>) {
  const moved = useRef<Moved | null>(null)
  return {
    /** Has the focus follow a performance that is about to be moved; nothing without one. */
    follow(id: number | undefined): void {
      moved.current = id === undefined ? null : { id, wasPending: false, wasFocused: false }
    },
    /** Whether a performance that was just drawn takes the focus. */
    claim(id: number): boolean {
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
