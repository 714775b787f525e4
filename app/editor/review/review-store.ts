import { useEffect, useSyncExternalStore } from 'react'
import type { ReviewState } from '../../review/schema.ts'
import { request } from '../../staff-ui/api-client.ts'
import { useSavedDocuments } from '../pages/use-status.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'

type State = { review: ReviewState | null; isOpen: boolean }

/** The review of the page that a session edits, and whether it is shown beside the page. */
class ReviewStore {
  readonly #path: string
  readonly #listeners = new Set<() => void>()
  #state: State = { review: null, isOpen: false }

  constructor({ region: { contentType, objectId } }: EditorSession) {
    this.#path = `/api/review/requests/${contentType}/${objectId}`
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly getState = (): State => this.#state

  /** Reads it anew. On failure what is known stays. */
  async load(): Promise<void> {
    try {
      const { review } = await request<{ review: ReviewState | null }>('GET', this.#path)
      this.#set({ review, ...(review ? {} : { isOpen: false }) })
    } catch {
      // It is read again with the next change.
    }
  }

  show(isOpen: boolean): void {
    this.#set({ isOpen })
  }

  #set(changes: Partial<State>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

const stores = new WeakMap<EditorSession, ReviewStore>()

export function reviewOf(session: EditorSession): ReviewStore {
  const store = stores.get(session) ?? new ReviewStore(session)
  stores.set(session, store)
  return store
}

/** The review of the page; read anew whenever the server tells that it or the draft has changed. */
export function useReview(session: EditorSession): State {
  const store = reviewOf(session)
  const { reviewRevision } = useSessionState(session, 'reviewRevision')
  // At rest, not with each of a colleague's words.
  const saved = useSavedDocuments(session)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever one of them is another
  useEffect(() => {
    void store.load()
  }, [store, reviewRevision, saved])
  return useSyncExternalStore(store.subscribe, store.getState)
}
