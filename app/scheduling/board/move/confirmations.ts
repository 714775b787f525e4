import type { Entry, Position } from '../entry.ts'

export type Move = { entry: Pick<Entry, 'id' | 'title'> & { idJet: string }; from: Position; to: Position }
/** A move that needs confirmation because tickets are sold. `taken` is null when the shop does not say how many. */
export type Confirmation = { move: Move; ticketsTaken: number | null }

/** Appends a confirmation; they are asked one at a time, in order. */
export function withConfirmation(confirmations: readonly Confirmation[], confirmation: Confirmation): Confirmation[] {
  return [...confirmations, confirmation]
}

/**
 * Retargets the pending confirmation of a performance that is moved again, so that it is asked once, for the latest
 * position; drops it when the performance is moved back.
 * @returns undefined when no confirmation of the performance is pending
 */
export function withRetargetedMove(confirmations: readonly Confirmation[], { entry, to }: Move): Confirmation[] | undefined {
  if (!confirmations.some(({ move }) => move.entry.id === entry.id)) return undefined
  return confirmations.flatMap((confirmation) => {
    const { move } = confirmation
    if (move.entry.id !== entry.id) return confirmation
    return to.start === move.from.start && to.roomId === move.from.roomId ? [] : { ...confirmation, move: { ...move, to } }
  })
}

/** Removes an answered confirmation; undefined when it was answered already, as by a dialog that closes late. */
export function withoutConfirmation(confirmations: readonly Confirmation[], confirmation: Confirmation): Confirmation[] | undefined {
  return confirmations.includes(confirmation) ? confirmations.filter((waiting) => waiting !== confirmation) : undefined
}
