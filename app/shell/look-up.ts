type Search<T> = { delayMs: number; retryMs: number; maxTries: number; found: (thing: T) => void }

/**
 * Looks for something that may appear late: first after a delay, then again and again; gives up silently.
 * @returns a function that ends the search
 */
export function lookUp<T>(find: () => T | null, { delayMs, retryMs, maxTries, found }: Search<T>): () => void {
  let tries = 0
  let timer = setTimeout(look, delayMs)
  function look() {
    const thing = find()
    if (thing !== null) found(thing)
    else if (++tries < maxTries) timer = setTimeout(look, retryMs)
  }
  return () => clearTimeout(timer)
}
