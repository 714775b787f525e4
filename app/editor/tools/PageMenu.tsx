import { useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { MenuButton, type MenuItem } from '../../staff-ui/MenuButton.tsx'
import { openPalette } from '../../staff-ui/open-palette.ts'
import { commentsOf } from '../comments/comments-store.ts'
import { foldDock, useIsFolded } from '../docks/fold-dock.ts'
import { duplicatePage } from '../pages/duplicate-page.ts'
import { useCurrentSession, useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import styles from '../toolbar.module.css'
import type { PageDialog } from './PageDialogs.tsx'
import { redo } from './undo-redo.ts'

type Props = {
  title: string
  /** undefined for content that is not a page */
  pageId: number | undefined
  /** whether it has unpublished changes */
  hasDraft: boolean
  onOpen: (dialog: PageDialog) => void
}

/** The page's name, behind which is everything that is done with the page as a whole, in and out of edit mode. */
export default function PageMenu(props: Props) {
  const session = useCurrentSession()
  return session ? <MenuWhileEditing {...props} session={session} /> : <Menu {...props} editing={[]} />
}

/** In a narrow window the bar has no room for these, and they are found here. */
function MenuWhileEditing({ session, ...props }: Props & { session: EditorSession }) {
  const { canRedo } = useSessionState(session)
  const isOutlineFolded = useIsFolded('left')
  const items: MenuItem[] = [
    'line',
    { label: isOutlineFolded ? t('Show outline') : t('Hide outline'), act: () => foldDock('left', !isOutlineFolded) },
    { label: t('Comments'), act: () => commentsOf(session).open(null) },
    { label: t('Check'), act: () => props.onOpen('checker') },
    ...(canRedo ? [{ label: t('Redo'), hint: t('Ctrl Shift Z'), act: () => redo(session) }] : []),
    { label: t('Shortcuts'), hint: t('Ctrl / or ?'), act: () => props.onOpen('shortcuts') },
  ]
  return <Menu {...props} editing={items} />
}

function Menu({ title, pageId, hasDraft, onOpen, editing }: Props & { editing: MenuItem[] }) {
  const open = (dialog: PageDialog) => () => onOpen(dialog)
  const navigate = useNavigate()
  const duplicate = (id: number) => void duplicatePage(id).then(navigate, () => onOpen('tree'))
  const own: MenuItem[] = pageId === undefined ? [] : [{ label: t('Page settings'), act: open('settings') }]
  const copied: MenuItem[] =
    pageId === undefined
      ? []
      : [
          'line',
          { label: t('Duplicate page'), act: () => duplicate(pageId) },
          { label: t('Save page as template…'), act: open('template') },
        ]
  const drafted: MenuItem[] = hasDraft
    ? [
        'line',
        { label: t('Unpublished changes'), act: open('changes') },
        { label: t('For review…'), act: open('review') },
        { label: t('Discard draft…'), act: open('discard') },
      ]
    : []
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
      menuClass={styles.menu ?? ''}
      items={[
        ...own,
        { label: t('All pages'), act: open('tree') },
        { label: t('Versions'), act: open('versions') },
        { label: t('Preview'), act: open('preview') },
        ...(pageId === undefined ? [] : [{ label: t('Share…'), act: open('share') }]),
        ...copied,
        { label: t('All commands'), hint: t('Ctrl K'), act: openPalette },
        ...drafted,
        ...editing,
      ]}
    />
  )
}
