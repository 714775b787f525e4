import { useEffect, useEffectEvent, useState } from 'react'
import { type Region, registerEditableRegion } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { areSingleKeysOn } from '../../staff-ui/single-keys.ts'
import { CommentTools } from '../comments/CommentTools.tsx'
import { EditedRegion } from '../EditedRegion.tsx'
import { isHandledElsewhere } from '../handled-elsewhere.ts'
import { PageTitleButton } from '../pages/PageTitleButton.tsx'
import { PublishButton } from '../publish/PublishButton.tsx'
import { PublishNotice } from '../publish/PublishNotice.tsx'
import { PublishSheet } from '../publish/PublishSheet.tsx'
import { type Notice, usePublishing } from '../publish/use-publishing.ts'
import { ReviewChip } from '../review/ReviewChip.tsx'
import { useCurrentSession, useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import styles from '../toolbar.module.css'
import { viewsToCome } from '../types-on-page.ts'
import type { PageDialog } from './PageDialogs.tsx'
import { Presence } from './Presence.tsx'
import { SessionDialogs } from './SessionDialogs.tsx'
import { SyncState } from './SyncState.tsx'
import { Toast } from './Toast.tsx'
import { ToolButton } from './ToolButton.tsx'
import { redo, undo } from './undo-redo.ts'

type Props = {
  region: Region
  hasBar: boolean
  /** how many modules have changes that are not live */
  changes: number
  /** whether translations are not live, the page can go online, or changes go live by themselves, or were to and did not */
  hasMore: boolean
  onOpen: (dialog: PageDialog) => void
}

/** The toolbar's buttons in edit mode, and the session's dialogs. The entry point of the editor's own chunk. */
export default function EditTools({ region, ...props }: Props) {
  const session = useCurrentSession()
  const register = useEffectEvent(() => Promise.resolve(viewsToCome(region)).then(() => registerEditableRegion(EditedRegion)))
  // Not as soon as the code is there: no text can be typed into before Ctrl+S is listened for.
  useEffect(() => void register(), [])
  return session ? <SessionTools {...props} session={session} /> : null
}

/** Ctrl+/ anywhere; `?` outside text fields unless single-key shortcuts are off. */
function isShortcutSheetKey(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal')) return false
  if ((event.ctrlKey || event.metaKey) && (event.key === '/' || event.code === 'Slash')) return true
  return event.key === '?' && areSingleKeysOn() && !isHandledElsewhere(event)
}

function SessionTools({ session, hasBar, changes, hasMore, onOpen }: Omit<Props, 'region'> & { session: EditorSession }) {
  const state = useSessionState(session, 'hasDraft', 'canUndo', 'canRedo', 'announcement')
  const [notice, setNotice] = useState<Notice>()
  const publishing = usePublishing(session, setNotice)
  const hasSomething = state.hasDraft || hasMore
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Ctrl+S publishes from anywhere, also while typing.
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's') {
      event.preventDefault()
      session.commitPendingInput()
      if ((session.getState().hasDraft || hasMore) && !document.querySelector('dialog:modal')) publishing.publish()
    } else if (isShortcutSheetKey(event)) {
      event.preventDefault()
      onOpen('shortcuts')
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      {hasBar && (
        <>
          <ReviewChip session={session} />
          <SyncState session={session} />
          <span className={styles.space} />
          <Presence session={session} />
          <SessionDialogs session={session} />
          <ToolButton className={styles.wide} label={t('Versions')} icon="history" act={() => onOpen('versions')} />
          <ToolButton className={styles.wide} label={t('Check')} icon="checkList" act={() => onOpen('checker')} />
          <CommentTools session={session} />
          <span className={styles.line} />
          <ToolButton
            label={t('Undo')}
            icon="undo"
            keys={{ words: t('Ctrl Z'), aria: 'Control+Z' }}
            isDisabled={!state.canUndo}
            act={() => undo(session)}
          />
          <ToolButton
            className={styles.wide}
            label={t('Redo')}
            icon="redo"
            keys={{ words: t('Ctrl Shift Z'), aria: 'Control+Shift+Z' }}
            isDisabled={!state.canRedo}
            act={() => redo(session)}
          />
          <PublishButton number={changes} isOpen={publishing.isOpen} isDisabled={!hasSomething} act={publishing.toggle} />
        </>
      )}
      {!hasBar && <SessionDialogs session={session} />}
      <span role="status" className="visually-hidden">
        {state.announcement}
      </span>
      <Toast session={session} />
      {session.region.contentType === 'page' && <PageTitleButton onOpen={() => onOpen('title')} />}
      {notice && <PublishNotice notice={notice} onGone={() => setNotice(undefined)} />}
      {publishing.isOpen && <PublishSheet session={session} {...publishing.sheet} />}
    </>
  )
}
