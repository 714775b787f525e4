import { useState } from 'react'
import type { ObjectStatus } from '../../content/index.ts'
import { useStatus } from '../pages/use-status.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'

/** Whether an object goes online with what is published of it, and what is known of it. */
export type GoingOnline = {
  status: ObjectStatus | undefined
  /** whether visitors see it now */
  isSeen: boolean
  /** whether there is a choice: it is offline, and whoever publishes may put it online */
  isOffered: boolean
  isChosen: boolean
  choose: (isChosen: boolean) => void
}

/**
 * The choice to put an object online with what is published of it: proposed for one that never was online and has no plan to
 * be, and left to people for one that somebody took offline.
 */
export function useGoOnline(session: EditorSession): GoingOnline {
  const { propertiesRevision } = useSessionState(session, 'propertiesRevision')
  const status = useStatus(session.region, propertiesRevision)
  const [chosen, choose] = useState<boolean>()
  const offer = status?.offers_online ?? null
  const isProposed = offer === 'first' && status?.online_at === null
  return {
    status,
    isSeen: status?.status.state === 'online',
    isOffered: offer !== null,
    isChosen: offer !== null && (chosen ?? isProposed),
    choose,
  }
}
