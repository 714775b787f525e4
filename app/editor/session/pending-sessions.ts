import { type DraftQueue, readQueue } from './draft-queue.ts'

const PREFIX = 'foyer-unsent:'

/** Identifies a page in storage keys. */
export function pageKey({ contentType, objectId }: { contentType: string; objectId: number }): string {
  return `${contentType}:${objectId}`
}

/** The storage key of one session's queue. */
export function queueKey(page: string, visit: string): string {
  return `${PREFIX}${page}:${visit}`
}

/**
 * Locks this session's queue (Web Locks) for as long as its tab lives: the browser releases the lock when the tab is closed,
 * killed or crashes. @returns releases it
 */
export function lockQueue(key: string): () => void {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(key, () => until)
  return release
}

/** Moves the queues of ended sessions of this page into this session's. @returns whether there was any */
export async function adoptPendingQueues(queue: DraftQueue, page: string, ownKey: string): Promise<boolean> {
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
