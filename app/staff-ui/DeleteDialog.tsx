import type { ReactNode } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import styles from './DeleteDialog.module.css'
import { Dialog } from './Dialog.tsx'
import form from './screen.module.css'

type Props = {
  title: string
  /** the delete impact, once loaded */
  children: ReactNode
  failure: string
  /** whether anything can be deleted */
  isFree: boolean
  onClose: () => void
  onDelete: () => void
}

/** Asks for confirmation of a deletion and shows its delete impact. */
export function DeleteDialog({ title, children, failure, isFree, onClose, onDelete }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div aria-live="polite" className={styles.consequences}>
        {failure && <p className={form.error}>{failure}</p>}
        {children}
      </div>
      <div className={form.actions}>
        <button type="button" className={form.second} onClick={onClose}>
          {t('Cancel')}
        </button>
        {isFree && (
          <button type="button" className={form.action} onClick={onDelete}>
            {t('Delete')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
