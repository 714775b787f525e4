import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { registerEditableRegion } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { describePublication } from '../../staff-ui/page-status.ts'
import { areSingleKeysOn } from '../../staff-ui/single-keys.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { EditedRegion } from '../EditedRegion.tsx'
import { isHandledElsewhere } from '../overlay/shortcuts.ts'
import { readStatus } from '../pages/use-status.ts'
import { PublishButton } from '../publish/PublishButton.tsx'
import { useCurrentSession, useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import styles from '../toolbar.module.css'
import type { PageDialog } from './PageDialogs.tsx'
import { Presence } from './Presence.tsx'
import { focusFirstError } from './publish-errors.ts'
import { SessionDialogs } from './SessionDialogs.tsx'
import { SyncState } from './SyncState.tsx'
import { ALERT_DURATION_MS, Toast } from './Toast.tsx'
import { ToolButton } from './ToolButton.tsx'
import { redo, undo } from './undo-redo.ts'

const ChangesDialog = lazy(() => import('../compare/ChangesDialog.tsx'))

registerEditableRegion(EditedRegion)

type Props = {
  hasBar: boolean
  /** how many modules have changes that are not live */
  changes: number
  onOpen: (dialog: PageDialog) => void
}

/** The toolbar's buttons in edit mode, and the session's dialogs. The entry point of the editor's own chunk. */
export default function EditTools(props: Props) {
  const session = useCurrentSession()
  return session ? <SessionTools {...props} session={session} /> : null
}

/** Ctrl+/ anywhere; `?` outside text fields unless single-key shortcuts are off. */
function isShortcutSheetKey(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal')) return false
  if ((event.ctrlKey || event.metaKey) && (event.key === '/' || event.code === 'Slash')) return true
  return event.key === '?' && areSingleKeysOn() && !isHandledElsewhere(event)
}

type Notice = { text: string; failed: boolean }

function SessionTools({ session, hasBar, changes, onOpen }: Props & { session: EditorSession }) {
  const format = useDateFormat()
  const state = useSessionState(session)
  const [notice, setNotice] = useState<Notice>()
  const { revalidate } = useRevalidator()
  const [isConfirming, setConfirming] = useState(false)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(undefined), ALERT_DURATION_MS)
    return () => clearTimeout(timer)
  }, [notice])
  async function save(including?: Record<string, number>) {
    try {
      const version = await session.publish(including)
      setConfirming(false)
      const { status } = await readStatus(session.region)
      setNotice({ text: describePublication(version, status, { isPage: session.region.contentType === 'page', format }), failed: false })
      await revalidate()
    } catch (error) {
      // Changes of other users are published only after confirmation.
      if (error instanceof ApiError && error.problem.code === 'others_included') setConfirming(true)
      else setNotice({ text: focusFirstError(session) ?? failureText(error), failed: true })
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Ctrl+S publishes from anywhere, also while typing.
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's') {
      event.preventDefault()
      session.commitPendingInput()
      if (session.getState().hasDraft && !document.querySelector('dialog:modal')) void save()
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
          <SyncState session={session} />
          <span className={styles.space} />
          <Presence session={session} />
          <SessionDialogs session={session} />
          <ToolButton className={styles.wide} label={t('Versions')} icon="history" act={() => onOpen('versions')} />
          <ToolButton className={styles.wide} label={t('Check')} icon="checkList" act={() => onOpen('checker')} />
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
          <PublishButton number={changes} isDisabled={!state.hasDraft} act={() => void save()} />
        </>
      )}
      {!hasBar && <SessionDialogs session={session} />}
      <span role="status" className="visually-hidden">
        {state.announcement}
      </span>
      <Toast session={session} />
      {notice && (
        <div role="alert" className={notice.failed ? styles.failure : styles.notice}>
          {notice.text}
        </div>
      )}
      <Suspense>
        {isConfirming && <ChangesDialog region={session.region} confirm="publish" onPublish={save} onClose={() => setConfirming(false)} />}
      </Suspense>
    </>
  )
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return t('No connection: nothing was published. Your changes are kept here.')
  if (!(error instanceof ApiError)) return t('Sorry, that did not work.')
  const fields = Object.values(error.problem.errors ?? {}).flat()
  return [error.problem.detail ?? t('Sorry, that did not work.'), ...new Set(fields)].join(' ')
}
