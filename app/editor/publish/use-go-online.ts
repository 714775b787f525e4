import { useState } from 'react'
import type { ObjectStatus } from '../../content/index.ts'
import { readStatus, useStatus } from '../pages/use-status.ts'
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
  /** whether it goes online, also for who presses before that is read, as with Ctrl+S and Enter in one go */
  decide: () => Promise<boolean>
}

/**
 * The choice to put an object online with what is published of it: proposed for one that never was online and has no plan to
 * be, and left to people for one that somebody took offline.
 */
export function useGoOnline(session: EditorSession): GoingOnline {
  const { propertiesRevision } = useSessionState(session, 'propertiesRevision')
  const status = useStatus(session.region, propertiesRevision)
  const [chosen, choose] = useState<boolean>()
  const isChosen = chosen ?? isProposed(status)
  const isOffered = (status?.offers_online ?? null) !== null
  return {
    status,
    isSeen: status?.status.state === 'online',
    isOffered,
    isChosen: isOffered && isChosen,
    choose,
    decide: async () => (status ? isOffered && isChosen : isProposed(await readStatus(session.region).catch(() => undefined))),
  }
}

function isProposed(status: ObjectStatus | undefined): boolean {
  return status?.offers_online === 'first' && status.online_at === null
}
