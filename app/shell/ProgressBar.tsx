import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { PROGRESS_HIDE_DELAY_MS, PROGRESS_THROTTLE_MS } from './constants.ts'
import styles from './ProgressBar.module.css'

type Phase = 'hidden' | 'running' | 'done'

/** A thin line while a page loads; a quick one shows none (A §4). */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<Phase>('hidden')
  useEffect(() => {
    if (loading) {
      const start = setTimeout(() => setPhase('running'), PROGRESS_THROTTLE_MS)
      return () => clearTimeout(start)
    }
    setPhase((current) => (current === 'running' ? 'done' : current))
  }, [loading])
  // Counted from the moment at which the full line is seen, which a page that is busy being drawn may put off.
  useEffect(() => {
    if (phase !== 'done') return
    const hide = setTimeout(() => setPhase('hidden'), PROGRESS_HIDE_DELAY_MS)
    return () => clearTimeout(hide)
  }, [phase])
  return (
    <div className={styles.track} data-phase={phase}>
      <div className={styles.bar} />
      <LiveRegion hidden>{phase === 'running' ? t('Loading page') : ''}</LiveRegion>
    </div>
  )
}
