import { setTimeout as sleep } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Nobody has asked for so long: whoever asks several times in a row has what they need. */
const STILL_MS = 10
/** Others get this much between two transactions at most; the job has to come to an end, too. */
const LONGEST_MS = 200

/**
 * Watches who asks PGlite, whose one connection serves everybody in the order of asking.
 * @returns a function that waits until nobody has asked for a moment, but not long
 */
export function giveWayToOthers(client: PGlite): () => Promise<void> {
  let [waiting, lastAsked] = [0, 0]
  const run = client._runExclusiveTransaction.bind(client)
  client._runExclusiveTransaction = async (work) => {
    waiting += 1
    try {
      return await run(work)
    } finally {
      waiting -= 1
      lastAsked = performance.now()
    }
  }
  return async () => {
    const until = performance.now() + LONGEST_MS
    const isStill = () => waiting === 0 && performance.now() - lastAsked >= STILL_MS
    do await sleep(STILL_MS)
    while (!isStill() && performance.now() < until)
  }
}
