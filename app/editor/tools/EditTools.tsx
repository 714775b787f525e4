import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { registerEditableRegion } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import { Icon } from '../../staff-ui/Icon.tsx'
import { LoginForm } from '../../staff-ui/login/LoginForm.tsx'
import { describePublication } from '../../staff-ui/page-status.ts'
import { areSingleKeysOn } from '../../staff-ui/single-keys.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { EditedRegion } from '../EditedRegion.tsx'
import { isHandledElsewhere } from '../overlay/shortcuts.ts'
import { readStatus } from '../pages/use-status.ts'
import { useCurrentSession, useSessionState } from '../session/current-session.ts'
import type { EditorState, SyncState } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import { ToolbarLabel } from '../ToolbarLabel.tsx'
import styles from '../toolbar.module.css'
import { ConflictDialog } from './ConflictDialog.tsx'
import { Presence } from './Presence.tsx'
import { focusFirstError } from './publish-errors.ts'
import { RejectedDialog } from './RejectedDialog.tsx'

const ChangesDialog = lazy(() => import('../compare/ChangesDialog.tsx'))
const CheckerDialog = lazy(() => import('./CheckerDialog.tsx'))
const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx'))

const ALERT_DURATION_MS = 4000

registerEditableRegion(EditedRegion)

/** The toolbar's buttons in edit mode, and the editor's dialogs. The entry point of the editor's own chunk. */
export default function EditTools({ hasBar }: { hasBar: boolean }) {
  const session = useCurrentSession()
  return session ? <SessionTools session={session} hasBar={hasBar} /> : null
}

const STATE_TEXTS: Record<SyncState, () => string> = {
  synced: () => t('Draft saved'),
  changed: () => t('Changed'),
  sending: () => t('Saving…'),
  offline: () => t('Offline: your changes are kept here and will be sent later'),
  login: () => t('Please log in again'),
  conflict: () => t('Changed by someone else'),
  failed: () => t('Could not be saved'),
}

/** States that are highlighted as warnings. */
const WARNING_STATES = new Set<SyncState>(['offline', 'login', 'conflict', 'failed'])

/** The sync state in words; empty when everything is published. */
function stateText({ syncState, hasDraft }: EditorState): string {
  return syncState === 'synced' && !hasDraft ? '' : STATE_TEXTS[syncState]()
}

/** Ctrl+/ anywhere; `?` outside text fields unless single-key shortcuts are off. */
function isShortcutSheetKey(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal')) return false
  if ((event.ctrlKey || event.metaKey) && (event.key === '/' || event.code === 'Slash')) return true
  return event.key === '?' && areSingleKeysOn() && !isHandledElsewhere(event)
}

type Notice = { text: string; failed: boolean }

function SessionTools({ session, hasBar }: { session: EditorSession; hasBar: boolean }) {
  const format = useDateFormat()
  const state = useSessionState(session)
  const [notice, setNotice] = useState<Notice>()
  const { revalidate } = useRevalidator()
  const [sheet, setSheet] = useState<'checker' | 'shortcuts' | 'publish'>()
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(undefined), ALERT_DURATION_MS)
    return () => clearTimeout(timer)
  }, [notice])
  async function save(including?: Record<string, number>) {
    try {
      const version = await session.publish(including)
      setSheet(undefined)
      const { status } = await readStatus(session.region)
      setNotice({ text: describePublication(version, status, { isPage: session.region.contentType === 'page', format }), failed: false })
      await revalidate()
    } catch (error) {
      // Changes of other users are published only after confirmation.
      if (error instanceof ApiError && error.problem.code === 'others_included') setSheet('publish')
      else setNotice({ text: focusFirstError(session) ?? failureText(error), failed: true })
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Ctrl+S saves from anywhere, also while typing.
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's') {
      event.preventDefault()
      session.commitPendingInput()
      if (session.getState().hasDraft && !document.querySelector('dialog:modal')) void save()
    } else if (isShortcutSheetKey(event)) {
      event.preventDefault()
      setSheet('shortcuts')
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const undo = () =>
    !session.undo() && setNotice({ text: t('This step can no longer be undone because others have built on it.'), failed: true })
  const redo = () =>
    !session.redo() && setNotice({ text: t('This step can no longer be undone because others have built on it.'), failed: true })
  return (
    <>
      {hasBar && (
        <>
          <button type="button" disabled={!state.canUndo} onClick={undo} aria-label={t('Undo')} title={t('Undo')}>
            <Icon name="undo" />
          </button>
          <button type="button" disabled={!state.canRedo} onClick={redo} aria-label={t('Redo')} title={t('Redo')}>
            <Icon name="redo" />
          </button>
          <button type="button" className={styles.save} disabled={!state.hasDraft} onClick={() => save()}>
            {t('Save')}
          </button>
          <span className={styles.state} data-alarming={WARNING_STATES.has(state.syncState) || undefined}>
            {stateText(state)}
          </span>
          <button type="button" aria-label={t('Check')} title={t('Check')} onClick={() => setSheet('checker')}>
            <ToolbarLabel words={t('Check')} sign={<Icon name="check" />} />
          </button>
          <button
            type="button"
            className={styles.keys}
            aria-label={t('Shortcuts')}
            title={t('Shortcuts')}
            onClick={() => setSheet('shortcuts')}
          >
            <Icon name="keyboard" />
          </button>
          <Presence session={session} />
        </>
      )}
      <span role="status" className="visually-hidden">
        {state.announcement}
      </span>
      <Toast session={session} undo={undo} />
      {notice && (
        <div role="alert" className={notice.failed ? styles.failure : styles.notice}>
          {notice.text}
        </div>
      )}
      <LoginAgain session={session} isSessionExpired={state.syncState === 'login'} />
      <Conflicts session={session} />
      <Rejected session={session} />
      <Suspense>
        {sheet === 'checker' && <CheckerDialog session={session} onClose={() => setSheet(undefined)} />}
        {sheet === 'publish' && (
          <ChangesDialog region={session.region} confirm="publish" onPublish={save} onClose={() => setSheet(undefined)} />
        )}
        {sheet === 'shortcuts' && <ShortcutSheet onClose={() => setSheet(undefined)} />}
      </Suspense>
    </>
  )
}

/** The message after an action, with an undo button. It stays while hovered. */
function Toast({ session, undo }: { session: EditorSession; undo: () => void }) {
  const { toast } = useSessionState(session)
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
            undo()
          }}
        >
          {t('Undo')}
        </button>
      )}
    </div>
  )
}

/** The login dialog when the user's session has expired; editing continues afterwards. */
function LoginAgain({ session, isSessionExpired }: { session: EditorSession; isSessionExpired: boolean }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(isSessionExpired), [isSessionExpired])
  if (!isSessionExpired) return null
  if (!isOpen) {
    return (
      <button type="button" className={styles.attention} onClick={() => setOpen(true)}>
        {t('Log in')}
      </button>
    )
  }
  return (
    <Dialog title={t('Please log in again')} onClose={() => setOpen(false)}>
      <p>{t('Your changes are kept here and will be sent as soon as you log in.')}</p>
      <LoginForm
        onDone={() => {
          setOpen(false)
          void session.flush()
        }}
      />
    </Dialog>
  )
}

/** The open conflicts, one dialog at a time. Closing it resolves nothing; a button in the toolbar opens it again. */
function Conflicts({ session }: { session: EditorSession }) {
  const { conflicts } = useSessionState(session)
  const [conflict] = conflicts
  const [closed, setClosed] = useState<typeof conflict>()
  if (!conflict) return null
  if (closed === conflict) {
    return (
      <button type="button" className={styles.attention} onClick={() => setClosed(undefined)}>
        {t('Compare and choose')}
      </button>
    )
  }
  return <ConflictDialog session={session} conflict={conflict} onClose={() => setClosed(conflict)} />
}

function Rejected({ session }: { session: EditorSession }) {
  const { rejected } = useSessionState(session)
  const [isOpen, setOpen] = useState(true)
  useEffect(() => setOpen(rejected.length > 0), [rejected])
  if (rejected.length === 0) return null
  if (isOpen) return <RejectedDialog session={session} onClose={() => setOpen(false)} />
  return (
    <button type="button" className={styles.attention} onClick={() => setOpen(true)}>
      {t('Not accepted: {n}', { n: rejected.length })}
    </button>
  )
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return t('No connection: nothing was published. Your changes are kept here.')
  if (!(error instanceof ApiError)) return t('Sorry, that did not work.')
  const fields = Object.values(error.problem.errors ?? {}).flat()
  return [error.problem.detail ?? t('Sorry, that did not work.'), ...new Set(fields)].join(' ')
}
