import { useSyncExternalStore } from 'react'
import type { EditorSession } from '../session/session.ts'
import { type CommentsState, commentsOf } from './comments-store.ts'

/** The comments on the page that a session edits; renders again after each change. */
export function useComments(session: EditorSession): CommentsState {
  const store = commentsOf(session)
  return useSyncExternalStore(store.subscribe, store.getState)
}
