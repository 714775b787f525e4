import type { DatabaseHandle } from '../platform/database/database.ts'
import type { ContentObject } from './content-object.ts'

/** On which the database announces edits: its triggers do, so that no write can forget it (migrations `edits_are_announced` and `properties_are_announced`). */
const CHANNEL = 'foyer_edits'

/** What somebody waits for who shows an object while others edit it. */
export type EditSubscription = {
  /** Resolves when the object's drafts, its properties or the people on it have changed since the last call, or when the signal is aborted. */
  changed(signal: AbortSignal): Promise<void>
  end(): void
}

export type EditWatch = { subscribe(object: ContentObject): Promise<EditSubscription> }

/**
 * Notifies subscribers of edits of an object, made on any node. Edits in quick succession are one notification; subscribers
 * read the state anew. Listens to the database from the first subscription on.
 */
export function createEditWatch(database: Pick<DatabaseHandle, 'listen'>): EditWatch {
  const listeners = new Map<string, Set<() => void>>()
  let listening: Promise<unknown> | undefined

  /** @param key of an object; empty when announcements may have been missed */
  function tell(key: string): void {
    const told = key === '' ? [...listeners.values()].flatMap((some) => [...some]) : (listeners.get(key) ?? [])
    for (const listener of told) listener()
  }

  return {
    async subscribe({ contentType, objectId }) {
      listening ??= database.listen(CHANNEL, tell)
      await listening
      const key = `${contentType}/${objectId}`
      let isChanged = false
      let wake = () => {}
      const listener = () => {
        isChanged = true
        wake()
      }
      listeners.set(key, (listeners.get(key) ?? new Set()).add(listener))
      return {
        async changed(signal) {
          if (!isChanged && !signal.aborted) {
            const { promise, resolve } = Promise.withResolvers<void>()
            const onAbort = () => resolve()
            wake = resolve
            signal.addEventListener('abort', onAbort)
            await promise
            signal.removeEventListener('abort', onAbort)
          }
          isChanged = false
        },
        end() {
          listeners.get(key)?.delete(listener)
          if (listeners.get(key)?.size === 0) listeners.delete(key)
        },
      }
    },
  }
}
