/**
 * Asks again and again, each time a while after the answer before has arrived.
 * @returns what ends it
 */
export function follow(ask: () => Promise<unknown>, pauseMs: number): () => void {
  let isOver = false
  let timer = setTimeout(next, pauseMs)
  async function next(): Promise<void> {
    await ask()
    if (!isOver) timer = setTimeout(next, pauseMs)
  }
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
