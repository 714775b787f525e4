import { useEffect, useState } from 'react'
import { useLocation, useMatches, useNavigate, useRevalidator } from 'react-router'
import { type Region, registerEditableRegion } from '../content/index.ts'
import { de } from '../platform/i18n/de.ts'
import { deStaff } from '../platform/i18n/de-staff.ts'
import { setCatalogue, t } from '../platform/i18n/i18n.ts'
import { HUB_PATH } from '../platform/routing/table.ts'
import styles from './bar.module.css'
import { ConflictDialog } from './ConflictDialog.tsx'
import { CallError, call } from './call.ts'
import { useCurrentSession, useSessionState } from './current-session.ts'
import { EditedRegion } from './EditedRegion.tsx'
import { EditorDialog } from './EditorDialog.tsx'
import { LoginForm } from './LoginForm.tsx'
import type { EditorSession, SaveState } from './session.ts'
import { Versions } from './Versions.tsx'

const ALERT_DURATION_MS = 4000

if (document.documentElement.lang === 'de') setCatalogue({ ...de, ...deStaff }, 'de')
registerEditableRegion(EditedRegion)

type PageData = { region?: Region; page?: { title: string; isOnline: boolean } } | undefined
type Notice = { text: string; failed: boolean }

/** The staff's bar above the page: what this page is, editing on and off, undo, redo, save, versions (A §6). */
export default function EditorBar() {
  const [user, setUser] = useState<{ username: string }>()
  const { search, pathname } = useLocation()
  const data = useMatches().at(-1)?.loaderData as PageData
  const session = useCurrentSession()
  const query = new URLSearchParams(search)
  useEffect(() => {
    call<{ username: string }>('GET', '/de/pageeditor-api/user').then(setUser, () => setUser(undefined))
  }, [])
  useEffect(() => {
    if (!user || query.has('noToolbar')) return
    document.documentElement.style.setProperty('--staff-bar', '44px')
    return () => void document.documentElement.style.removeProperty('--staff-bar')
  })
  if (!user || query.has('noToolbar')) return null
  const isEditing = query.has('edit')
  return (
    <section className={styles.bar} data-editor aria-label={t('Editing')}>
      <strong className={styles.title}>{data?.page?.title ?? document.title}</strong>
      {data?.page && <span>{data.page.isOnline ? t('Online') : t('Offline')}</span>}
      {data?.region && <EditSwitch isEditing={isEditing} pathname={pathname} />}
      {isEditing && session && <SessionTools session={session} />}
      {data?.region && <Versions region={data.region} pathname={pathname} />}
      <a className={styles.right} href={HUB_PATH}>
        {t('Administration')}
      </a>
      <span>{user.username}</span>
    </section>
  )
}

function EditSwitch({ isEditing, pathname }: { isEditing: boolean; pathname: string }) {
  const navigate = useNavigate()
  return (
    <button type="button" aria-pressed={isEditing} onClick={() => navigate(isEditing ? pathname : `${pathname}?edit`)}>
      {isEditing ? t('Stop editing') : t('Edit page')}
    </button>
  )
}

const STATE_TEXTS: Record<SaveState, () => string> = {
  saved: () => t('Draft is kept'),
  changed: () => t('Changed'),
  saving: () => t('Saving …'),
  offline: () => t('Offline: your changes are kept here and sent later'),
  login: () => t('Please log in again'),
  conflict: () => t('Changed by somebody else'),
  failed: () => t('Could not be saved'),
}

function SessionTools({ session }: { session: EditorSession }) {
  const state = useSessionState(session)
  const [notice, setNotice] = useState<Notice>()
  const [loginOpen, setLoginOpen] = useState(false)
  const revalidator = useRevalidator()
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(undefined), ALERT_DURATION_MS)
    return () => clearTimeout(timer)
  }, [notice])
  useEffect(() => setLoginOpen(state.saveState === 'login'), [state.saveState])

  async function save() {
    try {
      const version = await session.publish()
      setNotice({ text: t('Saved as version {n}. Visitors see it now.', { n: version }), failed: false })
      await revalidator.revalidate()
    } catch (error) {
      if (error instanceof CallError && error.status === 401) setLoginOpen(true)
      setNotice({ text: failureText(error), failed: true })
    }
  }
  return (
    <>
      <button type="button" disabled={!state.canUndo} onClick={() => session.undo()} aria-label={t('Undo')}>
        ↶
      </button>
      <button type="button" disabled={!state.canRedo} onClick={() => session.redo()} aria-label={t('Redo')}>
        ↷
      </button>
      <button type="button" className={styles.save} disabled={!state.hasDraft} onClick={save}>
        {t('Save')}
      </button>
      <span className={styles.state}>{STATE_TEXTS[state.saveState]()}</span>
      <span role="status" className="visually-hidden">
        {state.announcement}
      </span>
      {notice && (
        <div role="alert" className={notice.failed ? styles.failure : styles.notice}>
          {notice.text}
        </div>
      )}
      {loginOpen && (
        <EditorDialog title={t('Please log in again')} onClose={() => setLoginOpen(false)}>
          <LoginForm
            onDone={() => {
              setLoginOpen(false)
              void session.flush()
            }}
          />
        </EditorDialog>
      )}
      {state.conflict && <ConflictDialog session={session} />}
    </>
  )
}

function failureText(error: unknown): string {
  if (!(error instanceof CallError)) return t("Unfortunately, that didn't work.")
  const fields = Object.values(error.problem.errors ?? {}).flat()
  return [error.problem.detail ?? t("Unfortunately, that didn't work."), ...new Set(fields)].join(' ')
}
