import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'
import { hasSlots, type ObjectStatus, type PageVariants, type Region } from '../content/index.ts'
import { STAFF_COOKIE } from '../platform/http/cookies.ts'
import { currentLocale, DEFAULT_LOCALE, setCatalogue, t } from '../platform/i18n/i18n.ts'
import { ACCOUNT_PATH } from '../platform/routing/table.ts'
import { useLayoutData } from '../site/index.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import { Initials } from '../staff-ui/Initials.tsx'
import { followSession, logOut } from '../staff-ui/log-out.ts'
import { OtherPersonDialog } from '../staff-ui/login/OtherPersonDialog.tsx'
import { MenuButton } from '../staff-ui/MenuButton.tsx'
import { claimPage } from '../staff-ui/page-owner.ts'
import staff from '../staff-ui/staff-theme.module.css'
import { staffTexts } from '../texts/browser-texts.ts'
import menus from './bar-menu.module.css'
import { EditSwitch } from './entry/EditSwitch.tsx'
import { PressHint } from './entry/PressHint.tsx'
import { type EditedObject, useSavedDocuments, useStatus } from './pages/use-status.ts'
import { mayHaveVariants } from './pages/variants.ts'
import { usePaletteKey } from './palette/use-palette-key.ts'
import { recordLink } from './record-link.ts'
import { currentSession, useCurrentSession } from './session/current-session.ts'
import { isShareable } from './share/shareable.ts'
import styles from './toolbar.module.css'
import { LoadingDialog } from './tools/LoadingDialog.tsx'
import type { PageDialog } from './tools/PageDialogs.tsx'
import { StatusPill } from './tools/StatusPill.tsx'
import { ToolButton } from './tools/ToolButton.tsx'

const EditTools = lazy(() => import('./tools/EditTools.tsx'))
const PageMenu = lazy(() => import('./tools/PageMenu.tsx'))
const PageDialogs = lazy(() => import('./tools/PageDialogs.tsx'))
const loadPalette = () => import('./palette/EditorPalette.tsx')
const EditorPalette = lazy(loadPalette)
const PagePalette = lazy(() => import('./palette/PagePalette.tsx'))
const ViewTools = lazy(() => import('./view/ViewTools.tsx'))
const LanguageTools = lazy(() => import('./languages/LanguageTools.tsx'))
const ExpiredDialog = lazy(() => import('./tools/ExpiredDialog.tsx'))

/** The page itself comes first. */
const PRELOAD_MS = 1500

setCatalogue(staffTexts(currentLocale()), currentLocale())
followSession()

type User = { id: string; username: string; admin_menus: { url: string; menu_name: string }[] }
type PageData =
  | {
      region?: Region
      page?: unknown
      listPage?: { id: number; title: string; region?: Region; variants?: PageVariants }
      objectPage?: { region: Region }
      variants?: PageVariants
    }
  | undefined

/** The object that the toolbar edits: the page's region, the page whose content surrounds a list, or the record that the page shows. */
function subjectOf(data: PageData, record: { type: string; id: number } | undefined): EditedObject | undefined {
  if (data?.region) return data.region
  if (data?.listPage) return { contentType: 'page', objectId: data.listPage.id }
  return record && hasSlots(record.type) ? { contentType: record.type, objectId: record.id } : undefined
}

function titleOf(data: PageData): string {
  const { page } = data ?? {}
  if (data?.listPage) return data.listPage.title
  return page && typeof page === 'object' && 'title' in page ? String(page.title) : document.title
}

/**
 * The toolbar above the page for people logged in: the page's menu and status, edit mode on and off, further links (A §6).
 * The editor's code is loaded only in edit mode. `noToolbar` in the query hides the toolbar and its space, not the edit mode;
 * `settings` opens the page's settings, as `settings_url` does (A §3.1).
 */
export default function EditorToolbar() {
  return (
    <>
      <Toolbar />
      <OtherPersonDialog onReturn={() => void currentSession()?.flush()} />
    </>
  )
}

function Toolbar() {
  const { user, isExpired, forget } = useUser()
  const { search, pathname } = useLocation()
  const locales = useLayoutData()?.locales
  const match = useMatches().at(-1)
  const data = match?.loaderData as PageData
  const query = new URLSearchParams(search)
  const region = data?.region ?? data?.listPage?.region ?? data?.objectPage?.region
  const record = recordLink(match?.id, match?.params)
  const subject = subjectOf(data, record)
  // What has no content of its own to edit here, such as a performance, has texts to translate all the same.
  const translated = subject ?? (record && { contentType: record.type, objectId: record.id })
  const isEditing = query.has('edit') && region !== undefined
  const [dialog, setDialog] = useState<PageDialog | undefined>(query.has('settings') ? 'settings' : undefined)
  const { status, hasDraft, changes, hasMore } = useUnpublished(user && subject, data)
  const hasBar = user !== undefined && !query.has('noToolbar')
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  // It stays once it was opened, with what its commands ask for.
  const [hasPalette, setHasPalette] = useState(false)
  const openPalette = () => {
    setHasPalette(true)
    setPaletteOpen(true)
  }
  usePaletteKey(openPalette)
  usePreloaded(hasBar && isEditing)
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
  const editTools = isEditing && (
    <Suspense>
      <EditTools region={region} hasBar={hasBar} changes={changes} hasMore={hasMore} onOpen={setDialog} />
    </Suspense>
  )
  const title = titleOf(data)
  const dialogs = subject && dialog && (
    <Suspense fallback={<LoadingDialog onClose={() => setDialog(undefined)} />}>
      <PageDialogs open={dialog} subject={subject} title={title} pathname={pathname} onClose={() => setDialog(undefined)} />
    </Suspense>
  )
  if (!hasBar) {
    return (
      <>
        {editTools}
        {dialogs}
      </>
    )
  }
  const isVariant = (data?.variants ?? data?.listPage?.variants)?.is !== undefined
  const original = subject && !isVariant && mayHaveVariants(subject) ? subject : undefined
  const PaletteHere = isEditing ? EditorPalette : PagePalette
  const palette = hasPalette && (
    <Suspense>
      <PaletteHere
        isOpen={isPaletteOpen}
        hasSubject={subject !== undefined}
        pageId={subject?.contentType === 'page' ? subject.objectId : undefined}
        original={original}
        isVariant={isVariant}
        isShareable={subject !== undefined && isShareable(subject.contentType)}
        hasDraft={hasDraft}
        isEditing={isEditing}
        recordUrl={record?.url}
        pathname={pathname}
        onOpen={setDialog}
        onClose={() => setPaletteOpen(false)}
      />
    </Suspense>
  )
  return (
    <section
      className={`${staff.paper} ${styles.bar}`}
      data-editor
      data-editor-bar
      data-editing={isEditing || undefined}
      aria-label={t('Editing')}
    >
      {subject ? (
        <Suspense fallback={<strong className={styles.title}>{title}</strong>}>
          <PageMenu
            title={title}
            pageId={subject.contentType === 'page' ? subject.objectId : undefined}
            original={original}
            isVariant={isVariant}
            isShareable={isShareable(subject.contentType)}
            hasDraft={hasDraft}
            recordUrl={record?.url}
            pathname={pathname}
            onOpen={setDialog}
          />
        </Suspense>
      ) : (
        <strong className={styles.title}>{title}</strong>
      )}
      {subject && status && <StatusPill status={status} changes={changes} />}
      {subject && isEditing && (
        <>
          <span className={styles.space} />
          <Suspense>
            <ViewTools subject={subject} />
          </Suspense>
        </>
      )}
      {editTools || (subject && currentLocale() === DEFAULT_LOCALE ? <PressHint /> : <span className={styles.space} />)}
      <PaletteButton isEditing={isEditing} act={openPalette} />
      {record && (
        <a className={styles.record} href={record.url}>
          {t('Edit in admin')}
        </a>
      )}
      {translated && locales && (
        <Suspense>
          <LanguageTools locales={locales} subject={translated} />
        </Suspense>
      )}
      {subject && (isEditing || currentLocale() === DEFAULT_LOCALE) && <EditSwitch isEditing={isEditing} pathname={pathname} />}
      <div className={styles.user}>
        <MenuButton
          label={t('Menu for {name}', { name: user.username })}
          sign={<Initials name={user.username} />}
          menuClass={`${menus.menu} ${menus.menuRight}`}
          items={[
            ...user.admin_menus.map(({ url, menu_name }) => ({ label: menu_name, act: () => window.location.assign(url) })),
            { label: t('My account'), act: () => window.location.assign(ACCOUNT_PATH) },
            'line',
            { label: t('Log out'), act: () => void logOut() },
          ]}
        />
      </div>
      {dialogs}
      {palette}
    </section>
  )
}

/**
 * What visitors do not see yet: by the server, and by the session, which knows first. `changes` counts modules and translated
 * texts; `hasMore` says whether the publish sheet has something to show besides German drafts.
 * @param data of the page, loaded anew whenever its status may have changed
 */
function useUnpublished(subject: EditedObject | undefined, data: unknown) {
  const session = useCurrentSession()
  const hasUnsaved = useSyncExternalStore(session?.subscribe ?? silent, () => session?.getState().hasDraft)
  const saved = useSavedDocuments(session)
  const status = useStatus(subject, data, hasUnsaved, saved)
  const hasDraft = hasUnsaved ?? status?.has_draft ?? false
  const translations = status?.translations ?? 0
  const changes = (hasDraft ? Math.max(1, status?.changes ?? 0) : 0) + translations
  return { status, hasDraft, changes, hasMore: translations > 0 || status?.offers_online != null || hasPlansIn(status) }
}

function hasPlansIn(status: ObjectStatus | undefined): boolean {
  return status !== undefined && (status.planned !== null || status.waiting !== null || status.failures > 0)
}

const silent = () => () => {}

/** Opens the palette by pointer; wide enough a window says what it finds. */
function PaletteButton({ isEditing, act }: { isEditing: boolean; act: () => void }) {
  const label = t('All commands')
  const keys = { words: t('Ctrl K'), aria: 'Control+K' }
  if (isEditing) return <ToolButton className={styles.wide} label={label} icon="search" keys={keys} act={act} />
  const words = t('Page, play, person or command')
  return (
    <button type="button" className={styles.palette} aria-keyshortcuts={keys.aria} onClick={act}>
      <Icon name="search" />
      <span className="visually-hidden">{label}: </span>
      <span className={styles.wide}>{words}</span>
      <kbd className={styles.wide}>{keys.words}</kbd>
    </button>
  )
}

/** Loads the palette while the browser is idle, so that no key is lost after Ctrl+K. */
function usePreloaded(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    // Safari has no idle callbacks.
    const timer = setTimeout(() => void loadPalette().catch(() => {}), PRELOAD_MS)
    return () => clearTimeout(timer)
  }, [isWanted])
}

/** The user; `isExpired` when the browser's cookie refers to a session that has ended on the server (A §4). */
function useUser() {
  const [user, setUser] = useState<User>()
  const [isExpired, setExpired] = useState(false)
  useEffect(() => {
    const show = (found: User) => {
      claimPage({ id: found.id, name: found.username })
      setUser(found)
    }
    request<User>('GET', '/de/pageeditor-api/user').then(show, (error) => setExpired(error instanceof ApiError && error.status === 401))
  }, [])
  function forget() {
    setExpired(false)
    // biome-ignore lint/suspicious/noDocumentCookie: the hint is a plain cookie, and not every browser has the cookie store
    document.cookie = `${STAFF_COOKIE}=; path=/; max-age=0`
  }
  return { user, isExpired, forget }
}
