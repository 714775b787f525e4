import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { useLayoutData } from '../site/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { putOnLateFonts } from '../ui/late-fonts.ts'
import { formatCachedAt, pageCachedAt } from './cached-page.ts'
import { type ClientLimitation, clientLimitationOf, noticeDelay } from './client-limitation.ts'
import styles from './InfoLayer.module.css'
import { registerServiceWorker } from './service-worker.ts'
import { useArrival } from './use-arrival.ts'

const CLOSED_KEY = 'info-layer-closed'

/** What works beside the page: reading without a network, late fonts, and what the visitor should know meanwhile: that another page has come, that the network is gone, once that line or machine is weak (A §2.7). */
export default function Notices() {
  useEffect(() => void prepareForOffline(), [])
  useLateFonts()
  useOneRequest()
  const arrived = useArrival()
  return (
    <>
      <LiveRegion hidden>{arrived}</LiveRegion>
      <OfflineBanner />
      <ClientLimitationBanner />
    </>
  )
}

/** The error page is there before it is needed: without a line it could not be fetched (AMB-49). */
async function prepareForOffline(): Promise<void> {
  await import('./ErrorPage.tsx').catch((error) => console.warn(error))
  await registerServiceWorker()
}

/** Fonts that came too late for the first picture are put on with the next page. */
function useLateFonts(): void {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname !== first) putOnLateFonts().catch((error) => console.warn('fonts', error))
  }, [pathname, first])
}

/** Whoever asks again for the page that is already on its way waits for it; no second request goes out (A §4). */
function useOneRequest(): void {
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
 * Tells a visitor who has lost the network, and stays silent again when it is back (A §4). A page that the service
 * worker has kept says since when it is, and how to get today's.
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

/** When the page was kept that stands here for today's; the next page is one that the house has sent, or a document of its own. */
function useCachedAt(): Date | undefined {
  const { key } = useLocation()
  const [first] = useState(() => ({ key, keptAt: pageCachedAt() }))
  return key === first.key ? first.keptAt : undefined
}

/** Back and forward, too, before the router asks for what cannot come. A layer that closes is no other page. */
function useFullReloadOnBack(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its place in the history
  useEffect(() => {
    const place = historyIndex(window.history.state)
    function goBackWhole(event: PopStateEvent) {
      if (navigator.onLine || historyIndex(event.state) === place) return
      event.stopImmediatePropagation()
      window.location.reload()
    }
    window.addEventListener('popstate', goBackWhole, { capture: true })
    return () => window.removeEventListener('popstate', goBackWhole, { capture: true })
  }, [key])
}

function historyIndex(state: { idx?: unknown } | null): unknown {
  return state?.idx
}

/** Without a network pages come whole, as the service worker keeps them; a change of route would ask for their data. */
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
    const found = clientLimitationOf(navigator)
    if (!found) return
    const timer = setTimeout(() => setLimitation(found), noticeDelay(found, performance.now()))
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
