import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import { SPEED_LAYER_DELAY_MS } from './constants.ts'
import { type Hindrance, hindranceOf } from './hindrance.ts'
import styles from './InfoLayer.module.css'

const CLOSED_KEY = 'info-layer-closed'

/**
 * The last layer of a page: what to know when it cannot work as it should (A §2.7). Without JavaScript, and in a
 * browser that lacks what the site is drawn with, the message stands in the page; a style sheet that such a
 * browser does not understand hides it for all others. Slow lines and weak machines are told once (AMB-45).
 */
export function InfoLayer() {
  const { pathname } = useLocation()
  return (
    <>
      <noscript>
        <p className={styles.bar}>
          {t('JavaScript is switched off. You can read everything; booking leads to the shop.')} <a href={pathname}>{t('Reload')}</a>
        </p>
      </noscript>
      <p className={styles.unsupported}>
        {t('Your browser is too old for this website. Please update it, or use another one.')} <a href={pathname}>{t('Reload')}</a>
      </p>
      <OfflineNotice />
      <HindranceNotice />
    </>
  )
}

/** Tells a visitor who has lost the network, and stays silent again when it is back (A §4). */
function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={online ? undefined : styles.bar}>
      {online ? null : t('You are offline. What you have already opened stays readable.')}
    </div>
  )
}

function HindranceNotice() {
  const [hindrance, setHindrance] = useState<Hindrance>()
  useEffect(() => {
    if (sessionStorage.getItem(CLOSED_KEY)) return
    const found = hindranceOf(navigator)
    if (!found) return
    const timer = setTimeout(() => setHindrance(found), found === 'bandwidth' ? SPEED_LAYER_DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [])
  function close() {
    sessionStorage.setItem(CLOSED_KEY, 'yes')
    setHindrance(undefined)
  }
  return (
    <div role="status" className={hindrance ? styles.bar : undefined}>
      {hindrance && (
        <Closable onClose={close}>
          {hindrance === 'bandwidth'
            ? t('Your connection is slow. Pictures may take a moment.')
            : t('Your device is working hard. Reloading the page often helps.')}
        </Closable>
      )}
    </div>
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
