import { useNavigate } from 'react-router'
import { currentLocale, t } from '../../platform/i18n/i18n.ts'
import { useLayoutData } from '../../site/index.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import menus from '../bar-menu.module.css'
import { type PageCommandId, pageCommands } from '../commands/page-commands.ts'
import { useIsFolded } from '../docks/fold-dock.ts'
import { languageItems } from '../languages/language-items.ts'
import type { EditedObject } from '../pages/use-status.ts'
import { useCurrentSession, useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import styles from '../toolbar.module.css'
import type { PageDialog } from './PageDialogs.tsx'

type Props = {
  title: string
  /** undefined for content that is not a page */
  pageId: number | undefined
  /** what may be said in other ways; undefined for what has no page of its own */
  original: EditedObject | undefined
  /** whether the page is itself a variant of another */
  isVariant: boolean
  isShareable: boolean
  /** whether it has unpublished changes */
  hasDraft: boolean
  /** the record that the page shows, in the admin area */
  recordUrl: string | undefined
  pathname: string
  onOpen: (dialog: PageDialog) => void
}

/** The groups of the menu. What has a button in the bar at every width is not in it; the palette has everything. */
const GROUPS: PageCommandId[][] = [
  ['settings', 'record', 'tree', 'versions', 'preview', 'share'],
  ['easyRead', 'signLanguage', 'takeVariant', 'current', 'freeVariant'],
  ['duplicate', 'template', 'export', 'import'],
  ['palette'],
  ['changes', 'review', 'discard'],
  // In a narrow window the bar has no room for these, and they are found here.
  ['outline', 'foldOutline', 'comments', 'checker', 'redo', 'shortcuts'],
]

/** The page's name, behind which is everything that is done with the page as a whole, in and out of edit mode. */
export default function PageMenu(props: Props) {
  const session = useCurrentSession()
  return session ? <MenuWhileEditing {...props} session={session} /> : <Menu {...props} session={undefined} />
}

/** Drawn anew with what the commands depend on. */
function MenuWhileEditing(props: Props & { session: EditorSession }) {
  useSessionState(props.session, 'canUndo', 'canRedo')
  useIsFolded('left')
  return <Menu {...props} />
}

function Menu({ title, session, ...page }: Props & { session: EditorSession | undefined }) {
  const navigate = useNavigate()
  const context = {
    ...page,
    hasSubject: true,
    isEditing: session !== undefined,
    // The admin area is no route of a visitor's page.
    navigate: (url: string) => (url === page.recordUrl ? window.location.assign(url) : void navigate(url)),
  }
  const commands = pageCommands(context, session)
  const locales = useLayoutData()?.locales
  const others =
    session && locales
      ? languageItems(
          locales.filter((locale) => locale !== currentLocale()),
          page.pathname,
        )
      : []
  const items = GROUPS.flatMap((group): MenuItem[] => {
    const shown = group.flatMap((id) => commands.find((command) => command.id === id) ?? [])
    return shown.length === 0
      ? []
      : ['line', ...shown.map(({ label, keys, act }): MenuItem => ({ label, act, ...(keys ? { hint: keys } : {}) }))]
  })
  return (
    <MenuButton
      label={t('Menu of the page “{title}”', { title })}
      sign={
        <>
          <span className={styles.title}>{title}</span>
          <span className={styles.wide}>
            <Icon name="chevron" />
          </span>
          <span className={styles.narrow}>
            <Icon name="more" />
          </span>
        </>
      }
      menuClass={menus.menu ?? ''}
      items={[...items.slice(1), ...others]}
    />
  )
}
