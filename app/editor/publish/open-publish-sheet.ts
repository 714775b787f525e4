import { useEffect, useEffectEvent } from 'react'
import type { EditorSession } from '../session/session.ts'

const openers = new WeakMap<EditorSession, () => void>()

/** Opens the publish sheet of a session; nothing while its toolbar is not there. */
export function openPublishSheet(session: EditorSession): void {
  openers.get(session)?.()
}

/** Says how the publish sheet of a session is opened, as long as the component is there. */
export function usePublishSheetOpener(session: EditorSession, open: () => void): void {
  const opener = useEffectEvent(open)
  useEffect(() => {
    openers.set(session, () => opener())
    return () => void openers.delete(session)
  }, [session])
}
