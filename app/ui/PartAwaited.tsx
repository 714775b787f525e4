import { useSyncExternalStore } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { isWaitingForLine, subscribeToWaiting } from './load-patiently.ts'
import styles from './PartAwaited.module.css'

/** Stands in the place of a part that somebody has asked for: says that the line is gone, while that is why it is not there. */
export function PartAwaited() {
  const isWaiting = useSyncExternalStore(subscribeToWaiting, isWaitingForLine, () => false)
  return (
    <LiveRegion className={isWaiting ? styles.notice : undefined}>
      {isWaiting && t('No connection. This opens by itself once you are back online.')}
    </LiveRegion>
  )
}
