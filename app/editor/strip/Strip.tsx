import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon, type IconName } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import { foldDock } from '../docks/fold-dock.ts'
import { NARROW_WINDOW } from '../docks/use-dock.ts'
import { positionBelow } from '../insert-modules.ts'
import { focusModule } from '../overlay/module-elements.ts'
import { openModuleMenu } from '../overlay/module-menu.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { ModulePath } from './ModulePath.tsx'
import { setTextToolsSlot } from './slot.ts'
import styles from './strip.module.css'
import { useScreenKeyboard } from './use-screen-keyboard.ts'

/** As in strip.module.css. */
const HEIGHT_PX = 40

/**
 * The strip under the bar: where the selected module is on the page, and while a text is active its tools. Its room is
 * reserved as long as the page is edited, so that nothing moves when they come; in a narrow window they stand at the bottom.
 */
export function Strip({ session }: { session: EditorSession }) {
  const { selected, documents, settingsOpen } = useSessionState(session, 'selected', 'documents', 'settingsOpen')
  useReservedRoom()
  useScreenKeyboard()
  return createPortal(
    <div className={`${staff.paper} ${styles.strip}`} data-editor data-editor-strip>
      <div className={styles.path}>
        {selected ? (
          <ModulePath session={session} document={documents[selected.containerId]} nodeId={selected.nodeId} />
        ) : (
          <p>{t('Click a text to write')}</p>
        )}
      </div>
      <div ref={setTextToolsSlot} className={styles.slot} />
      {selected && <ModuleTools session={session} nodeId={selected.nodeId} />}
      <button
        type="button"
        className={styles.fold}
        aria-pressed={settingsOpen}
        aria-label={t('Settings')}
        title={t('Settings')}
        onClick={() => {
          foldDock('right', settingsOpen)
          session.showSettings(!settingsOpen)
        }}
      >
        <Icon name="panelRight" />
      </button>
    </div>,
    document.body,
  )
}

/**
 * In a narrow window the tools of a text stand where those of its module do, so these lead to them: what is written in is left
 * first, as the screen has no room for both.
 */
function ModuleTools({ session, nodeId }: { session: EditorSession; nodeId: string }) {
  const leaveText = () => focusModule(session, nodeId)
  const tools: { label: string; icon: IconName; act: () => void }[] = [
    { label: t('Add module below'), icon: 'plus', act: () => addBelow(session) },
    { label: t('Module menu'), icon: 'more', act: openModuleMenu },
  ]
  return (
    <div className={styles.moduleTools}>
      {tools.map(({ label, icon, act }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          // The text keeps the focus, and the keyboard on the screen, until the press is one.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            leaveText()
            act()
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

function addBelow(session: EditorSession): void {
  const below = positionBelow(session)
  if (below) session.openPicker(below)
}

/** Adds the strip's height to that of the bar, below which everything that sticks on the page begins. */
function useReservedRoom(): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    const narrow = window.matchMedia(NARROW_WINDOW)
    const reserve = () => {
      const height = narrow.matches ? 0 : HEIGHT_PX
      const bar = getComputedStyle(root).getPropertyValue('--staff-bar') || '0px'
      root.style.setProperty('--staff-strip', `${height}px`)
      body.style.setProperty('--staff-bar', `calc(${bar} + ${height}px)`)
    }
    reserve()
    narrow.addEventListener('change', reserve)
    return () => {
      narrow.removeEventListener('change', reserve)
      root.style.removeProperty('--staff-strip')
      body.style.removeProperty('--staff-bar')
    }
  }, [])
}
