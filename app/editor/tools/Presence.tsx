import type { OtherEditor } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Initials } from '../../staff-ui/Initials.tsx'
import { Tooltip } from '../../staff-ui/Tooltip.tsx'
import { focusModule } from '../overlay/module-elements.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import styles from '../toolbar.module.css'
import { usePresence } from './use-presence.ts'

/** The initials of the others on this page, as long as it is edited here; each leads to the module that they are in. */
export function Presence({ session }: { session: EditorSession }) {
  const { presence } = useSessionState(session, 'presence')
  usePresence(session)
  const people = [...Map.groupBy(presence, nameOf)]
  return (
    <>
      <span className="visually-hidden" role="status">
        {people.length > 0 && t('Also here: {names}', { names: people.map(([name]) => name).join(', ') })}
      </span>
      {people.length > 0 && (
        <span className={styles.people}>
          {people.map(([name, windows]) => {
            const node = windows.find((window) => window.node)?.node
            return (
              <Tooltip key={name} text={name}>
                <button
                  type="button"
                  data-sign
                  aria-label={windows[0]?.is_me ? t('Go to where you are in another window') : t('Go to {name}', { name })}
                  disabled={!node}
                  onClick={() => node && focusModule(session, node)}
                >
                  <Initials name={windows[0]?.name ?? name} />
                </button>
              </Tooltip>
            )
          })}
        </span>
      )}
    </>
  )
}

function nameOf({ name, is_me }: OtherEditor): string {
  return is_me ? t('you, in another window') : name
}
