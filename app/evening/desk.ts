import type { EveningPerformance, readEvening } from './evening.server.ts'

/** What the desk shows: the loader's answer. */
export type Evening = Awaited<ReturnType<typeof readEvening>>

/** What the form of an action gets. */
export type ActionFormProps = {
  evening: Evening
  performance: EveningPerformance
  onClose: () => void
  /** @param words what is true now */
  onDone: (words: string) => Promise<void>
}
