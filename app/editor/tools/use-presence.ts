import { useEffect, useRef } from 'react'
import { caretOfSelection } from '../overlay/caret.ts'
import { useSessionState } from '../session/current-session.ts'
import { PresenceConnection } from '../session/presence-connection.ts'
import type { EditorSession } from '../session/session.ts'

/** Connects a session with the others on its page, and tells them which module is selected here and where the caret is. */
export function usePresence(session: EditorSession): void {
  const node = useSessionState(session, 'selected').selected?.nodeId ?? null
  const connection = useRef<PresenceConnection>(null)
  useEffect(() => {
    const opened = new PresenceConnection(session)
    connection.current = opened
    return () => opened.close()
  }, [session])
  useEffect(() => {
    const tell = () => connection.current?.tell(caretOfSelection(document.getSelection()) ?? { node, caret: null })
    tell()
    document.addEventListener('selectionchange', tell)
    return () => document.removeEventListener('selectionchange', tell)
  }, [node])
}
