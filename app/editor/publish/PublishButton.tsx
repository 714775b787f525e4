import { t } from '../../platform/i18n/i18n.ts'
import { Tooltip } from '../../staff-ui/Tooltip.tsx'
import styles from '../toolbar.module.css'

type Props = { number: number; isDisabled: boolean; act: () => void }

/** The one button by which anything goes live, with the number of modules that have changes. */
export function PublishButton({ number, isDisabled, act }: Props) {
  return (
    <Tooltip text={t('Publish')} keys={t('Ctrl S')}>
      <button
        type="button"
        className={styles.publish}
        disabled={isDisabled}
        aria-label={number > 0 ? t('Publish {n} changes', { n: number }) : t('Publish')}
        aria-keyshortcuts="Control+S"
        onClick={act}
      >
        {t('Publish')} <span className={styles.number}>{number > 0 ? number : ''}</span>
      </button>
    </Tooltip>
  )
}
