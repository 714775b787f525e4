/** How large the trials are. */
export type Size = { calls: number; kills: number; minutes: number }

/** Runs a fault injection and prints its table. @returns the faults found, a sentence each */
export type Trial = (size: Size) => Promise<string[]>

/** Waits. @param milliseconds at least so long */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Repeats `question` until it gives true. @returns the milliseconds it took; undefined when `patienceMs` passed before */
export async function until(question: () => Promise<boolean>, patienceMs: number, everyMs = 50): Promise<number | undefined> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < patienceMs) {
    if (await question().catch(() => false)) return performance.now() - startedAt
    await pause(everyMs)
  }
  return undefined
}
