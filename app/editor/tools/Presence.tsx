import { useEffect } from 'react'
import type { DraftRevision, OtherEditor } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import styles from '../toolbar.module.css'

const HEARTBEAT_MS = 2500

type PresenceResponse = { others: OtherEditor[]; containers: Record<number, DraftRevision> }

/** The other users on this page. Sends a heartbeat with the selected module; its response carries them and the draft revisions. */
export function Presence({ session }: { session: EditorSession }) {
  const { presence, selected } = useSessionState(session)
  const node = selected?.nodeId ?? null
  useEffect(() => {
    const { contentType, objectId } = session.region
    const path = `/de/pageeditor-api/presence/${contentType}/${objectId}`
    const sendHeartbeat = () =>
      request<PresenceResponse>('POST', path, { visit: session.sessionId, node }).then(
        ({ others, containers }) => {
          session.setPresence(others)
          void session.syncTo(containers)
        },
        // Presence is optional; without network it is not updated.
        () => {},
      )
    void sendHeartbeat()
    const timer = setInterval(sendHeartbeat, HEARTBEAT_MS)
    return () => clearInterval(timer)
  }, [session, node])
  useEffect(() => {
    const { contentType, objectId } = session.region
    // With a body, the request outlives the page (keepalive), so that a reload leaves no stale presence of the same user.
    const leave = () =>
      void request('DELETE', `/de/pageeditor-api/presence/${contentType}/${objectId}/${session.sessionId}`, {}).catch(() => {})
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [session])
  if (presence.length === 0) return null
  return (
    <span className={styles.people} role="status">
      {t('Also here: {names}', { names: [...new Set(presence.map(nameOf))].join(', ') })}
    </span>
  )
}

function nameOf({ name, is_me }: OtherEditor): string {
  return is_me ? t('you, in another window') : name
}
