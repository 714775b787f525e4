import { ownersKey } from '../../staff-ui/page-owner.ts'
import { type DraftQueue, readQueue } from './draft-queue.ts'

const PREFIX = 'foyer-unsent:'

/** Identifies a page in storage keys. */
export function pageKey({ contentType, objectId }: { contentType: string; objectId: number }): string {
  return `${contentType}:${objectId}`
}

/** The storage key of one session's queue, which is its owner's alone. */
export function queueKey(page: string, sessionId: string): string {
  return `${PREFIX}${ownersKey(page)}:${sessionId}`
}

/**
 * Locks this session's queue (Web Locks) for as long as its tab exists: the browser releases the lock when the tab is
 * closed, killed or crashes. @returns releases it
 */
export function lockQueue(key: string): () => void {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(key, () => until)
  return release
}

/**
 * Moves the queues of the owner's ended sessions of this page, those nobody holds a lock on, into this session's; and those of older
 * versions, which named nobody.
 * @returns whether there was any
 */
export async function adoptPendingQueues(queue: DraftQueue, page: string, ownKey: string): Promise<boolean> {
  let hasAdopted = false
  const own = [page, ownersKey(page)].map((name) => `${PREFIX}${name}:`)
  const keys = Object.keys(localStorage).filter((key) => own.some((prefix) => key.startsWith(prefix)) && key !== ownKey)
  for (const key of keys) {
    await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      const stored = readQueue(localStorage, key)
      if (stored.batches.length + stored.refused.length > 0) {
        queue.adopt(stored)
        hasAdopted = true
      }
      localStorage.removeItem(key)
    })
  }
  return hasAdopted
}
