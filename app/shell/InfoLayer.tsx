import { useSyncExternalStore } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import styles from './InfoLayer.module.css'

/** Tells a visitor who has lost the network (A §4). */
export function InfoLayer() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={online ? undefined : styles.notice}>
      {online ? null : t('You are offline. What you have already opened stays readable.')}
    </div>
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
