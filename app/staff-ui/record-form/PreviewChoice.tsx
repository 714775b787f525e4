import { t } from '../../platform/i18n/i18n.ts'
import styles from '../screen.module.css'

/** On a narrow screen: whether the form or its preview is shown. */
export function PreviewChoice({ isPreviewFirst, onChoose }: { isPreviewFirst: boolean; onChoose: (isPreviewFirst: boolean) => void }) {
  return (
    <div className={styles.tabs}>
      <button type="button" aria-pressed={!isPreviewFirst} onClick={() => onChoose(false)}>
        {t('Form')}
      </button>
      <button type="button" aria-pressed={isPreviewFirst} onClick={() => onChoose(true)}>
        {t('Preview')}
      </button>
    </div>
  )
}
