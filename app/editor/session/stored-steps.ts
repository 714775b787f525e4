import { STEPS_PREFIX } from '../../staff-ui/log-out.ts'
import { ownersKey } from '../../staff-ui/page-owner.ts'
import type { QueueStorage } from './draft-queue.ts'
import type { Steps } from './step.ts'

const MAX_STEPS = 200
/** Of the stored JSON; browsers store some five million characters per site. */
const MAX_CHARACTERS = 1_500_000

/** The storage key of the undo history of a page. */
export function stepsKey(page: string): string {
  return STEPS_PREFIX + ownersKey(page)
}

/** Stores the newest steps, at most `MAX_STEPS` of each kind; halves that number until they fit. */
export function saveSteps(storage: QueueStorage, key: string, { done, undone }: Steps): void {
  for (let limit = MAX_STEPS; limit > 0; limit = Math.floor(limit / 2)) {
    const kept = JSON.stringify({ done: done.slice(-limit), undone: undone.slice(-limit) })
    if (kept.length > MAX_CHARACTERS) continue
    try {
      if (done.length + undone.length > 0) storage.setItem(key, kept)
      else storage.removeItem(key)
      return
    } catch {
      // The quota is exceeded: fewer steps may fit.
    }
  }
}

/** Reads the stored steps; none when they cannot be read. */
export function readSteps(storage: QueueStorage, key: string): Steps {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '')
    return { done: Array.isArray(kept.done) ? kept.done : [], undone: Array.isArray(kept.undone) ? kept.undone : [] }
  } catch {
    return { done: [], undone: [] }
  }
}
