import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import type { Region } from '../content/index.ts'
import { STAFF_COOKIE } from '../platform/http/cookies.ts'
import { de } from '../platform/i18n/de.ts'
import { deStaff } from '../platform/i18n/de-staff.ts'
import { setCatalogue, t } from '../platform/i18n/i18n.ts'
import { ACCOUNT_PATH, HUB_PATH } from '../platform/routing/table.ts'
import { BarLabel } from './BarLabel.tsx'
import styles from './bar.module.css'
import { CallError, call } from './call.ts'
import { changeLinkOf } from './change-links.ts'
import { MenuButton } from './MenuButton.tsx'
import staff from './staff-paper.module.css'

const EditTools = lazy(() => import('./tools/EditTools.tsx'))
const PageTools = lazy(() => import('./tools/PageTools.tsx'))
const ExpiredDialog = lazy(() => import('./tools/ExpiredDialog.tsx'))

if (document.documentElement.lang === 'de') setCatalogue({ ...de, ...deStaff }, 'de')

type User = { username: string; admin_menus: { url: string; menu_name: string }[] }
type PageData = { region?: Region; page?: { id: number; title: string; isOnline: boolean } } | undefined

/**
 * The staff's bar above the page: what this page is, editing on and off, where else to go (A §6). The editor itself is
 * fetched only when editing is on. `noToolbar` takes the bar and the room it needs away; editing goes on without.
 */
export default function EditorBar() {
  const { user, isExpired, forget } = useUser()
  const { search, pathname } = useLocation()
  const match = useMatches().at(-1)
  const data = match?.loaderData as PageData
  const query = new URLSearchParams(search)
  const isEditing = query.has('edit') && data?.region !== undefined
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
  const change = changeLinkOf(match?.id, match?.params)
  return (
    <section className={`${staff.paper} ${styles.bar}`} data-editor data-editor-bar aria-label={t('Editing')}>
      <strong className={styles.title}>{data?.page?.title ?? document.title}</strong>
      {data?.page && <Status isOnline={data.page.isOnline} />}
      {data?.region && <EditSwitch isEditing={isEditing} pathname={pathname} />}
      {isEditing && <Suspense>{<EditTools hasBar />}</Suspense>}
      {data?.region && (
        <Suspense>
          <PageTools region={data.region} page={data.page} pathname={pathname} />
        </Suspense>
      )}
      {change && <a href={change.url}>{t('Change in the administration')}</a>}
      <div className={styles.right}>
        <MenuButton
          label={user.username}
          sign={<BarLabel words={user.username} sign={initialsOf(user.username)} />}
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

function Status({ isOnline }: { isOnline: boolean }) {
  return (
    <span className={isOnline ? styles.online : styles.offline}>
      <span className={styles.words}>{isOnline ? t('Online') : t('Offline')}</span>
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
      aria-pressed={isEditing}
      aria-label={name}
      title={name}
      onClick={() => navigate(isEditing ? pathname : `${pathname}?edit`, { preventScrollReset: true })}
    >
      <BarLabel words={name} sign="✎" />
    </button>
  )
}

/** Who is logged in; `isExpired` when the browser remembers a login that the server no longer knows (A §4). */
function useUser() {
  const [user, setUser] = useState<User>()
  const [isExpired, setExpired] = useState(false)
  useEffect(() => {
    call<User>('GET', '/de/pageeditor-api/user').then(setUser, (error) => setExpired(error instanceof CallError && error.status === 401))
  }, [])
  function forget() {
    setExpired(false)
    // biome-ignore lint/suspicious/noDocumentCookie: the hint is a plain cookie, and not every browser has the cookie store
    document.cookie = `${STAFF_COOKIE}=; path=/; max-age=0`
  }
  return { user, isExpired, forget }
}

async function logOut(): Promise<void> {
  await call('POST', '/api/user-logout/')
  window.location.assign(window.location.pathname || HUB_PATH)
}
