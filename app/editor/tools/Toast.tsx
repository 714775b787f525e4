import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { focusModule } from '../overlay/module-elements.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import styles from './messages.module.css'
import { undo } from './undo-redo.ts'

/** How long a message after an action is shown (K-014). */
export const ALERT_DURATION_MS = 4000

/** The message after an action, with an undo button. It stays while hovered. */
export function Toast({ session }: { session: EditorSession }) {
  const { toast } = useSessionState(session, 'toast')
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(() => session.dismissToast(), ALERT_DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast, isHeld, session])
  if (!toast) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it there
    <div
      className={styles.toast}
      data-editor
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.text}
      {toast.canUndo && (
        <button
          type="button"
          onClick={() => {
            session.dismissToast()
            undo(session)
            // This button is gone: the focus goes on with what is selected now.
            const { selected, announcement } = session.getState()
            if (selected) focusModule(session, selected.nodeId, announcement)
          }}
        >
          {t('Undo')}
        </button>
      )}
    </div>
  )
}
