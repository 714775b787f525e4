import { type DraftQueue, readQueue } from './draft-queue.ts'

const PREFIX = 'foyer-unsent:'

/** What tells the unsent changes of a page from those of others. */
export function pageKey({ contentType, objectId }: { contentType: string; objectId: number }): string {
  return `${contentType}:${objectId}`
}

/** The key under which one visit of a page keeps what it has not sent. */
export function queueKey(page: string, visit: string): string {
  return `${PREFIX}${page}:${visit}`
}

/**
 * Says that this visit is alive, for as long as its tab is: the browser lets go of the lock when the tab is closed,
 * killed or crashes.
 */
export function holdQueue(key: string): () => void {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(key, () => until)
  return release
}

/** Moves what visits that are no more have left behind into this visit's queue. @returns whether there was any */
export async function takeWhatWasLeft(queue: DraftQueue, page: string, ownKey: string): Promise<boolean> {
  let found = false
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${page}:`) && key !== ownKey)
  for (const key of keys) {
    await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      const left = readQueue(localStorage, key)
      if (left.batches.length + left.refused.length > 0) {
        queue.adopt(left)
        found = true
      }
      localStorage.removeItem(key)
    })
  }
  return found
}
