import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import type { ObjectStatus, Region } from '../content/index.ts'
import { STAFF_COOKIE } from '../platform/http/cookies.ts'
import { DEFAULT_LOCALE, setCatalogue, t } from '../platform/i18n/i18n.ts'
import { ACCOUNT_PATH, ADMIN_PATH } from '../platform/routing/table.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import { MenuButton } from '../staff-ui/MenuButton.tsx'
import { describeStatus } from '../staff-ui/page-status.ts'
import staff from '../staff-ui/staff-theme.module.css'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { browserTexts } from '../texts/browser-texts.ts'
import { type EditedObject, useStatus } from './pages/use-status.ts'
import { recordLink } from './record-link.ts'
import { useCurrentSession } from './session/current-session.ts'
import { clearSteps } from './session/stored-steps.ts'
import { ToolbarLabel } from './ToolbarLabel.tsx'
import styles from './toolbar.module.css'

const EditTools = lazy(() => import('./tools/EditTools.tsx'))
const PageTools = lazy(() => import('./tools/PageTools.tsx'))
const ExpiredDialog = lazy(() => import('./tools/ExpiredDialog.tsx'))

setCatalogue(browserTexts(DEFAULT_LOCALE), DEFAULT_LOCALE)

type User = { username: string; admin_menus: { url: string; menu_name: string }[] }
type PageData = { region?: Region; page?: unknown; listPage?: { id: number; title: string; region?: Region } } | undefined

/** The object that the toolbar edits: the page's region, or the page whose content surrounds a list. */
function subjectOf(data: PageData): EditedObject | undefined {
  if (data?.region) return data.region
  return data?.listPage && { contentType: 'page', objectId: data.listPage.id }
}

function titleOf(data: PageData): string {
  const { page } = data ?? {}
  if (data?.listPage) return data.listPage.title
  return page && typeof page === 'object' && 'title' in page ? String(page.title) : document.title
}

/**
 * The toolbar above the page for people logged in: the page's status, edit mode on and off, further links (A §6). The
 * editor's code is loaded only in edit mode. `noToolbar` in the query hides the toolbar and its space, not the edit mode.
 */
export default function EditorToolbar() {
  const { user, isExpired, forget } = useUser()
  const { search, pathname } = useLocation()
  const match = useMatches().at(-1)
  const data = match?.loaderData as PageData
  const query = new URLSearchParams(search)
  const region = data?.region ?? data?.listPage?.region
  const subject = subjectOf(data)
  const isEditing = query.has('edit') && region !== undefined
  const hasUnsaved = useHasDraft()
  const status = useStatus(user && subject, data, hasUnsaved)
  const hasBar = user !== undefined && !query.has('noToolbar')
  useEffect(() => {
    if (!hasBar) return
    document.documentElement.style.setProperty('--staff-bar', '44px')
    return () => void document.documentElement.style.removeProperty('--staff-bar')
  }, [hasBar])
  if (isExpired) {
    return (
      <Suspense>
        <ExpiredDialog onClose={forget} />
      </Suspense>
    )
  }
  if (!user) return null
  if (!hasBar) return isEditing ? <Suspense>{<EditTools hasBar={false} />}</Suspense> : null
  const change = recordLink(match?.id, match?.params)
  return (
    <section className={`${staff.paper} ${styles.bar}`} data-editor data-editor-bar aria-label={t('Editing')}>
      <strong className={styles.title}>{titleOf(data)}</strong>
      {subject && status && <Status {...status} has_draft={hasUnsaved ?? status.has_draft} />}
      {subject && <EditSwitch isEditing={isEditing} pathname={pathname} />}
      {isEditing && <Suspense>{<EditTools hasBar />}</Suspense>}
      {subject && (
        <Suspense>
          <PageTools subject={subject} hasDraft={hasUnsaved ?? status?.has_draft ?? false} pathname={pathname} />
        </Suspense>
      )}
      {change && <a href={change.url}>{t('Edit in admin')}</a>}
      <div className={styles.right}>
        <MenuButton
          label={user.username}
          sign={<ToolbarLabel words={user.username} sign={initialsOf(user.username)} />}
          menuClass={`${styles.menu} ${styles.menuRight}`}
          items={[
            ...user.admin_menus.map(({ url, menu_name }) => ({ label: menu_name, act: () => window.location.assign(url) })),
            { label: t('My account'), act: () => window.location.assign(ACCOUNT_PATH) },
            'line',
            { label: t('Log out'), act: () => void logOut() },
          ]}
        />
      </div>
    </section>
  )
}

/** Whether the session has unpublished changes; undefined outside edit mode. */
function useHasDraft(): boolean | undefined {
  const session = useCurrentSession()
  return useSyncExternalStore(session?.subscribe ?? silent, () => session?.getState().hasDraft)
}

const silent = () => () => {}

function Status({ status, has_draft }: ObjectStatus) {
  const words = describeStatus(status, useDateFormat(), has_draft)
  return (
    <span className={status.state === 'online' ? styles.online : styles.offline} title={words}>
      <span className={styles.words}>{words}</span>
    </span>
  )
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  return [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map((part) => part?.[0] ?? '')
    .join('')
    .toUpperCase()
}

function EditSwitch({ isEditing, pathname }: { isEditing: boolean; pathname: string }) {
  const navigate = useNavigate()
  const name = isEditing ? t('Stop editing') : t('Edit page')
  return (
    <button
      type="button"
      data-on={isEditing || undefined}
      aria-label={name}
      title={name}
      onClick={() => navigate(isEditing ? pathname : `${pathname}?edit`, { preventScrollReset: true })}
    >
      <ToolbarLabel words={name} sign={<Icon name="pencil" />} />
    </button>
  )
}

/** The user; `isExpired` when the browser's cookie refers to a session that has ended on the server (A §4). */
function useUser() {
  const [user, setUser] = useState<User>()
  const [isExpired, setExpired] = useState(false)
  useEffect(() => {
    request<User>('GET', '/de/pageeditor-api/user').then(setUser, (error) => setExpired(error instanceof ApiError && error.status === 401))
  }, [])
  function forget() {
    setExpired(false)
    // biome-ignore lint/suspicious/noDocumentCookie: the hint is a plain cookie, and not every browser has the cookie store
    document.cookie = `${STAFF_COOKIE}=; path=/; max-age=0`
  }
  return { user, isExpired, forget }
}

async function logOut(): Promise<void> {
  await request('POST', '/api/user-logout/')
  clearSteps()
  window.location.assign(window.location.pathname || ADMIN_PATH)
}
