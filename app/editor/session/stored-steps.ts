import type { QueueStorage } from './draft-queue.ts'
import type { Steps } from './step.ts'

const PREFIX = 'foyer-steps:'
const MOST_STEPS = 200
/** In characters; browsers keep some five million of one site. */
const LONGEST = 1_500_000

/** The key under which a tab keeps its steps on a page. */
export function stepsKey(page: string): string {
  return `${PREFIX}${page}`
}

/** Keeps the newest steps, as many as there is room for, so that they outlive a reload. */
export function saveSteps(storage: QueueStorage, key: string, { done, undone }: Steps): void {
  for (let most = MOST_STEPS; most > 0; most = Math.floor(most / 2)) {
    const kept = JSON.stringify({ done: done.slice(-most), undone: undone.slice(-most) })
    if (kept.length > LONGEST) continue
    try {
      if (done.length + undone.length > 0) storage.setItem(key, kept)
      else storage.removeItem(key)
      return
    } catch {
      // No room left: fewer of them may fit.
    }
  }
}

/** The steps that an earlier visit of the same tab has kept. */
export function readSteps(storage: QueueStorage, key: string): Steps {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '')
    return { done: Array.isArray(kept.done) ? kept.done : [], undone: Array.isArray(kept.undone) ? kept.undone : [] }
  } catch {
    return { done: [], undone: [] }
  }
}

/** Lets go of the steps on all pages: whoever logs in next has done none of them. */
export function clearSteps(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
