/** How large the trials are. */
export type Size = { calls: number; kills: number; minutes: number }

/** Does its worst and prints its table. @returns what the house did not bear, a sentence each */
export type Trial = (size: Size) => Promise<string[]>

/** Waits. @param milliseconds at least so long */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Asks again and again until the answer is yes. @returns after how many milliseconds; undefined when it never was */
export async function until(question: () => Promise<boolean>, patienceMs: number, everyMs = 50): Promise<number | undefined> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < patienceMs) {
    if (await question().catch(() => false)) return performance.now() - startedAt
    await pause(everyMs)
  }
  return undefined
}
