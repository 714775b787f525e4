type Search<T> = { delayMs: number; retryMs: number; maxTries: number; found: (result: T) => void }

/**
 * Polls for something that may appear late: first after a delay, then repeatedly; gives up silently.
 * @returns stops polling
 */
export function pollFor<T>(find: () => T | null, { delayMs, retryMs, maxTries, found: onFound }: Search<T>): () => void {
  let tries = 0
  let timer = setTimeout(poll, delayMs)
  function poll() {
    const result = find()
    if (result !== null) onFound(result)
    else if (++tries < maxTries) timer = setTimeout(poll, retryMs)
  }
  return () => clearTimeout(timer)
}
