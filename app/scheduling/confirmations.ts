import type { Entry, Position } from './entry.ts'

export type Move = { entry: Pick<Entry, 'id' | 'title' | 'idJet'>; from: Position; to: Position }
/** A move that needs confirmation because tickets are sold. `taken` is null when the shop does not say how many. */
export type Confirmation = { move: Move; ticketsTaken: number | null }

/** The confirmations with one more, which is asked when those before it are answered. */
export function withConfirmation(confirmations: readonly Confirmation[], confirmation: Confirmation): Confirmation[] {
  return [...confirmations, confirmation]
}

/**
 * The confirmations when a performance is moved on that one of them is about: it is then about the new place and asked once,
 * or not at all when that is where the performance stands.
 * @returns undefined when none is about it
 */
export function withRetargetedMove(confirmations: readonly Confirmation[], { entry, to }: Move): Confirmation[] | undefined {
  if (!confirmations.some(({ move }) => move.entry.id === entry.id)) return undefined
  return confirmations.flatMap((confirmation) => {
    const { move } = confirmation
    if (move.entry.id !== entry.id) return confirmation
    return to.start === move.from.start && to.roomId === move.from.roomId ? [] : { ...confirmation, move: { ...move, to } }
  })
}

/** The confirmations without one that is answered; undefined when it was answered before, as by a dialog that closes late. */
export function withoutConfirmation(confirmations: readonly Confirmation[], confirmation: Confirmation): Confirmation[] | undefined {
  return confirmations.includes(confirmation) ? confirmations.filter((one) => one !== confirmation) : undefined
}
