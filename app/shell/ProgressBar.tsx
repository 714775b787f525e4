import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { PROGRESS_HIDE_DELAY_MS, PROGRESS_THROTTLE_MS } from './constants.ts'
import styles from './ProgressBar.module.css'

type Phase = 'hidden' | 'running' | 'done'

/** A thin progress bar while a page loads; a fast navigation shows none (A §4). */
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
  // Measured from the frame that shows the full bar, which may be delayed while the page renders.
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
