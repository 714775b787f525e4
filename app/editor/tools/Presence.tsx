import { useEffect } from 'react'
import type { DraftRevision, OtherEditor } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import styles from '../toolbar.module.css'

const TELL_EVERY_MS = 2500

type Told = { others: OtherEditor[]; containers: Record<number, DraftRevision> }

/** Who else has this page open. Tells the server that this editor is here and in which module, and hears of the others. */
export function Presence({ session }: { session: EditorSession }) {
  const { presence, selected } = useSessionState(session)
  const node = selected?.nodeId ?? null
  useEffect(() => {
    const { contentType, objectId } = session.region
    const path = `/de/pageeditor-api/presence/${contentType}/${objectId}`
    const tell = () =>
      request<Told>('POST', path, { visit: session.sessionId, node }).then(
        ({ others, containers }) => {
          session.setPresence(others)
          void session.syncTo(containers)
        },
        // Who else is here is a courtesy; without network it is left out.
        () => {},
      )
    void tell()
    const timer = setInterval(tell, TELL_EVERY_MS)
    return () => clearInterval(timer)
  }, [session, node])
  useEffect(() => {
    const { contentType, objectId } = session.region
    // Sent with a body, so that it still arrives when the page is reloaded: nobody meets themselves.
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
