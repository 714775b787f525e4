import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { OverlayState } from '../../ui/OverlayLink.tsx'
import type { Sample } from '../sample.ts'
import styles from './SampleLayer.module.css'

/**
 * A player overlay for one work (EVLIST-66). It plays at once, since the visitor asked for it, and stops when it
 * closes.
 */
export default function SampleLayer({ sample, isOpen, onClose }: OverlayState & { sample: Sample }) {
  const [fails, setFails] = useState(false)
  return (
    <Dialog open={isOpen} onClose={onClose} title={sample.work}>
      <p className={styles.composer}>{sample.composer}</p>
      {isOpen && (
        // biome-ignore lint/a11y/useMediaCaption: music; what is said or sung stands below
        <audio
          className={styles.player}
          src={sample.file}
          aria-label={t('Audio sample: {work}', sample)}
          onCanPlay={() => setFails(false)}
          onError={() => setFails(true)}
          autoPlay
          controls
        />
      )}
      {sample.words && <p className={styles.words}>{sample.words}</p>}
      {fails && <p role="alert">{t('This recording cannot be played at the moment.')}</p>}
    </Dialog>
  )
}
