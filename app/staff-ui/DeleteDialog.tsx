import type { ReactNode } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import styles from './DeleteDialog.module.css'
import { Dialog } from './Dialog.tsx'
import form from './screen.module.css'

type Props = {
  title: string
  /** what deleting would do, once that is known */
  children: ReactNode
  failure: string
  /** whether there is anything that may go */
  isFree: boolean
  onClose: () => void
  onDelete: () => void
}

/** Asks before something is deleted, with what that would do. */
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
