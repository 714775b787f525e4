import { t } from '../../platform/i18n/i18n.ts'
import styles from './page-tree.module.css'

/** What was just done, with the way back where there is one. */
export type Done = { text: string; undo?: () => void }

/** What was just done with a page, with the way back. */
export function PageMessage({ done }: { done: Done | undefined }) {
  return (
    <div role="status" className={styles.done}>
      {done?.text}
      {done?.undo && (
        <button type="button" onClick={done.undo}>
          {t('Undo')}
        </button>
      )}
    </div>
  )
}
