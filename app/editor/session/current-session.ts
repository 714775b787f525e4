import { useSyncExternalStore } from 'react'
import type { EditorState } from './editor-state.ts'
import type { EditorSession } from './session.ts'

let current: EditorSession | undefined
const listeners = new Set<() => void>()

/** The page that is being edited now is this one; undefined when editing ends. */
export function setCurrentSession(session: EditorSession | undefined): void {
  current = session
  for (const listener of listeners) listener()
}

/** The session of the page that is being edited; undefined when none is. */
export function currentSession(): EditorSession | undefined {
  return current
}

/** The session of the page that is being edited, for the bar, the panel and the overlay. */
export function useCurrentSession(): EditorSession | undefined {
  return useSyncExternalStore(subscribe, currentSession)
}

/** The session's state, told anew with each change. */
export function useSessionState(session: EditorSession): EditorState {
  return useSyncExternalStore(session.subscribe, session.getState)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
