import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import type { RejectedItem } from '../add-to-cart.ts'
import styles from '../Summary.module.css'

type Props = {
  rejected: RejectedItem[]
  isPartial: boolean
  /** orders the same tickets as they are sold now; missing where the price has to be looked at first */
  onAccept: (() => void) | undefined
}

/** Something else is sold by now than the visitor was shown: what, and the way to take it all the same. */
export function ChangedTerms({ rejected, isPartial, onAccept }: Props) {
  const sentences = [...new Set(rejected.map(({ reason }) => reason))]
  return (
    <div className={styles.failure}>
      <p className={styles.big} data-said>
        {t('Something has changed.')}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence} data-said>
          {sentence}
        </p>
      ))}
      {!isPartial && <p data-said>{t('Nothing has been reserved yet.')}</p>}
      {onAccept && (
        <Button look="ground" wide onClick={onAccept}>
          {t('Add to cart as it is now')}
        </Button>
      )}
    </div>
  )
}
