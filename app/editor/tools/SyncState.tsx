import { t } from '../../platform/i18n/i18n.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorState, SyncState as State } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import styles from './sync-state.module.css'

const STATE_TEXTS: Record<State, () => string> = {
  synced: () => t('Draft saved'),
  changed: () => t('Changed'),
  sending: () => t('Saving…'),
  offline: () => t('Offline: your changes are kept here and will be sent later'),
  login: () => t('Please log in again'),
  conflict: () => t('Changed by someone else'),
  failed: () => t('Could not be saved'),
}

/** States that are highlighted as warnings. */
const WARNING_STATES = new Set<State>(['offline', 'login', 'conflict', 'failed'])

/** Whether the draft is safe on the server; nothing while there is none. */
export function SyncState({ session }: { session: EditorSession }) {
  const state = useSessionState(session, 'syncState', 'hasDraft')
  return (
    <span className={styles.state} data-alarming={WARNING_STATES.has(state.syncState) || undefined}>
      <span>{stateText(state)}</span>
    </span>
  )
}

function stateText({ syncState, hasDraft }: Pick<EditorState, 'syncState' | 'hasDraft'>): string {
  return syncState === 'synced' && !hasDraft ? '' : STATE_TEXTS[syncState]()
}
