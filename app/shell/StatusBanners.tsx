import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { useLayoutData } from '../site/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { applyLateFonts } from '../ui/late-fonts.ts'
import { formatCachedAt, pageCachedAt } from './cached-page.ts'
import { type ClientLimitation, clientLimitationOf, noticeDelay } from './client-limitation.ts'
import styles from './InfoLayer.module.css'
import { registerServiceWorker } from './service-worker.ts'
import { usePageAnnouncement } from './use-page-announcement.ts'

const CLOSED_KEY = 'info-layer-closed'

/**
 * Everything that runs beside the page: offline reading, late fonts, and the announcements of a new page, of a lost
 * network, and once of a slow network or device (A §2.7).
 */
export default function Notices() {
  useEffect(() => void prepareForOffline(), [])
  useLateFonts()
  useSinglePageRequest()
  const arrived = usePageAnnouncement()
  return (
    <>
      <LiveRegion hidden>{arrived}</LiveRegion>
      <OfflineBanner />
      <ClientLimitationBanner />
    </>
  )
}

/** The error page is loaded in advance: without a network it could not be (AMB-49). */
async function prepareForOffline(): Promise<void> {
  await import('./ErrorPage.tsx').catch((error) => console.warn(error))
  await registerServiceWorker()
}

/** Fonts that missed the first paint are applied with the next page. */
function useLateFonts(): void {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname !== first) applyLateFonts().catch((error) => console.warn('fonts', error))
  }, [pathname, first])
}

/** A click on a link to the page that is already loading is ignored; no second request is sent (A §4). */
function useSinglePageRequest(): void {
  const { location } = useNavigation()
  const awaited = location && location.pathname + location.search
  useEffect(() => {
    if (!awaited) return
    const wait = (click: MouseEvent) => {
      const link = click.target instanceof Element && click.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])')
      const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey
      if (link && isPlain && link.pathname + link.search === awaited) click.preventDefault()
    }
    document.addEventListener('click', wait, { capture: true })
    return () => document.removeEventListener('click', wait, { capture: true })
  }, [awaited])
}

/**
 * Announces a lost network, and disappears when it is back (A §4). On a page from the service worker's cache it shows
 * when that was cached, and how to load the current one.
 */
function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const keptAt = useCachedAt()
  const frame = useLayoutData()
  useFullReloadOnBack()
  useEffect(() => {
    document.addEventListener('click', loadDocument, { capture: true })
    return () => document.removeEventListener('click', loadDocument, { capture: true })
  }, [])
  const isToBeTold = !online || keptAt !== undefined
  return (
    <LiveRegion className={isToBeTold ? styles.bar : undefined}>
      {isToBeTold && (
        <p>
          {online ? t('No connection.') : t('You are offline. Pages you have opened are still available.')}{' '}
          {keptAt && t('As of {moment}.', { moment: formatCachedAt(keptAt, new Date(), document.documentElement.lang, frame?.timeStyle) })}
        </p>
      )}
      {keptAt && (
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          {t('Reload')}
        </button>
      )}
    </LiveRegion>
  )
}

/**
 * When the cached page shown was stored; undefined after the next navigation, which is answered by the server or loads
 * a new document.
 */
function useCachedAt(): Date | undefined {
  const { key } = useLocation()
  const [first] = useState(() => ({ key, keptAt: pageCachedAt() }))
  return key === first.key ? first.keptAt : undefined
}

/**
 * Full reloads for back and forward, too, before the router requests data that it cannot get. Closing an overlay is no
 * navigation.
 */
function useFullReloadOnBack(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its place in the history
  useEffect(() => {
    const place = historyIndex(window.history.state)
    function reloadOnBack(event: PopStateEvent) {
      if (navigator.onLine || historyIndex(event.state) === place) return
      event.stopImmediatePropagation()
      window.location.reload()
    }
    window.addEventListener('popstate', reloadOnBack, { capture: true })
    return () => window.removeEventListener('popstate', reloadOnBack, { capture: true })
  }, [key])
}

function historyIndex(state: { idx?: unknown } | null): unknown {
  return state?.idx
}

/**
 * Without a network pages are loaded as documents, which the service worker has cached; a client-side navigation would
 * request their data.
 */
function loadDocument(click: MouseEvent): void {
  if (navigator.onLine) return
  const link = click.target instanceof Element && click.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])')
  if (!link || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return
  click.preventDefault()
  click.stopPropagation()
  window.location.assign(link.href)
}

function ClientLimitationBanner() {
  const [limitation, setLimitation] = useState<ClientLimitation>()
  useEffect(() => {
    if (sessionStorage.getItem(CLOSED_KEY)) return
    const detected = clientLimitationOf(navigator)
    if (!detected) return
    const timer = setTimeout(() => setLimitation(detected), noticeDelay(detected, performance.now()))
    return () => clearTimeout(timer)
  }, [])
  function close() {
    sessionStorage.setItem(CLOSED_KEY, 'yes')
    setLimitation(undefined)
  }
  return (
    <LiveRegion className={limitation ? styles.bar : undefined}>
      {limitation && (
        <Closable onClose={close}>
          {limitation === 'slow-network'
            ? t('Your connection is slow. Images may take a moment.')
            : t('Your device is busy. Reloading the page often helps.')}
        </Closable>
      )}
    </LiveRegion>
  )
}

function Closable({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <>
      <p>{children}</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {t('Reload')}
      </button>
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('Close notice')}>
        <Icon name="close" />
      </button>
    </>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
