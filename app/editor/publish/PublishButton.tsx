import { t } from '../../platform/i18n/i18n.ts'
import { Tooltip } from '../../staff-ui/Tooltip.tsx'
import styles from '../toolbar.module.css'

type Props = { number: number; isOpen: boolean; isDisabled: boolean; act: () => void }

/** Opens the sheet from which anything goes live; it shows the number of modules that have changes. */
export function PublishButton({ number, isOpen, isDisabled, act }: Props) {
  return (
    <Tooltip text={t('Publish')} keys={t('Ctrl S')}>
      <button
        type="button"
        className={styles.publish}
        disabled={isDisabled}
        aria-label={number > 0 ? t('Publish {n} changes', { n: number }) : t('Publish')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+S"
        onClick={act}
      >
        {t('Publish')} <span className={styles.number}>{number > 0 ? number : ''}</span>
      </button>
    </Tooltip>
  )
}
