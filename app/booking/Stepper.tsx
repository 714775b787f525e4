import { t } from '../platform/i18n/i18n.ts'
import styles from './Stepper.module.css'

type Props = { label: string; amount: number; max: number; onAdd: () => void; onRemove: () => void }

/** A number between two buttons that decrease and increase it, large enough for a thumb. */
export function Stepper({ label, amount, max, onAdd, onRemove }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on the screen
    <div className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-disabled={amount === 0} onClick={() => amount > 0 && onRemove()} aria-label={t('Remove one ticket')}>
        −
      </button>
      <span>{amount}</span>
      <button type="button" aria-disabled={amount >= max} onClick={() => amount < max && onAdd()} aria-label={t('Add one ticket')}>
        +
      </button>
    </div>
  )
}
