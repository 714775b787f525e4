import { useSyncExternalStore } from 'react'
import type { EditorState } from './editor-state.ts'
import type { EditorSession } from './session.ts'

let current: EditorSession | undefined
const listeners = new Set<() => void>()

/** Sets the session of the page being edited; undefined when editing ends. */
export function setCurrentSession(session: EditorSession | undefined): void {
  current = session
  for (const listener of listeners) listener()
}

/** The session of the page being edited; undefined when none is. */
export function currentSession(): EditorSession | undefined {
  return current
}

/** `currentSession` as a hook, for components outside the edited region: the toolbar, the panel, the overlay. */
export function useCurrentSession(): EditorSession | undefined {
  return useSyncExternalStore(subscribe, currentSession)
}

/** The session's state; renders again after each change. */
export function useSessionState(session: EditorSession): EditorState {
  return useSyncExternalStore(session.subscribe, session.getState)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
