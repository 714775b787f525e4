import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import { SPEED_LAYER_DELAY_MS } from './constants.ts'
import { type Hindrance, hindranceOf } from './hindrance.ts'
import styles from './InfoLayer.module.css'

const CLOSED_KEY = 'info-layer-closed'

/** What the visitor should know while they are here: that the network is gone, once that line or machine is weak (A §2.7). */
export default function Notices() {
  return (
    <>
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
    const delayMs = found === 'bandwidth' ? Math.max(0, SPEED_LAYER_DELAY_MS - performance.now()) : 0
    const timer = setTimeout(() => setHindrance(found), delayMs)
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
