/** More would only wait for each other: pretix's server has two processes. */
const AT_ONCE = 4

/**
 * Does something with each of many, a few at a time.
 * @throws what the first of them throws that fails, once those under way have ended; none is begun after it
 */
export async function eachAtOnce<Entry>(entries: Iterable<Entry>, work: (entry: Entry) => Promise<unknown>): Promise<void> {
  const queue = [...entries].values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const entry of queue) {
      if (failures.length > 0) return
      await work(entry).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (failures.length > 0) throw failures[0]
}
