import { lazy } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { patiently } from '../../ui/load-patiently.ts'
import { OverlayLink } from '../../ui/OverlayLink.tsx'
import type { Sample } from '../sample.ts'
import styles from './SampleLink.module.css'

const loadLayer = patiently(() => import('./SampleLayer.tsx'))
const SampleLayer = lazy(loadLayer)

/** A link that plays a recording. The player is loaded on demand; without JavaScript the browser plays the file. */
export function SampleLink({ sample }: { sample: Sample }) {
  return (
    <OverlayLink
      href={sample.file}
      className={styles.link}
      label={t('Audio sample: {work}', sample)}
      load={loadLayer}
      overlay={(state) => <SampleLayer sample={sample} {...state} />}
    >
      <svg viewBox="0 0 10 12" aria-hidden="true">
        <path d="M0 0v12l10-6z" />
      </svg>
      {t('Audio sample')}
    </OverlayLink>
  )
}
