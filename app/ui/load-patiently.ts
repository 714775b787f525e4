import { waitForConnection } from '../platform/http/wait-for-connection.ts'

const NEVER = new AbortController().signal
/** Any answer of it shows that the line is there. */
const PROBE = '/healthz'

let waiting = 0
const listeners = new Set<() => void>()

/** Subscribes to whether a part of the page waits for the line. @returns unsubscribes */
export function subscribeToWaiting(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Whether a part of the page cannot be loaded now because the line is gone. */
export function isWaitingForLine(): boolean {
  return waiting > 0
}

/**
 * A loader of a part of the page that tries again once the line is back, instead of failing while it is gone. `PartAwaited`
 * says so where somebody waits for the part.
 * @throws what `load` throws twice while the server can be reached: the line may have come back just after the first failure
 */
export function patiently<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    for (let wasReached = false; ; ) {
      try {
        return await load()
      } catch (error) {
        const isReached = await isServerReached()
        if (isReached && wasReached) throw error
        if (!isReached) await untilConnected()
        wasReached = isReached
      }
    }
  }
}

async function isServerReached(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

async function untilConnected(): Promise<void> {
  change(1)
  await waitForConnection(NEVER)
  change(-1)
}

function change(by: number): void {
  waiting += by
  for (const listener of listeners) listener()
}
