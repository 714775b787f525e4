import { useState, useSyncExternalStore } from 'react'
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

/**
 * Parts of the session's state; renders again when one of them changes, and only then: of 200 modules and two people every
 * letter changes something.
 */
export function useSessionState<Key extends keyof EditorState>(session: EditorSession, ...keys: Key[]): Pick<EditorState, Key> {
  const [snapshotOf] = useState(() => partsOf(keys))
  return useSyncExternalStore(session.subscribe, () => snapshotOf(session.getState()))
}

/** Reads a state; the one read before is returned as long as all that is asked for is the same. */
function partsOf<Key extends keyof EditorState>(keys: Key[]): (state: EditorState) => Pick<EditorState, Key> {
  let known: Pick<EditorState, Key> | undefined
  return (state) => {
    const before = known
    if (!before || keys.some((key) => before[key] !== state[key])) known = state
    return known ?? state
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
