import type { Entry, Place } from './entry.ts'

export type Move = { entry: Pick<Entry, 'id' | 'title' | 'idJet'>; from: Place; to: Place }
/** A move that waits for somebody to be sure, because tickets are sold. `taken` is null when the shop does not say how many. */
export type Question = { move: Move; taken: number | null }

/** The questions with one more, which is asked when those before it are answered. */
export function withQuestion(questions: readonly Question[], question: Question): Question[] {
  return [...questions, question]
}

/**
 * The questions when a performance is moved on that one of them is about: it is then about the new place and asked once,
 * or not at all when that is where the performance stands.
 * @returns undefined when none is about it
 */
export function withMovedOn(questions: readonly Question[], { entry, to }: Move): Question[] | undefined {
  if (!questions.some(({ move }) => move.entry.id === entry.id)) return undefined
  return questions.flatMap((question) => {
    const { move } = question
    if (move.entry.id !== entry.id) return question
    return to.start === move.from.start && to.roomId === move.from.roomId ? [] : { ...question, move: { ...move, to } }
  })
}

/** The questions without one that is answered; undefined when it was answered before, as by a dialog that closes late. */
export function withoutQuestion(questions: readonly Question[], question: Question): Question[] | undefined {
  return questions.includes(question) ? questions.filter((one) => one !== question) : undefined
}
